/**
 * A variable of the environment; an empty one counts as not set. Browsers have none, and some runtimes do not let it be
 * read.
 */
export function environmentValue(name: string): string | undefined {
  try {
    return globalThis.process?.env?.[name] || undefined;
  } catch {
    // Deno wants a permission for it, which the program may lack.
    return undefined;
  }
}
