import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A JSON object of the contract. */
export interface Node {
  readonly [key: string]: unknown;
}

/** A JSON Schema of the contract, with the keywords that the build reads. */
export interface Schema extends Node {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly 'x-rule'?: string;
  readonly 'x-same-rule'?: string;
}

/** An operation as declared in the contract. */
export interface OperationNode extends Node {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
}

/** The contract in one document, with the build's accessors. */
export interface Contract {
  readonly document: Node;
  readonly operations: readonly OperationNode[];
  /** Follows a reference, if the value is one; siblings of the reference override its target. */
  resolve(value: unknown): Node;
  /** The schema with all references inlined and typed alternatives joined. */
  inline(schema: unknown): Schema;
  /** The name under `components` that a reference leads to. */
  nameOf(reference: unknown): string;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Whether a value is a JSON object. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a list. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** The object at a path of keys; empty if there is none. */
export function at(value: unknown, ...keys: readonly string[]): Node {
  let place: unknown = value;
  for (const key of keys) place = isNode(place) ? place[key] : undefined;
  return isNode(place) ? place : {};
}

/** The text at a key, if it is one. */
export function textAt(node: Node, key: string): string | undefined {
  const value = node[key];
  return typeof value === 'string' ? value : undefined;
}

/** The list at a key; empty if there is none. */
export function listAt(node: Node, key: string): readonly unknown[] {
  const value = node[key];
  return isList(value) ? value : [];
}

/** The exhaustive list of a schema's values; empty if it has none. */
export function listedValues(schema: Node): readonly unknown[] {
  return 'const' in schema ? [schema.const] : listAt(schema, 'enum');
}

/**
 * Bundles the many files of the contract into one document.
 *
 * @throws if Redocly cannot resolve a reference, with its output
 */
export async function bundleContract(): Promise<Node> {
  const folder = dirname(dirname(fileURLToPath(import.meta.url)));
  const scratch = await mkdtemp(join(tmpdir(), 'patchbay-bundle-'));
  try {
    const output = join(scratch, 'openapi.json');
    const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
    const command = join(dirname(manifest), 'bin', 'cli.js');
    const config = join(folder, 'redocly.yaml');
    await promisify(execFile)(
      process.execPath,
      [command, 'bundle', 'patchbay', '--config', config, '--output', output],
      { env: { ...process.env, REDOCLY_TELEMETRY: 'off' } },
    );
    const document: unknown = JSON.parse(await readFile(output, 'utf8'));
    if (!isNode(document)) throw new Error('The bundle of the contract is not an object.');
    return document;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Wraps a bundled document with the build's accessors. */
export function readContract(document: Node): Contract {
  const resolve = (value: unknown): Node => {
    if (!isNode(value)) throw new Error('Expected an object in the contract.');
    if (typeof value.$ref !== 'string') return value;
    const { $ref, ...siblings } = value;
    return {
      ...resolve(at(document, ...pointerKeys(String($ref)))),
      ...siblings,
    };
  };
  const inlineAny = (value: unknown): unknown => {
    if (isList(value)) return value.map(inlineAny);
    if (!isNode(value)) return value;
    const inlined = Object.entries(resolve(value)).map(([key, inner]) => [
      key,
      key.startsWith('x-') ? inner : inlineAny(inner),
    ]);
    return joinTypedAlternatives(Object.fromEntries(inlined));
  };
  return {
    document,
    operations: listOperations(document),
    resolve,
    inline: (schema) => at(inlineAny(schema)),
    nameOf: (reference) => {
      const name = pointerKeys(textAt(at(reference), '$ref') ?? '').at(-1);
      if (name === undefined) throw new Error('Expected a reference to a component.');
      return name;
    },
  };
}

/**
 * Joins alternatives that differ only by type into one schema of several types: `oneOf` of a text and a list becomes
 * `type: [string, array]`, with the keywords of each. Both are equivalent, since a JSON Schema keyword ignores values
 * of other types; code generators of other languages understand the former, the validation sentences are derived from
 * the latter.
 *
 * @throws Error if two alternatives have a keyword in common, one of which would be lost
 */
function joinTypedAlternatives(schema: Node): Node {
  const { oneOf, ...rest } = schema;
  if (!isList(oneOf) || 'type' in rest) return schema;
  const alternatives = oneOf.filter(isNode);
  const types = alternatives.map(({ type }) => type);
  if (alternatives.length < oneOf.length || !areDistinct(types)) return schema;
  const keywords = alternatives.flatMap(({ type: _, ...asked }) => Object.entries(asked));
  const joined = Object.fromEntries(keywords);
  const clash = keywords.find(([key, value]) => joined[key] !== value || key in rest);
  if (clash !== undefined) {
    throw new Error(`Alternatives of ${types.join(', ')} cannot be joined, for ${clash[0]}.`);
  }
  return { ...rest, type: types, ...joined };
}

function areDistinct(types: readonly unknown[]): boolean {
  return types.every((type) => typeof type === 'string') && new Set(types).size === types.length;
}

function pointerKeys(reference: string): readonly string[] {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function listOperations(document: Node): readonly OperationNode[] {
  return Object.entries(at(document, 'paths')).flatMap(([path, item]) =>
    METHODS.filter((method) => isNode(at(item)[method])).map((method) => {
      const operation = at(item, method);
      const operationId = textAt(operation, 'operationId');
      if (operationId === undefined) throw new Error(`${method} ${path} has no operationId.`);
      return {
        ...operation,
        operationId,
        method: method.toUpperCase(),
        path,
      };
    }),
  );
}
