import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import { isObject, type JsonObject } from '../json-object.ts';
import { inside } from './json.ts';

/** Every operation of the contract, in its order. */
export const allOperations: readonly Operation[] = Object.values<Operation>(operations);

/** Finds an operation by its identifier. Throws if there is none. */
export function operationOf(operationId: string): Operation {
  const found = allOperations.find((one) => one.operationId === operationId);
  if (found === undefined) throw new Error(`There is no operation ${operationId}.`);
  return found;
}

/** The contract's node of an operation. */
export function nodeOf({ path, method }: Operation): JsonObject {
  return asObject(inside(contract, 'paths', path, method.toLowerCase()));
}

/** Resolves a chain of references; siblings of a reference are kept. */
export function resolve(node: unknown): JsonObject {
  const found = asObject(node);
  const { $ref, ...beside } = found;
  if (typeof $ref !== 'string') return found;
  const keys = $ref.slice('#/'.length).split('/');
  return { ...resolve(inside(contract, ...keys)), ...beside };
}

/** A schema of the contract by name, its own references unresolved. */
export function schemaOf(name: string): JsonObject {
  return asObject(inside(contract, 'components', 'schemas', name));
}

/** The JSON examples of an operation's body, by name. */
export function bodyExamples(operation: Operation): ReadonlyMap<string, JsonObject> {
  const content = inside(nodeOf(operation), 'requestBody', 'content', 'application/json');
  return new Map(
    Object.entries(asObject(inside(content, 'examples'))).map(([name, example]) => [
      name,
      asObject(resolve(example).value),
    ]),
  );
}

/** The contract's node of a response; empty if it does not declare the status. */
export function responseNode(operation: Operation, status: number): JsonObject {
  return resolve(inside(nodeOf(operation), 'responses', String(status)));
}

/** A header that a response may have. */
export interface HeaderNode {
  readonly name: string;
  readonly isRequired: boolean;
  readonly schema: JsonObject;
}

/** The headers of a response. */
export function headersOf(operation: Operation, status: number): readonly HeaderNode[] {
  return Object.entries(asObject(responseNode(operation, status).headers)).map(([name, node]) => {
    const { required, schema } = resolve(node);
    return { name, isRequired: required === true, schema: asObject(schema) };
  });
}

/** A parameter outside the body, as declared in the contract. */
export interface ParameterNode {
  readonly name: string;
  readonly in: string;
  readonly isRequired: boolean;
  readonly schema: JsonObject;
  readonly example: unknown;
}

/** The parameters outside the body. */
export function parametersOf(operation: Operation): readonly ParameterNode[] {
  const list = nodeOf(operation).parameters;
  return (Array.isArray(list) ? list : []).map((one) => {
    const { name, in: place, required, schema, example } = resolve(one);
    return {
      name: String(name),
      in: String(place),
      isRequired: required === true,
      schema: resolve(schema),
      example,
    };
  });
}

/** The body parameter for the callback URL, if the operation has callbacks. */
export function callbackParameter(operation: Operation): string | undefined {
  const [callback] = Object.values(asObject(nodeOf(operation).callbacks));
  const [expression = ''] = Object.keys(resolve(callback));
  return /^\{\$request\.body#\/(\w+)\}$/.exec(expression)?.[1];
}

/** The media type of quotes, if the operation supports them. */
export function quoteType({ responses }: Operation): string | undefined {
  return Object.keys(responses[200] ?? {}).find((type) => type.includes('quote+json'));
}

/** Whether an operation accepts a parameter outside its body. */
export function takes({ parameters }: Operation, name: string): boolean {
  return parameters?.list.some((one) => one.name === name) ?? false;
}

/** The contract's first example of a streamed response. */
export function exampleStream(operation: Operation): string {
  const content = inside(responseNode(operation, 200), 'content', 'text/event-stream');
  const [first] = Object.values(asObject(inside(content, 'examples')));
  return String(inside(content, 'example') ?? inside(first, 'value') ?? '');
}

function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}
