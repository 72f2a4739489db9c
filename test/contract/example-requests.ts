import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import { exampleRequest, type Operation, type Rule } from '../../generated/shapes.ts';
import type { CallOptions } from '../a-gateway.ts';

/** A request that an example of the contract stands for. */
export interface ExampleCall extends CallOptions {
  readonly path: string;
}

/** Values to use in place of those in the contract's examples, because they name something real. */
export type RealValues = ReadonlyMap<unknown, unknown>;

/** The operation of a rule. */
export function operationOf({ operationId }: Pick<Rule, 'operationId'>): Operation {
  const found = Object.values<Operation>(operations).find((one) => one.operationId === operationId);
  if (found === undefined) throw new Error(`There is no operation ${operationId}.`);
  return found;
}

/** Makes the request of one example of a rule. */
export function exampleCall(
  rule: Rule,
  patch: Readonly<Record<string, unknown>>,
  real: RealValues = new Map(),
): ExampleCall {
  const operation = operationOf(rule);
  const base = Object.fromEntries(
    Object.entries({ ...pathExamples(operation), ...rule.base }).map(([name, value]) => [
      name,
      real.get(value) ?? value,
    ]),
  );
  // Nobody is there to be called back.
  delete base.hook_url;
  const request = exampleRequest(base, patch);
  const headers = headersOf(operation, request);
  const { method } = operation;
  const path = addressOf(operation, request);
  if (rule.checked === 'parameter') {
    const json = firstExample(operation);
    return { path, method, headers, ...(json === undefined ? {} : { json }) };
  }
  const beside = new Set(operation.parameters?.list.map(({ name }) => name));
  const body = Object.entries(request).filter(([name]) => !beside.has(name));
  if (rule.mediaType === 'multipart/form-data') {
    return { path, method, headers, form: formOf(Object.fromEntries(body)) };
  }
  return { path, method, headers, json: Object.fromEntries(body) };
}

/** What the contract shows in the place of the parameters of a path. */
export function pathExamples(operation: Operation): Record<string, unknown> {
  const item = Reflect.get(contract.paths, operation.path)[operation.method.toLowerCase()];
  const parameters: Parameter[] = item.parameters ?? [];
  const found = parameters.map(parameterOf);
  return Object.fromEntries(
    found.filter(({ in: place }) => place === 'path').map(({ name, example }) => [name, example]),
  );
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly example?: unknown;
}

function parameterOf(parameter: Parameter | { readonly $ref: string }): Parameter {
  if (!('$ref' in parameter)) return parameter;
  return Reflect.get(contract.components.parameters, parameter.$ref.split('/').at(-1) ?? '');
}

/** The parameters of a request that are headers. */
function headersOf(
  { parameters }: Operation,
  given: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const headers = (parameters?.list ?? [])
    .filter(({ in: place, name }) => place === 'header' && given[name] !== undefined)
    .map(({ name }) => [name.toLowerCase(), String(given[name])]);
  return Object.fromEntries(headers);
}

/** The first example of an operation's body in JSON, if it has one. */
function firstExample(operation: Operation): Record<string, unknown> | undefined {
  if (!('application/json' in operation.bodies)) return undefined;
  const item = Reflect.get(contract.paths, operation.path)[operation.method.toLowerCase()];
  const [name = ''] = Object.keys(item.requestBody.content['application/json'].examples);
  const { hook_url: _nobody, hookUrl: _noOne, ...body } = namedExample(operation, name);
  return body;
}

/** Makes the request of an operation's own example, by the example's name. */
export function namedExample(
  operation: Operation,
  name: string,
  real: RealValues = new Map(),
): Record<string, unknown> {
  const item = Reflect.get(contract.paths, operation.path)[operation.method.toLowerCase()];
  const value = item.requestBody.content['application/json'].examples[name].value;
  return Object.fromEntries(
    Object.entries<unknown>(value).map(([key, inner]) => [key, real.get(inner) ?? inner]),
  );
}

/** The address of a request with parameters in its path and query. */
export function addressOf({ path, parameters }: Operation, given: Record<string, unknown>): string {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place } of parameters?.list ?? []) {
    const value = given[name];
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (place === 'query' && value !== undefined) query.set(name, String(value));
  }
  return `${address}?${query}`;
}

/** The contract writes the content of a file as Base64. */
function formOf(request: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(request)) {
    form.append(name, new Blob([Buffer.from(String(value), 'base64')]), 'file');
  }
  return form;
}
