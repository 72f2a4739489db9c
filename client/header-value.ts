/** Why a text cannot be a header, as the second half of a sentence; `undefined` where it can. */
export function unfitForHeader(text: string): string | undefined {
  try {
    new Headers({ text });
    return undefined;
  } catch {
    // The runtime's own message would quote it.
    return 'holds what no header can, as a line break.';
  }
}

/**
 * Checks that a text can be a header. The error does not quote it, as it may be a secret.
 *
 * @param name - what the caller knows it by
 * @throws TypeError where it cannot
 */
export function checkHeaderValue(name: string, text: string | undefined): void {
  const fault = text === undefined ? undefined : unfitForHeader(text);
  if (fault !== undefined) throw new TypeError(`${name} ${fault}`);
}
