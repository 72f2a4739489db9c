import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { at, type Contract, isList, isNode } from './contract.ts';
import { describePlainly, withWordsOnProperties } from './doc-comments.ts';
import { withNamedSchemas } from './named-types.ts';

/** The source code of the types, without the stamp. */
export interface TypeSources {
  /** All types of the contract: `generated/types.ts`. */
  readonly types: string;
  /** The types that are useful in programs: `generated/public-types.ts`. */
  readonly publicTypes: string;
}

/** Writes the TypeScript types of the contract. This is the only module that depends on openapi-typescript. */
export async function writeTypes(contract: Contract): Promise<TypeSources> {
  const worded = withWordsOnProperties(withPassedOn(contract.document), contract);
  const document = JSON.stringify(withoutRules(worded));
  const tree = await openapiTS(document, {
    alphabetize: false,
    defaultNonNullable: false,
    transform: (schema) =>
      'contentMediaType' in schema
        ? ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'))
        : undefined,
  });
  tree.forEach(describePlainly);
  const named = withNamedSchemas(tree);
  return { types: astToString(named.tree), publicTypes: writePublicTypes(named.telling) };
}

/** The types indexed by path, for schemas without a name. */
const BY_PLACE = ['components', 'operations', 'paths'];

function writePublicTypes(names: readonly string[]): string {
  return `/**
 * The types that programs name: requests, answers, records, their parts, and choices. What else the contract declares,
 * as texts and numbers, parameters and headers, is found by its place in \`components\`.
 */
export type {
${[...names, ...BY_PLACE]
  .toSorted()
  .map((name) => `  ${name},\n`)
  .join('')}} from './types.ts';
`;
}

/** Adds parameters that are passed on to the properties of a request, so that editors offer them. */
function withPassedOn(value: unknown): unknown {
  if (isList(value)) return value.map(withPassedOn);
  if (!isNode(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withPassedOn(inner)]);
  const passedOn = at(value, 'x-passed-on');
  const { properties, ...others } = Object.fromEntries(entries);
  return isNode(properties) ? { ...others, properties: { ...properties, ...passedOn } } : others;
}

/**
 * Removes conditional rules, which TypeScript cannot express: they would only add `& unknown`. Also removes all keys
 * that start with `x-`, which keeps examples out of the types.
 */
function withoutRules(value: unknown): unknown {
  if (isList(value)) return value.map(withoutRules);
  if (!isNode(value)) return value;
  const entries = Object.entries(value).filter(
    ([key]) => !key.startsWith('x-') || (/^x-[\w-]+$/.test(key) && isHeader(value, key)),
  );
  const kept = entries.map(([key, inner]): [string, unknown] => {
    if (key === 'allOf' && 'properties' in value) return [key, undefined];
    return [key, withoutRules(inner)];
  });
  return Object.fromEntries(kept.filter(([, inner]) => inner !== undefined));
}

/** Whether a key is a response header: `x-request-id` and the like also start with `x-`, and are kept. */
function isHeader(parent: object, key: string): boolean {
  const inner: unknown = Reflect.get(parent, key);
  return isNode(inner) && ('$ref' in inner || 'schema' in inner);
}
