import type { ContractClient } from '../generated/client.ts';
import { createClient, tellingFetch } from './contract-client.ts';
import type { DirectOptions } from './gateway-options.ts';
import { patientFetch } from './long-fetch.ts';

export type { CallOptions, ContractClient, Outcome } from '../generated/client.ts';
export type * from '../generated/public-types.ts';
export type { DirectOptions } from './gateway-options.ts';

/** @deprecated It is called `DirectOptions`, as `patchbay` has options, too. */
export type PatchbayOptions = DirectOptions;

/**
 * Makes a client of a gateway: one typed method an operation. Each answers `{ data, error, response }`; an
 * HTTP error is a value, a network error is thrown. It reads no variables.
 *
 * @throws TypeError where an address is none, or the key holds what no header can
 *
 * @example
 * const patchbay = createPatchbay({ apiKey: 'pb_…' });
 * const { data, error } = await patchbay.createVideo({ prompt: 'A lighthouse at dusk' });
 */
export function createPatchbay(options: DirectOptions = {}): ContractClient {
  const { fetch: send = patientFetch, onContractDifference } = options;
  return createClient({ ...options, fetch: tellingFetch(send, onContractDifference) });
}
