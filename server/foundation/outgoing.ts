import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, type Dispatcher } from 'undici';
import { BLOCKED_PORTS } from './blocked-ports.ts';
import { lookupByServers, type NameLookup } from './name-lookup.ts';

/** Whether the gateway may connect to an address, and if not, why. */
export type AddressVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string };

/** Guards connections to addresses that strangers give. */
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

/** A name leads to an address that the gateway may not connect to. */
export class LeadsInside extends Error {
  override readonly name = 'LeadsInside';
  /** Why, in the words for an address that says so itself. */
  readonly reason: string;
  constructor(hostname: string, reason: string) {
    super(`${hostname} leads to a private address`);
    this.reason = reason;
  }
}

/** Why the guard has refused to connect; `undefined` where the error is another one. */
export function refusalReason(error: unknown): string | undefined {
  if (error instanceof LeadsInside) return error.reason;
  return error instanceof Error ? refusalReason(error.cause) : undefined;
}

/** What may be connected to besides the public internet. */
export interface OutgoingRules {
  /** Whether private, loopback and link-local addresses are allowed. */
  readonly allowPrivate: boolean;
  /** What the operator would set to allow them, for the one who is refused and may be the operator. */
  readonly allowedBy?: string;
}

/** What the guard stands on, so that a test can say where names lead. */
export interface OutgoingParts {
  /** Resolves a name; every address that it has comes back. Servers of names are asked, unless another way is given. */
  readonly lookup: NameLookup;
}

const CONNECT_TIMEOUT_MS = 10_000;
const USUAL_PORT = 443;
/** The longest address that servers can be expected to take (RFC 9110, section 4.1). */
const ADDRESS_LENGTH_UP_TO = 8_000;
/** The longest name in DNS (RFC 1035, section 3.1, as text). */
const NAME_LENGTH_UP_TO = 253;
/**
 * Refused, as URL parsers differ: some drop line ends and tabs, trim control characters, and take a backslash for a
 * slash.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const AMBIGUOUS = /[\u0000-\u001f\u007f\\]/;
/** The public part of IPv6 (RFC 4291, section 2.4, and IANA's registry). */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** A public address under which machines of Azure reach their platform, and its keys. */
const PLATFORM_ADDRESSES: ReadonlySet<string> = new Set(['168.63.129.16']);

/** Opens the guard. */
export function openOutgoing(
  rules: OutgoingRules,
  { lookup }: OutgoingParts = {
    lookup: lookupByServers({ hasNeighbours: rules.allowPrivate }),
  },
): Outgoing {
  const agent = new Agent({
    connect: { lookup: guardedLookup(rules, lookup), timeout: CONNECT_TIMEOUT_MS },
  });
  return {
    check: (address) => checkAddress(address, rules),
    dispatcher: agent,
    close: () => agent.destroy(),
  };
}

function checkAddress(address: string, rules: OutgoingRules): AddressVerdict {
  if (address.length > ADDRESS_LENGTH_UP_TO) return forbidden('it is too long');
  if (!URL.canParse(address)) return forbidden('it is not an address');
  if (AMBIGUOUS.test(address)) return forbidden('it holds a control character or a backslash');
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
  if (host.length > NAME_LENGTH_UP_TO) return forbidden('its host name is too long');
  const isPrivateName = /(^|\.)(localhost|local|internal)\.?$/i.test(host);
  const isPrivate = isPrivateName || (ipaddr.isValid(host) && !isPublic(host));
  return isPrivate && !rules.allowPrivate ? forbidden(isPrivateUnder(rules)) : { ok: true };
}

function isPrivateUnder({ allowedBy }: OutgoingRules): string {
  const remedy =
    allowedBy === undefined ? '' : `, which ${allowedBy} in the gateway's settings would allow`;
  return `it is private${remedy}`;
}

function forbidden(reason: string): AddressVerdict {
  return { ok: false, reason };
}

function guardedLookup(rules: OutgoingRules, lookup: NameLookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, []);
      if (addresses.length === 0) return callback(new Error(`${hostname} leads nowhere`), []);
      if (!rules.allowPrivate && addresses.some(({ address }) => !isPublic(address))) {
        return callback(new LeadsInside(hostname, isPrivateUnder(rules)), []);
      }
      return callback(null, addresses);
    });
  };
}

function isPublic(text: string): boolean {
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  if (address instanceof ipaddr.IPv4) return !PLATFORM_ADDRESSES.has(address.toString());
  return address.match(PUBLIC_IPV6);
}
