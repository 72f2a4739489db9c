import type { Health } from '../generated/types.ts';
import type { DirectOptions } from './gateway-options.ts';
import { isObject } from './json-object.ts';

/** Where a gateway can be reached, as it says itself. */
type Addresses = Health['data'];

/** How long an address may take to answer. */
const ANSWER_MS = 5_000;

/** What was found out for a client, so that its gateway is asked once. */
const known = new WeakMap<DirectOptions, { readonly url: string | undefined }>();

/**
 * Asks the gateway at `baseUrl` for its alternate URL, without a key. Loaded when it is first needed.
 *
 * @returns `undefined` if the gateway does not know itself by `baseUrl`, as the address that it names is then not meant
 *   for this client and may be that of another server; or if the gateway does not answer there
 */
export async function alternateUrlOf(
  baseUrl: string,
  options: DirectOptions,
): Promise<string | undefined> {
  if (isOfPage(baseUrl)) return undefined;
  const found = known.get(options);
  if (found !== undefined) return found.url;
  const told = await addressesAt(baseUrl, options);
  // Asked again next time: it may be starting.
  if (told === undefined || isSame(told.baseUrl, told.altBaseUrl)) return undefined;
  const url = isSame(told.baseUrl, baseUrl) ? await answering(told, options) : undefined;
  known.set(options, { url });
  return url;
}

/** Whether the gateway serves the page that the client runs in, which may ask no other origin. */
function isOfPage(baseUrl: string): boolean {
  const { location } = globalThis;
  return location !== undefined && new URL(baseUrl, location.href).origin === location.origin;
}

/** The alternate address, if the same gateway answers there. */
async function answering(
  { baseUrl, altBaseUrl }: Addresses,
  options: DirectOptions,
): Promise<string | undefined> {
  const there = await addressesAt(altBaseUrl, options);
  return there?.baseUrl === baseUrl && there.altBaseUrl === altBaseUrl ? altBaseUrl : undefined;
}

async function addressesAt(
  url: string,
  { fetch: send = fetch, headers = {} }: DirectOptions,
): Promise<Addresses | undefined> {
  const signal = AbortSignal.timeout(ANSWER_MS);
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

/** Whether two URLs are one address; the names of this machine are one. */
function isSame(one: string, other: string): boolean {
  return comparable(one) === comparable(other);
}

function comparable(url: string): string {
  const { origin, pathname } = new URL(url, globalThis.location?.href);
  const ofMachine = origin.replace(/\/\/(?:localhost|\[::1\])(?=:|$)/, '//127.0.0.1');
  return ofMachine + pathname.replace(/\/+$/, '');
}
