/** The code of a system error, such as `ENOENT`; `undefined` for other errors. A `DOMException` has a mere number. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Whether an error means that a path does not exist. */
export function isNotThere(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/** The message of an error's innermost cause; for a failed `fetch` that is the system's message. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  // If several addresses of a host name were tried, the message is empty.
  return error.message === '' ? (codeOf(error) ?? error.name) : error.message;
}
