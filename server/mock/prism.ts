import { getHttpOperationsFromSpec } from '@stoplight/prism-cli/dist/operations.js';
import { createLogger } from '@stoplight/prism-core';
import { createServer } from '@stoplight/prism-http-server';

/** A Prism that serves. */
export interface Prism {
  /** Its address, without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** What Prism does with a request. */
export type PrismMode =
  /** It answers from the contract's examples. */
  | { readonly kind: 'mock' }
  /** It passes requests on, and answers with an error where a request or an answer breaks the contract. */
  | { readonly kind: 'validating-proxy'; readonly upstream: string };

/** Starts Prism on the contract, on a free port of the loopback interface. */
export async function startPrism(contract: object, mode: PrismMode): Promise<Prism> {
  // Prism puts what references lead to into the document itself, which others read too.
  const operations = await getHttpOperationsFromSpec(structuredClone(contract));
  const shared = {
    validateRequest: true,
    validateResponse: true,
    checkSecurity: true,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  };
  const server = createServer(operations, {
    cors: true,
    components: { logger: createLogger('prism', { level: 'silent' }) },
    config:
      mode.kind === 'mock'
        ? { ...shared, errors: false, isProxy: false }
        : { ...shared, errors: true, isProxy: true, upstream: new URL(mode.upstream) },
  });
  const url = await server.listen(0, '127.0.0.1');
  return { url, close: () => server.close() };
}
