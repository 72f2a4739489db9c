/** Whether a text is an address that can be asked. */
export function isHttpAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/**
 * Sees to it that a gateway can be asked at an address. A page may also give a path of its own.
 *
 * @param name - what the caller knows the address by
 * @throws TypeError where it cannot
 */
export function checkGatewayAddress(name: string, address: string | undefined): void {
  if (address === undefined || isHttpAddress(address)) return;
  const isInPage = globalThis.location !== undefined;
  if (isInPage && /^(?:\/|$)/.test(address)) return;
  throw new TypeError(
    `${name} must be an address with http:// or https://; it is ${JSON.stringify(address)}.`,
  );
}
