import { parameterType } from './checked-types.ts';
import { isStreamed, isStreamedByAll } from './client-modes.ts';
import { type Contract, listAt, type Node, type OperationNode, textAt } from './contract.ts';
import type { RequestBodyNode } from './requests.ts';

/** A parameter of a method before its options. */
export interface Input {
  readonly name: 'parameters' | 'body';
  /** What it is taken apart into, where the request has its parts in different places. */
  readonly pattern?: string;
  readonly type: string;
  readonly isNeeded: boolean;
}

/** The path and query parameters; headers are an option of every call. */
export function addressedBy(contract: Contract, operation: OperationNode): readonly Node[] {
  const parameters = listAt(operation, 'parameters').map(contract.resolve);
  return parameters.filter((parameter) => parameter.in !== 'header');
}

/** The names of the parameters that are in the path. */
export function namesInPath(parameters: readonly Node[]): readonly unknown[] {
  return parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
}

/** The path and query parameters as one argument, which is optional if all of them are. */
export function parametersInput(contract: Contract, parameters: readonly Node[]): Input {
  const fields = parameters.map(
    (parameter) => `
    /** ${inOneLine(textAt(parameter, 'description') ?? '')} */
    ${parameterType(contract, parameter, 'request')};`,
  );
  const inPath = namesInPath(parameters);
  const isMixed = inPath.length > 0 && inPath.length < parameters.length;
  return {
    name: 'parameters',
    ...(isMixed ? { pattern: `{ ${[...inPath, '...query'].join(', ')} }` } : {}),
    type: `{${fields.join('')}\n  }`,
    isNeeded: parameters.some(({ required }) => required === true),
  };
}

function inOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** The type of each body, which each media type may have one of. */
export function namesOf(bodies: readonly RequestBodyNode[]): readonly string[] {
  return bodies.map(({ schemaName }) => schemaName);
}

/**
 * From this number of variants on, each has an overload before that of their union: editors describe a parameter only
 * where a single variant can be meant. Of this many overloads TypeScript reports the error of the last, that of the
 * union; of fewer, it would report one for each.
 */
const OVERLOADED_FROM = 3;

/** The variants of all bodies that have overloads; with an open form of the body there may be only one. */
export function variantsOf(bodies: readonly RequestBodyNode[]): readonly string[] {
  const names = bodies.flatMap(({ variants }) => variants.map(({ name }) => name));
  return names.length < OVERLOADED_FROM ? [] : names;
}

/** The body, as a union of types, each of them narrowed if requested. */
export function bodyInput(names: readonly string[], narrowing?: string): readonly Input[] {
  if (names.length === 0) return [];
  const types = names.map((name) => `types.${name}`).join(' | ');
  const type = narrowing === undefined ? types : `(${types}) & ${narrowing}`;
  return [{ name: 'body', type, isNeeded: true }];
}

/** The bodies that can request a stream; only those variants, if not all can. */
export function streamedNames(bodies: readonly RequestBodyNode[]): readonly string[] {
  return bodies.flatMap((body) =>
    isStreamedByAll(body)
      ? [body.schemaName]
      : body.variants.filter(isStreamed).map(({ name }) => name),
  );
}
