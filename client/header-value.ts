/** Why no header can carry a text, to be said after its name; `undefined` where one can. */
export function unfitForHeader(text: string): string | undefined {
  try {
    new Headers({ text });
    return undefined;
  } catch {
    // What the runtime says of it shows it.
    return 'holds what no header can, as a line break.';
  }
}

/**
 * Sees to it that a header can carry a text, and does not show it where none can, as it may be a secret.
 *
 * @param name - what the caller knows it by
 * @throws TypeError where no header can
 */
export function checkHeaderValue(name: string, text: string | undefined): void {
  const fault = text === undefined ? undefined : unfitForHeader(text);
  if (fault !== undefined) throw new TypeError(`${name} ${fault}`);
}
