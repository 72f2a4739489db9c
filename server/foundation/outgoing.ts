import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Agent, type Dispatcher } from 'undici';
import { BLOCKED_PORTS } from './blocked-ports.ts';
import { lookupByServers, type NameLookup } from './name-lookup.ts';

/** Whether the gateway may connect to an address, and the reason if not. */
export type AddressVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: string };

/** Guards connections to addresses that callers supply. */
export interface Outgoing {
  /**
   * Checks an address as far as its text allows: the scheme, no user information, and a literal IP address in any
   * notation. A host name is checked by the dispatcher when it is resolved.
   */
  check(address: string): AddressVerdict;
  /**
   * Makes the connections. A host name is resolved once, all its addresses are checked, and only those are connected
   * to, so that a name cannot change in between. Redirects are not followed.
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
  /** The setting that would allow them, named in the refusal, whose reader may be the operator. */
  readonly allowedBy?: string;
}

/** Dependencies of the guard, so that a test can control name resolution. */
export interface OutgoingParts {
  /** Resolves a host name to all its addresses. By default, DNS servers are queried. */
  readonly lookup: NameLookup;
}

const CONNECT_TIMEOUT_MS = 10_000;
const DEFAULT_PORT = 443;
/** The length of addresses that servers are expected to support at least (RFC 9110, section 4.1). */
const MAX_ADDRESS_LENGTH = 8_000;
/** The maximum length of a host name in DNS (RFC 1035, section 3.1, as text). */
const MAX_NAME_LENGTH = 253;
/**
 * Rejected because URL parsers treat these characters differently: some drop line breaks and tabs, trim control
 * characters, or treat a backslash as a slash.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
const AMBIGUOUS = /[\u0000-\u001f\u007f\\]/;
/** The global unicast range of IPv6 (RFC 4291, section 2.4, and IANA's registry). */
const PUBLIC_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** A public address through which Azure machines reach their platform services, including its keys. */
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
  if (address.length > MAX_ADDRESS_LENGTH) return forbidden('it is too long');
  if (!URL.canParse(address)) return forbidden('it is not an address');
  if (AMBIGUOUS.test(address)) return forbidden('it holds a control character or a backslash');
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return forbidden('its scheme is neither http nor https');
  }
  if (url.username !== '' || url.password !== '') return forbidden('it carries user information');
  if (BLOCKED_PORTS.has(Number(url.port || DEFAULT_PORT))) {
    return forbidden(`port ${url.port} belongs to another protocol`);
  }
  // The URL parser has already converted 2130706433, 0x7f.1 and similar forms to dotted decimal (WHATWG URL, 3.5).
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (host.length > MAX_NAME_LENGTH) return forbidden('its host name is too long');
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
