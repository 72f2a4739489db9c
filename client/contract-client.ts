import { type ContractClient, createContractClient } from '../generated/client.ts';
import { fingerprint, fingerprintHeader, usualAddresses } from '../generated/stamp.ts';
import type { DirectOptions } from './gateway-options.ts';
import { checkHeaderValue } from './header-value.ts';
import { checkAddress } from './http-address.ts';
import { toldFailure } from './told-failure.ts';

/**
 * Creates the generated contract client, which returns failures unchanged.
 *
 * @throws TypeError if a URL is invalid, or the key or token is empty or cannot be sent as a header
 */
export function createClient(options: DirectOptions): ContractClient {
  const { baseUrl, altBaseUrl, onContractDifference: _, ...others } = options;
  checkAddress('baseUrl', baseUrl);
  checkAddress('altBaseUrl', altBaseUrl);
  checkHeaderValue('apiKey', others.apiKey);
  checkHeaderValue('csrfToken', others.csrfToken);
  return createContractClient({
    ...others,
    baseUrl: baseUrl ?? usualAddresses.main,
    alternateUrl: altBaseUrl ?? alternateOf(options),
  });
}

/** The alternate URL of a client that is given none. The gateway at a `baseUrl` is asked for it. */
function alternateOf(
  options: DirectOptions,
): string | ((signal?: AbortSignal) => Promise<string | undefined>) {
  const { baseUrl, apiKey } = options;
  if (baseUrl === undefined) return usualAddresses.alternate;
  // The cookie of a session belongs to one address.
  if (apiKey === undefined) return baseUrl;
  return async (signal) => {
    // It cannot be loaded where scripts are forbidden, or after a release of the page has replaced it.
    const search = await import('./alternate-address.ts').catch(() => undefined);
    return search?.alternateUrlOf(baseUrl, options, signal);
  };
}

/**
 * Wraps a `fetch`: failures without the gateway's error envelope get one, and a gateway with a different contract is
 * reported once.
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

/**
 * Creates a check that compares the contract fingerprint of responses with the client's own and reports a difference
 * once.
 */
export function differenceNotice(
  warn: (theirs: string) => void = warnOfDifference,
): (response: Response) => void {
  let isTold = false;
  return ({ headers }) => {
    const theirs = headers.get(fingerprintHeader);
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
