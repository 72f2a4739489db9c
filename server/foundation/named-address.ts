import { isIP } from 'node:net';

/** An address with or without a port; an IPv6 address with a port is in brackets (RFC 3986, section 3.2.2). */
const WITH_PORT = /^(?:\[([^\]]*)\]|([^:]*))(?::\d{1,5})?$/;
const ZONE = /%.*$/;

/**
 * Extracts the IP address from what a proxy reports. Some proxies add the port, which differs for each connection, or
 * the zone of an IPv6 address, which is meaningful only to the proxy (RFC 4007, section 11).
 *
 * @returns `undefined` if the text contains no address
 */
export function addressIn(text: string): string | undefined {
  const [, inBrackets, plain] = WITH_PORT.exec(text) ?? [];
  const address = (inBrackets ?? plain ?? text).replace(ZONE, '');
  return isIP(address) === 0 ? undefined : address;
}
