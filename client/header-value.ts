/**
 * Sees to it that a header can carry a secret. What the runtime says of one that it cannot would show it.
 *
 * @param name - what the caller knows the secret by
 * @throws TypeError where no header can
 */
export function checkHeaderValue(name: string, secret: string | undefined): void {
  if (secret === undefined) return;
  try {
    new Headers({ secret });
  } catch {
    throw new TypeError(`${name} holds what no header can, as a line break.`);
  }
}
