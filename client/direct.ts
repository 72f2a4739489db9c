import { type ContractClient, createContractClient } from '../generated/client.ts';
import { fingerprint, usualAddresses } from '../generated/stamp.ts';
import { checkHeaderValue } from './header-value.ts';
import { checkGatewayAddress } from './http-address.ts';
import { patientFetch } from './long-fetch.ts';
import { toldFailure } from './told-failure.ts';

/** How a client reaches a gateway. */
export interface PatchbayOptions {
  /** The key of an account. A page can leave it out: the browser sends the cookie of whoever has signed in. */
  readonly apiKey?: string | undefined;
  /**
   * The token of the session, as sign-in and `getAccount` answer it. Calls that change something need it beside the
   * cookie.
   */
  readonly csrfToken?: string | undefined;
  /** Whether a browser sends its cookies along; to an address of the page's own it does by itself. */
  readonly credentials?: 'include' | 'omit' | 'same-origin' | undefined;
  /** The main address. */
  readonly baseUrl?: string | undefined;
  /** The alternate address, which waits longer; requests that suit it go there by themselves. */
  readonly altBaseUrl?: string | undefined;
  /** Another `fetch`, for tests and for runtimes without one. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Another `Request`, for a `fetch` that needs more of a call than the standard one keeps. */
  readonly Request?: typeof Request | undefined;
  /** Told once where the gateway runs another contract than this client was made from. */
  readonly onContractDifference?: ((theirs: string) => void) | undefined;
}

/**
 * Makes a client of a gateway: one typed method an operation. Each answers `{ data, error, response }`; an
 * HTTP error is a value, a network error is thrown.
 *
 * @throws TypeError where an address is none, or the key holds what no header can
 *
 * @example
 * const patchbay = createPatchbay({ apiKey: 'pb_…' });
 * const { data, error } = await patchbay.createVideo({ prompt: 'A lighthouse at dusk' });
 */
export function createPatchbay(options: PatchbayOptions): ContractClient {
  const { fetch: send = patientFetch, onContractDifference } = options;
  return createClient({ ...options, fetch: tellingFetch(send, onContractDifference) });
}

/**
 * Makes the same client, but with failures as they were answered.
 *
 * @throws TypeError where an address is invalid, or the key cannot be a header
 */
export function createClient(options: PatchbayOptions): ContractClient {
  const { baseUrl, altBaseUrl, onContractDifference: _, ...others } = options;
  checkGatewayAddress('baseUrl', baseUrl);
  checkGatewayAddress('altBaseUrl', altBaseUrl);
  checkHeaderValue('apiKey', others.apiKey);
  checkHeaderValue('csrfToken', others.csrfToken);
  return createContractClient({
    ...others,
    baseUrl: baseUrl ?? usualAddresses.main,
    alternateUrl: altBaseUrl ?? baseUrl ?? usualAddresses.alternate,
  });
}

/**
 * A `fetch` that turns failures without the gateway's envelope into such, and tells once of a gateway with another
 * contract.
 */
export function tellingFetch(
  send: (request: Request) => Promise<Response>,
  warn?: (theirs: string) => void,
): (request: Request) => Promise<Response> {
  const notice = differenceNotice(warn);
  return async (request) => {
    const response = await send(request);
    notice(response);
    return toldFailure(response);
  };
}

/** Makes a check of the contract that answers name, which tells once where it is another one. */
export function differenceNotice(
  warn: (theirs: string) => void = warnOfDifference,
): (response: Response) => void {
  let isTold = false;
  return ({ headers }) => {
    const theirs = headers.get('x-contract-fingerprint');
    if (theirs === null || theirs === fingerprint || isTold) return;
    isTold = true;
    warn(theirs);
  };
}

function warnOfDifference(theirs: string): void {
  console.warn(
    `The gateway runs the contract ${theirs}; this client was made from ${fingerprint}.`,
  );
}
