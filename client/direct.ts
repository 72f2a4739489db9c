import type { ContractClient } from '../generated/client.ts';
import { createClient, tellingFetch } from './contract-client.ts';
import type { DirectOptions } from './gateway-options.ts';
import { patientFetch } from './long-fetch.ts';

export type { CallOptions, ContractClient, Outcome } from '../generated/client.ts';
export type * from '../generated/public-types.ts';
export type { DirectOptions } from './gateway-options.ts';

/** @deprecated Use `DirectOptions`; the name clashes with the options of `Patchbay`. */
export type PatchbayOptions = DirectOptions;

/**
 * Creates a low-level client of a gateway with one typed method per operation. Each returns `{ data, error, response
 * }`: an HTTP error is returned as a value, a network error is thrown. It reads no environment variables.
 *
 * @throws TypeError if a URL is invalid, or the key or token is empty or cannot be sent as a header
 *
 * @example
 * const patchbay = createPatchbay({ apiKey: 'pb_…' });
 * const { data, error } = await patchbay.createVideo({ prompt: 'A lighthouse at dusk' });
 */
export function createPatchbay(options: DirectOptions = {}): ContractClient {
  const { fetch: send = patientFetch, onContractDifference } = options;
  return createClient({ ...options, fetch: tellingFetch(send, onContractDifference) });
}
