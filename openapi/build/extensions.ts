import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { at, isList, isNode, listAt, type Node, textAt } from './contract.ts';

const FOLDER = dirname(dirname(fileURLToPath(import.meta.url)));
const README = join(FOLDER, 'README.md');
const BEGIN = '<!-- From extensions.yaml, by `npm run generate`: -->\n';
const END = '\n<!-- Until here. -->';

/** Reads the contract's extensions, by name. */
export async function readExtensions(): Promise<Node> {
  const extensions: unknown = parse(await readFile(join(FOLDER, 'extensions.yaml'), 'utf8'));
  return at({ extensions }, 'extensions');
}

/** The names of the extensions that only explain or show the interface. */
export async function explanatoryExtensions(): Promise<readonly string[]> {
  const extensions = Object.entries(await readExtensions());
  return extensions
    .filter(([, extension]) => at(extension).explains === true)
    .map(([name]) => name);
}

/** Writes the table of the extensions into the README of the contract. */
export async function writeExtensionsTable(): Promise<void> {
  const readme = await readFile(README, 'utf8');
  await writeFile(README, withTable(readme, extensionsTable(await readExtensions())));
}

/** Replaces the table in a README. */
export function withTable(readme: string, table: string): string {
  const [before = '', rest = ''] = readme.split(BEGIN);
  const [, after = ''] = rest.split(END);
  return `${before}${BEGIN}\n${table}\n${END}${after}`;
}

/** The extensions as a table, in Markdown. */
export function extensionsTable(extensions: Node): string {
  const rows = Object.entries(extensions).map(([name, extension]) => row(name, at(extension)));
  return [
    '| extension | on | what it says | shape | read by | example |',
    '|---|---|---|---|---|---|',
  ]
    .concat(rows)
    .join('\n');
}

function row(name: string, extension: Node): string {
  const cells = [
    `\`${name}\``,
    listAt(extension, 'on').join(', '),
    (textAt(extension, 'says') ?? '').trim().replaceAll('\n', ' '),
    shapeInWords(at(extension, 'shape')),
    listAt(extension, 'readBy').map(fileName).join(', ') || 'readers',
    `\`${JSON.stringify(extension.example)}\``,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

/** The path of a file that reads an extension, without the folder of the build, which reads most of them. */
function fileName(path: unknown): string {
  return `\`${String(path).replace(/^openapi\/(?:build\/)?/, '')}\``;
}

function shapeInWords({ const: constant, type, ...shape }: Node): string {
  if (constant !== undefined) return `\`${String(constant)}\``;
  if (isNode(shape.properties)) return `fields ${Object.keys(shape.properties).join(', ')}`;
  if (isNode(shape.additionalProperties)) {
    return `by name: ${shapeInWords(shape.additionalProperties)}`;
  }
  if (isNode(shape.items)) return `list: ${shapeInWords(shape.items)}`;
  const choices = listAt(shape, 'enum');
  if (choices.length > 0) return choices.map((choice) => `\`${String(choice)}\``).join(' or ');
  const required = listAt(shape, 'required');
  if (required.length > 0) return `fields ${required.join(', ')}, …`;
  return isList(type) ? type.join(' or ') : String(type);
}
