import { isIP } from 'node:net';

/** An address with a port or without; that of IPv6 is in brackets where it has one (RFC 3986, section 3.2.2). */
const WITH_PORT = /^(?:\[([^\]]*)\]|([^:]*))(?::\d{1,5})?$/;
const ZONE = /%.*$/;

/**
 * The IP address in what a proxy has named. Some proxies add the port, which differs for each connection, or the zone
 * of an IPv6 address, which means something to the proxy alone (RFC 4007, section 11).
 *
 * @returns `undefined` where there is none
 */
export function addressIn(text: string): string | undefined {
  const [, inBrackets, plain] = WITH_PORT.exec(text) ?? [];
  const address = (inBrackets ?? plain ?? text).replace(ZONE, '');
  return isIP(address) === 0 ? undefined : address;
}
