import { IDEMPOTENCY_HEADER } from './client-head.ts';
import { namesInPath } from './client-inputs.ts';
import { type Contract, listAt, type Node, type OperationNode } from './contract.ts';
import type { RequestBodyNode } from './requests.ts';

/** The options of the call, with its idempotency key where the operation takes one. */
export function optionsOf(contract: Contract, operation: OperationNode): string {
  return isKeyed(contract, operation) ? '...keyed(options)' : '...given(options)';
}

/** Whether an operation takes an idempotency key. */
export function isKeyed(contract: Contract, operation: OperationNode): boolean {
  return listAt(operation, 'parameters').some(
    (parameter) => contract.resolve(parameter).name === IDEMPOTENCY_HEADER,
  );
}

/** Sends the variants that the contract marks for it to the alternate URL. */
export function lateModels(bodies: readonly RequestBodyNode[]): readonly string[] {
  const late = bodies.flatMap(({ variants }) =>
    variants.filter(({ address }) => address === 'alternate'),
  );
  const select = bodies[0]?.select?.parameter;
  if (late.length === 0 || select === undefined) return [];
  const values = [...new Set(late.map(({ value }) => `'${value}'`))];
  return [`...(await addressFor(body?.${select}, [${values.join(', ')}], options))`];
}

/** Assigns the path and query parameters. */
export function paramsSetting(parameters: readonly Node[]): readonly string[] {
  const inPath = namesInPath(parameters);
  if (parameters.length === 0) return [];
  if (inPath.length === 0) return ['params: { query: parameters }'];
  if (inPath.length === parameters.length) return ['params: { path: parameters }'];
  return [`params: { path: { ${inPath.join(', ')} }, query }`];
}

/** Passes the body on, in the encoding that it needs. */
export function bodySettings(bodies: readonly RequestBodyNode[], body = 'body'): readonly string[] {
  return bodies.length === 0 ? [] : [body, ...serializerOf(bodies)];
}

/** Chooses the encoding of a body that may be a form. */
export function serializerOf(bodies: readonly RequestBodyNode[]): readonly string[] {
  const hasForm = bodies.some(({ mediaType }) => mediaType === 'multipart/form-data');
  return hasForm ? ['bodySerializer: encodeBody'] : [];
}
