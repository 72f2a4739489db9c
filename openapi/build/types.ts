import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { type Contract, isList, isNode } from './contract.ts';

/**
 * Writes the TypeScript types of the contract. This is the one module that knows openapi-typescript.
 *
 * @returns the source of `generated/types.ts`, without its stamp
 */
export async function writeTypes(contract: Contract): Promise<string> {
  const document = JSON.stringify(withoutRules(contract.document));
  const tree = await openapiTS(document, {
    alphabetize: false,
    defaultNonNullable: false,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: (schema) =>
      'contentMediaType' in schema
        ? ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'))
        : undefined,
  });
  return astToString(tree);
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
