import { getHttpOperationsFromSpec } from '@stoplight/prism-cli/dist/operations.js';
import { createLogger } from '@stoplight/prism-core';
import { createServer } from '@stoplight/prism-http-server';

/** A running Prism server. */
export interface Prism {
  /** Its URL, without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** How Prism handles requests. */
export type PrismMode =
  /** Answers from the contract's examples. */
  | { readonly kind: 'mock' }
  /** Forwards requests, and answers with an error if a request or an answer violates the contract. */
  | { readonly kind: 'validating-proxy'; readonly upstream: string };

/** Starts Prism for a contract, on a free port of the loopback interface. */
export async function startPrism(contract: object, mode: PrismMode): Promise<Prism> {
  // A copy, because Prism resolves references in place and the document is shared.
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
