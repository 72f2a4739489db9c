import { getHttpOperationsFromSpec } from '@stoplight/prism-cli/dist/operations.js';
import { createLogger } from '@stoplight/prism-core';
import { createServer } from '@stoplight/prism-http-server';
import { isObject } from '../foundation/json-object.ts';

/** A running Prism. */
export interface Prism {
  /** Its address, without a slash at its end. */
  readonly url: string;
  close(): Promise<void>;
}

/** How Prism handles requests. */
export type PrismMode =
  /** Answers from the contract's examples. */
  | { readonly kind: 'mock' }
  /** Passes requests on, and answers with an error where a request or an answer breaks the contract. */
  | { readonly kind: 'validating-proxy'; readonly upstream: string };

/** Starts Prism on the contract, on a free port of the loopback interface. */
export async function startPrism(contract: object, mode: PrismMode): Promise<Prism> {
  const operations = await getHttpOperationsFromSpec(copyOf(contract));
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

/**
 * A copy, as Prism resolves references within the document, which others read too. A boolean that is said not to be one
 * value is said to be the other: the values that Prism makes up keep no `not`.
 */
function copyOf(contract: object): object {
  const copy: unknown = JSON.parse(JSON.stringify(contract), (_key, value) => withConstant(value));
  if (!isObject(copy)) throw new TypeError('The contract is no object.');
  return copy;
}

function withConstant(value: unknown): unknown {
  if (!isObject(value) || value.type !== 'boolean' || !isObject(value.not)) return value;
  const { const: excluded } = value.not;
  return typeof excluded === 'boolean' ? { ...value, const: !excluded } : value;
}
