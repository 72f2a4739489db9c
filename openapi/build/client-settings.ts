import { IDEMPOTENCY_HEADER } from './client-head.ts';
import { type Contract, listAt, type Node, type OperationNode } from './contract.ts';
import type { RequestBodyNode } from './requests.ts';

/** The options of the call, with its idempotency key where the operation takes one. */
export function optionsOf(contract: Contract, operation: OperationNode): string {
  const isKeyed = listAt(operation, 'parameters').some(
    (parameter) => contract.resolve(parameter).name === IDEMPOTENCY_HEADER,
  );
  return isKeyed ? '...keyed(options)' : '...given(options)';
}

/** Sends the variants that the contract marks for it to the alternate URL. */
export function lateModels(bodies: readonly RequestBodyNode[]): readonly string[] {
  const late = bodies.flatMap(({ variants }) =>
    variants.filter(({ address }) => address === 'alternate'),
  );
  const select = bodies[0]?.select?.parameter;
  if (late.length === 0 || select === undefined) return [];
  const values = [...new Set(late.map(({ value }) => `'${value}'`))];
  return [`...addressFor(body.${select}, [${values.join(', ')}])`];
}

/** Assigns the path and query parameters. */
export function paramsSetting(parameters: readonly Node[]): readonly string[] {
  const places = Map.groupBy(parameters, (parameter) => String(parameter.in));
  const groups = ['path', 'query'].flatMap((place) => {
    const here = places.get(place) ?? [];
    if (here.length === 0) return [];
    const isWhole = here.length === parameters.length;
    return [`${place}: ${isWhole ? 'parameters' : `{ ${here.map(takenOver).join(', ')} }`}`];
  });
  return groups.length === 0 ? [] : [`params: { ${groups.join(', ')} }`];
}

/** Copies a parameter into a field, which is absent if the parameter is omitted. */
function takenOver({ name, required }: Node): string {
  const field = `${String(name)}: parameters.${String(name)}`;
  if (required === true) return field;
  return `...(parameters.${String(name)} === undefined ? {} : { ${field} })`;
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
