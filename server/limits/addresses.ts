import ipaddr from 'ipaddr.js';

/** What one customer of a network is given at the least (RFC 6177, section 2), and can change addresses within. */
const IPV6_NETWORK_PARTS = 4;
const TEXT_LENGTH_UP_TO = 64;

/** Whom an address stands for: itself, or the network of 64 bits that an address of IPv6 belongs to. */
export function networkOf(text: string): string {
  // A proxy may have named anything.
  if (!ipaddr.isValid(text)) return text.slice(0, TEXT_LENGTH_UP_TO);
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  const parts = address.parts.slice(0, IPV6_NETWORK_PARTS);
  return `${parts.map((part) => part.toString(16)).join(':')}::/64`;
}
