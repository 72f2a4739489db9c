import { QUOTE_TYPE } from './client-head.ts';
import { at, type Node, type OperationNode } from './contract.ts';
import type { RequestBodyNode, VariantNode } from './requests.ts';

/** The methods for an operation's other modes, by mode. */
export function clientMethodsOf({
  operationId,
  ...operation
}: OperationNode): Readonly<Partial<Record<'stream' | 'job' | 'quote', string>>> {
  const types = at(operation, 'responses', '200', 'content');
  return {
    ...(canStream(operation) ? { stream: wayName('stream', operationId) } : {}),
    ...('202' in at(operation, 'responses') ? { job: `${operationId}Job` } : {}),
    ...(QUOTE_TYPE in types ? { quote: wayName('quote', operationId) } : {}),
  };
}

/** Whether an operation can return a complete response or, on request, a stream. */
export function canStream(operation: Node): boolean {
  const types = at(operation, 'responses', '200', 'content');
  return 'text/event-stream' in types && 'application/json' in types;
}

/** `quoteVideo` for `createVideo`, `streamEditImage` for `editImage`. */
function wayName(way: 'stream' | 'quote', operationId: string): string {
  const asked = operationId.replace(/^create(?=[A-Z])/, '');
  return `${way}${asked.charAt(0).toUpperCase()}${asked.slice(1)}`;
}

/** Whether every variant of a body can request a stream; if only some can, its type need not exclude it. */
export function isStreamedByAll({ variants }: RequestBodyNode): boolean {
  return variants.every(isStreamed);
}

/** Whether a variant can request a stream. */
export function isStreamed({ schema }: Pick<VariantNode, 'schema'>): boolean {
  const stream = schema.properties?.stream;
  return stream !== undefined && !('const' in stream);
}
