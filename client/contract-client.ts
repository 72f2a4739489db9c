import { type ContractClient, createContractClient } from '../generated/client.ts';
import { fingerprint, usualAddresses } from '../generated/stamp.ts';
import { FINGERPRINT_HEADER } from './fingerprint-header.ts';
import type { DirectOptions } from './gateway-options.ts';
import { checkHeaderValue } from './header-value.ts';
import { checkGatewayAddress } from './http-address.ts';
import { toldFailure } from './told-failure.ts';

/**
 * Makes the client that the contract gives, which answers failures as they came.
 *
 * @throws TypeError where an address is invalid, or the key cannot be a header
 */
export function createClient(options: DirectOptions): ContractClient {
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
    const theirs = headers.get(FINGERPRINT_HEADER);
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
