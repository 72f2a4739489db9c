/** What the system calls an error, as `ENOENT`; `undefined` where it is none of the system's. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** Whether the system says that nothing is at a path. */
export function isNotThere(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** The innermost reason of an error: that of a failed `fetch` is what the system said. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  // Where several addresses of a name have been tried, there is no message.
  return error.message === '' ? (codeOf(error) ?? error.name) : error.message;
}
