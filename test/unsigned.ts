/**
 * A result without the expiry and signature of the addresses in it: addresses are signed anew each time that they are
 * returned, with an expiry in seconds.
 */
export function unsigned(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer).replaceAll(/\?expires=\d+&signature=[\w-]+/g, ''));
}
