/**
 * An answer without the ends of the addresses in it: files are signed anew each time that their addresses are shown, until
 * a moment that is told to the second.
 */
export function unsigned(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer).replaceAll(/\?expires=\d+&signature=[\w-]+/g, ''));
}
