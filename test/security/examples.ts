import contract from '../../generated/openapi.json' with { type: 'json' };
import type { Operation } from '../../generated/shapes.ts';

/** The operation's first JSON request example in the contract. */
export function exampleOf({
  path,
  method,
}: Operation): Readonly<Record<string, unknown>> | undefined {
  // biome-ignore lint/suspicious/noExplicitAny: the contract is read here as the data that it is.
  const node = (contract.paths as any)[path][method.toLowerCase()];
  const examples = node.requestBody?.content?.['application/json']?.examples ?? {};
  const [first] = Object.values<{ readonly value: Record<string, unknown> }>(examples);
  return first?.value;
}
