/** Reads an environment variable; an empty one counts as not set. Browsers have none, and some runtimes deny access. */
export function environmentValue(name: string): string | undefined {
  try {
    return globalThis.process?.env?.[name] || undefined;
  } catch {
    // Deno requires a permission that the program may lack.
    return undefined;
  }
}
