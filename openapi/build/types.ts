import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { at, type Contract, isList, isNode } from './contract.ts';
import { describePlainly, withWordsOnProperties } from './doc-comments.ts';
import { withNamedSchemas } from './named-types.ts';

/** The sources of the types, without their stamp. */
export interface TypeSources {
  /** All that the contract declares: `generated/types.ts`. */
  readonly types: string;
  /** Those of them that programs name: `generated/public-types.ts`. */
  readonly publicTypes: string;
}

/** Writes the TypeScript types of the contract. This is the one module that knows openapi-typescript. */
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

/** The types by place, for what has no name of its own. */
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

/** Lists what is passed on among the properties of a request, where an editor finds it. */
function withPassedOn(value: unknown): unknown {
  if (isList(value)) return value.map(withPassedOn);
  if (!isNode(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, withPassedOn(inner)]);
  const passedOn = at(value, 'x-passed-on');
  const { properties, ...others } = Object.fromEntries(entries);
  return isNode(properties) ? { ...others, properties: { ...properties, ...passedOn } } : others;
}

/**
 * Takes conditional rules away, which TypeScript cannot express: they would only add `& unknown`.
 * Everything that starts with `x-` goes too, which keeps examples out of the types.
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

/** Response headers such as `x-request-id` start with `x-` too, and stay. */
function isHeader(parent: object, key: string): boolean {
  const inner: unknown = Reflect.get(parent, key);
  return isNode(inner) && ('$ref' in inner || 'schema' in inner);
}
