import type { Health } from '../generated/types.ts';
import { LONGEST_SEARCH_MS } from './call-limits.ts';
import type { DirectOptions } from './gateway-options.ts';
import { isObject } from './json-object.ts';

/** Where a gateway can be reached, as it says itself. */
type Addresses = Health['data'];

/** The search for a client's alternate URL, which its calls share. */
interface Search {
  readonly url: Promise<string | undefined>;
  /** Until when its outcome holds, by `performance.now()`. */
  readonly until: number;
}

/** How long an outcome holds: a gateway without an alternate URL may have been starting, and one with it may move. */
const HOLDS_MS = 180_000;

const searches = new WeakMap<DirectOptions, Search>();

/**
 * Asks the gateway at `baseUrl` for its alternate URL, without a key. Loaded when it is first needed.
 *
 * The URL is only taken if it has the protocol and the host name of `baseUrl` (the names of this machine count as one):
 * no request goes to a host that the user has not named.
 *
 * @param signal - ends the wait; other calls may still wait for the same search
 * @returns `undefined` if the gateway does not know itself by `baseUrl`, as the address that it names is then not meant
 *   for this client and may be that of another server; if that address is on another host; if the gateway does not
 *   answer there; or if the signal is aborted
 */
export async function alternateUrlOf(
  baseUrl: string,
  options: DirectOptions,
  signal?: AbortSignal,
): Promise<string | undefined> {
  if (isOfPage(baseUrl) || signal?.aborted) return undefined;
  const { url } = searchFor(baseUrl, options);
  return signal ? orAborted(url, signal) : url;
}

/** Whether the gateway serves the page that the client runs in, which may ask no other origin. */
function isOfPage(baseUrl: string): boolean {
  const { location } = globalThis;
  return location !== undefined && new URL(baseUrl, location.href).origin === location.origin;
}

function searchFor(baseUrl: string, options: DirectOptions): Search {
  const known = searches.get(options);
  if (known !== undefined && performance.now() < known.until) return known;
  const limit = AbortSignal.timeout(LONGEST_SEARCH_MS);
  // A `fetch` of the caller may ignore the signal of its request.
  const url = orAborted(found(baseUrl, { options, signal: limit, known: known?.url }), limit);
  const search: Search = { url, until: performance.now() + HOLDS_MS };
  searches.set(options, search);
  return search;
}

/** The outcome, or `undefined` as soon as the signal is aborted. */
function orAborted<T>(outcome: Promise<T>, signal: AbortSignal): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const abort = () => resolve(undefined);
    signal.addEventListener('abort', abort, { once: true });
    outcome.finally(() => signal.removeEventListener('abort', abort)).then(resolve, reject);
  });
}

interface Finding {
  readonly options: DirectOptions;
  readonly signal: AbortSignal;
  /** What was found before. It stays where the gateway does not answer just now. */
  readonly known: Promise<string | undefined> | undefined;
}

async function found(
  baseUrl: string,
  { options, signal, known }: Finding,
): Promise<string | undefined> {
  const told = await addressesAt(baseUrl, options, signal);
  if (told === undefined) return known;
  if (isSame(told.baseUrl, told.altBaseUrl)) return undefined;
  if (!isSame(told.baseUrl, baseUrl) || !isOnSameHost(told.altBaseUrl, baseUrl)) return undefined;
  if (told.altBaseUrl === (await known)) return told.altBaseUrl;
  const there = await addressesAt(told.altBaseUrl, options, signal);
  const isIt = there?.baseUrl === told.baseUrl && there.altBaseUrl === told.altBaseUrl;
  return isIt ? told.altBaseUrl : undefined;
}

async function addressesAt(
  url: string,
  { fetch: send = fetch, headers = {} }: DirectOptions,
  signal: AbortSignal,
): Promise<Addresses | undefined> {
  const path = `${url.replace(/\/+$/, '')}/healthz`;
  try {
    const response = await send(new Request(path, { headers, redirect: 'manual', signal }));
    return addressesIn(await response.json());
  } catch {
    // A firewall, an access control of the page, or no gateway: requests then go to the main address.
    return undefined;
  }
}

function addressesIn(told: unknown): Addresses | undefined {
  if (!isObject(told) || !isObject(told.data)) return undefined;
  const { baseUrl, altBaseUrl } = told.data;
  const areUrls = [baseUrl, altBaseUrl].every(
    (url) => typeof url === 'string' && URL.canParse(url),
  );
  return typeof baseUrl === 'string' && typeof altBaseUrl === 'string' && areUrls
    ? { baseUrl, altBaseUrl }
    : undefined;
}

/** Whether two URLs are one address. */
function isSame(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(address: string): string {
  const { protocol, port, pathname } = parsed(address);
  return `${protocol}//${hostOf(address)}:${port}${pathname.replace(/\/+$/, '')}`;
}

function isOnSameHost(one: string, other: string): boolean {
  return parsed(one).protocol === parsed(other).protocol && hostOf(one) === hostOf(other);
}

/** The host name of a URL; the names of this machine are one. */
function hostOf(address: string): string {
  const { hostname } = parsed(address);
  return hostname === 'localhost' || hostname === '[::1]' ? '127.0.0.1' : hostname;
}

function parsed(address: string): URL {
  return new URL(address, globalThis.location?.href);
}
