import { readdir, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { type ESTree, parse, Visitor } from 'rolldown/utils';

/** The dependencies that a manifest declares. */
export interface Declared {
  readonly dependencies: Readonly<Record<string, string>>;
  /** Peer dependencies. An unused one is no error, because another one may need it. */
  readonly peerDependencies: Readonly<Record<string, string>>;
}

/** Imported packages, each with the files that import it. */
export type Imported = ReadonlyMap<string, readonly string[]>;

/** The imports in the code of a file or folder. */
export interface FoundIn<Packages> {
  readonly packages: Packages;
  /** Dynamic imports with a computed name: bundlers cannot see them, and no manifest declares them. */
  readonly hidden: readonly string[];
}

const CODE = /\.(js|d\.ts)$/;
/** Files loaded by browsers: there, an import names a URL, such as that of a Scalar plugin, and not a package. */
const FOR_BROWSERS = /^client[\\/]console[\\/]built[\\/]/;
const PACKAGE_NAME = /^(@[^/]+\/)?[^/.][^/]*/;

/** Reports undeclared imports and unused declarations, one sentence each. */
export function misdeclared(
  imported: Imported,
  { dependencies, peerDependencies }: Declared,
): string[] {
  const declared = { ...dependencies, ...peerDependencies };
  return [
    ...[...imported]
      .filter(([name]) => !Object.hasOwn(declared, name))
      .map(([name, files]) => `${files.join(', ')}: imports ${name}, which no user would have.`),
    ...Object.keys(dependencies)
      .filter((name) => !imported.has(name))
      .map((name) => `${name} is a dependency, and no file imports it: every user would have it.`),
  ];
}

/** The imports of the files in a folder, JavaScript and types. */
export async function importedIn(folder: string): Promise<FoundIn<Imported>> {
  const found = new Map<string, string[]>();
  const hidden: string[] = [];
  const files = (await readdir(folder, { recursive: true })).filter((file) => CODE.test(file));
  for (const file of files.toSorted()) {
    const own = await importsOf(file, await readFile(join(folder, file), 'utf8'));
    for (const name of own.packages) found.set(name, [...(found.get(name) ?? []), file]);
    if (FOR_BROWSERS.test(file)) continue;
    hidden.push(...own.hidden.map((code) => `${file}: ${code} hides what it needs.`));
  }
  return { packages: found, hidden };
}

/**
 * The packages that a file imports, or resolves to find one of their files.
 *
 * @throws if it is not JavaScript
 */
export async function importsOf(file: string, code: string): Promise<FoundIn<ReadonlySet<string>>> {
  const { program, errors } = await parse(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const packages = new Set<string>();
  const hidden: string[] = [];
  const add = (from: ESTree.Expression | null): Written => {
    const written = writtenIn(from);
    const name = PACKAGE_NAME.exec(written.text)?.[0];
    if (name !== undefined && !isBuiltin(name)) packages.add(name);
    return written;
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source, start, end }) => {
      if (!add(source).isWhole) hidden.push(code.slice(start, end));
    },
    ExportAllDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
    CallExpression: ({ callee, arguments: [first] }) => {
      if (isLookUp(callee) && first !== undefined && first.type !== 'SpreadElement') add(first);
    },
  }).visit(program);
  return { packages, hidden };
}

/** Whether it is the `resolve` of `createRequire(import.meta.url)`, whatever its name in the bundle. */
function isLookUp(callee: ESTree.Expression): boolean {
  if (callee.type !== 'MemberExpression' || callee.computed) return false;
  const { object, property } = callee;
  const [first] = object.type === 'CallExpression' ? object.arguments : [];
  const isOfThisFile = first?.type === 'MemberExpression' && first.object.type === 'MetaProperty';
  return isOfThisFile && property.name === 'resolve';
}

/** The statically known part of a text: all of it, or its beginning if the rest is computed. */
interface Written {
  readonly text: string;
  readonly isWhole: boolean;
}

function writtenIn(expression: ESTree.Expression | null): Written {
  if (expression?.type === 'TemplateLiteral') {
    const { quasis, expressions } = expression;
    return { text: quasis[0]?.value.cooked ?? '', isWhole: expressions.length === 0 };
  }
  if (expression?.type === 'Literal' && typeof expression.value === 'string') {
    return { text: expression.value, isWhole: true };
  }
  return { text: '', isWhole: false };
}
