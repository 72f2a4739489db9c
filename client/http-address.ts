/** Whether a text is an HTTP or HTTPS URL. */
export function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/**
 * Checks the URL of a gateway or a file. In a page it may also be a path.
 *
 * @param name - the caller's name for the URL
 * @throws TypeError if it is invalid
 */
export function checkAddress(name: string, address: string | undefined): void {
  if (address === undefined || isHttpAddress(address)) return;
  const isInPage = globalThis.location !== undefined;
  if (isInPage && /^(?:\/|$)/.test(address)) return;
  throw new TypeError(
    `${name} must be an address with http:// or https://; it is ${JSON.stringify(address)}.`,
  );
}
