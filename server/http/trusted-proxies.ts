import { BlockList, isIPv6 } from 'node:net';
import { addressIn } from '../foundation/named-address.ts';

/**
 * Creates a predicate that tests whether an address belongs to a trusted proxy.
 *
 * @param proxies - addresses, and networks in CIDR notation
 */
export function trustIn(proxies: readonly string[]): (named: string) => boolean {
  const trusted = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    if (bits === undefined) trusted.addAddress(address, familyOf(address));
    else trusted.addSubnet(address, Number(bits), familyOf(address));
  }
  return (named) => {
    const address = addressIn(named);
    return address !== undefined && trusted.check(address, familyOf(address));
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
