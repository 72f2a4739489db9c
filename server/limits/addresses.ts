import ipaddr from 'ipaddr.js';
import { addressIn } from '../foundation/named-address.ts';

/** What one customer of a network is given at the least (RFC 6177, section 2), and can change addresses within. */
const IPV6_NETWORK_PARTS = 4;
/** A proxy may have named anything, and what it has not named an address of counts together. */
const NO_ADDRESS = 'unknown';

/** Whom an address stands for: itself, or the network of 64 bits that an address of IPv6 belongs to. */
export function networkOf(text: string): string {
  const named = addressIn(text);
  if (named === undefined) return NO_ADDRESS;
  const address = ipaddr.process(named);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const parts = address.parts.slice(0, IPV6_NETWORK_PARTS);
  return `${parts.map((part) => part.toString(16)).join(':')}::/64`;
}
