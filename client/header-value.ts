/** Why a text is not a valid header value, phrased as the second half of a sentence; `undefined` if it is valid. */
export function unfitForHeader(text: string): string | undefined {
  if (text.trim() === '') return 'is empty.';
  try {
    new Headers({ text });
    return undefined;
  } catch {
    // The runtime's own message would quote the value.
    return 'contains what a header cannot, such as a line break.';
  }
}

/**
 * Checks that a text is a valid header value. The error does not quote it, as it may be a secret.
 *
 * @param name - the caller's name for the value
 * @throws TypeError if it is not valid
 */
export function checkHeaderValue(name: string, text: string | undefined): void {
  const fault = text === undefined ? undefined : unfitForHeader(text);
  if (fault !== undefined) throw new TypeError(`${name} ${fault}`);
}
