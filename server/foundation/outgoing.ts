import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, type Dispatcher } from 'undici';
import { BLOCKED_PORTS } from './blocked-ports.ts';

/** Whether the gateway may connect to an address, and if not, why. */
export type AddressVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string };

/** The guard of connections to addresses that strangers give. */
export interface Outgoing {
  /**
   * Checks an address as far as its text tells: the scheme, no user information, and a literal IP address in
   * any of its spellings. A name is checked when it is resolved, by the dispatcher.
   */
  check(address: string): AddressVerdict;
  /**
   * Makes the connections. A name is resolved once, every address that it has is checked, and only those are
   * connected to, so that a name cannot change in between. Redirects are not followed.
   */
  readonly dispatcher: Dispatcher;
  close(): Promise<void>;
}

/** What may be connected to besides the public internet. */
export interface OutgoingRules {
  /** Whether private, loopback and link-local addresses are allowed. */
  readonly allowPrivate: boolean;
}

const CONNECT_TIMEOUT_MS = 10_000;
const USUAL_PORT = 443;
/** All that is assigned for use on the internet so far (RFC 4291, section 2.4, and IANA's registry). */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Opens the guard. */
export function openOutgoing(rules: OutgoingRules): Outgoing {
  const agent = new Agent({
    connect: { lookup: guardedLookup(rules), timeout: CONNECT_TIMEOUT_MS },
  });
  return {
    check: (address) => checkAddress(address, rules),
    dispatcher: agent,
    close: () => agent.destroy(),
  };
}

function checkAddress(address: string, { allowPrivate }: OutgoingRules): AddressVerdict {
  if (!URL.canParse(address)) return forbidden('it is not an address');
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return forbidden('its scheme is neither http nor https');
  }
  if (url.username !== '' || url.password !== '') return forbidden('it carries user information');
  if (BLOCKED_PORTS.has(Number(url.port || USUAL_PORT))) {
    return forbidden(`port ${url.port} belongs to another protocol`);
  }
  // The URL parser has already turned 2130706433, 0x7f.1 and the like into dotted form (WHATWG URL, 3.5).
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isPrivateName = /(^|\.)(localhost|local|internal)\.?$/i.test(host);
  const isPrivate = isPrivateName || (ipaddr.isValid(host) && !isPublic(host));
  return isPrivate && !allowPrivate ? forbidden('it is private') : { ok: true };
}

function forbidden(reason: string): AddressVerdict {
  return { ok: false, reason };
}

function guardedLookup({ allowPrivate }: OutgoingRules): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      const isForbidden = !allowPrivate && addresses.some(({ address }) => !isPublic(address));
      if (isForbidden) return callback(new Error(`${hostname} leads to a private address`), []);
      return callback(null, addresses);
    });
  };
}

function isPublic(text: string): boolean {
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(PUBLIC_IPV6);
}
