import ipaddr from 'ipaddr.js';
import { addressIn } from '../foundation/named-address.ts';

/**
 * The number of 16-bit groups of a /64, the smallest IPv6 network of a customer (RFC 6177, section 2), who can use any
 * address within it.
 */
const IPV6_NETWORK_PARTS = 4;
/** A proxy may send any text; all invalid addresses are counted together. */
const NO_ADDRESS = 'unknown';

/** The unit that an address is counted under: the address itself, or the /64 network of an IPv6 address. */
export function networkOf(text: string): string {
  const named = addressIn(text);
  if (named === undefined) return NO_ADDRESS;
  const address = ipaddr.process(named);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const parts = address.parts.slice(0, IPV6_NETWORK_PARTS);
  return `${parts.map((part) => part.toString(16)).join(':')}::/64`;
}
