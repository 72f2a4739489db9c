import type { Exchange } from '../http/contract-server.ts';
import { exampleHeaders } from './examples.ts';

/** The headers that examples have although not every answer of the gateway does. */
const SHOWN = ['location', 'ratelimit', 'ratelimit-policy', 'retry-after', 'set-cookie'];

/** How headers are set. */
export interface HeaderChoice {
  /** Further headers that the answer has. */
  readonly also?: readonly string[];
  /** Adapts a value to the request. */
  readonly adapt?: (value: string) => string;
}

/**
 * Sets the headers of an answer to the contract's examples: those that are required, and those that pages build on.
 * Nothing is said of an upstream, as none is called. Headers that are already set are real, and stay.
 */
export function putExampleHeaders(
  { operation, reply }: Exchange,
  status: number,
  { also = [], adapt = (value) => value }: HeaderChoice = {},
): void {
  const shown = [...SHOWN, ...also];
  for (const { name, isRequired, example } of exampleHeaders(operation, status)) {
    const isShown = isRequired || shown.includes(name);
    if (isShown && !reply.hasHeader(name)) reply.header(name, adapt(example));
  }
}
