/**
 * A setting that the process was started with. Browsers have none, and some runtimes allow none to be read; an empty
 * one counts as none.
 */
export function environmentValue(name: string): string | undefined {
  try {
    return globalThis.process?.env?.[name] || undefined;
  } catch {
    // Deno asks for a permission, which the program need not have.
    return undefined;
  }
}
