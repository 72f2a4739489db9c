import ts from 'typescript';
import { type Contract, isList, isNode, type Node } from './contract.ts';

/**
 * Copies the description of a referenced schema to each property without one: editors show only the description of the
 * property itself.
 */
export function withWordsOnProperties(value: unknown, contract: Contract): unknown {
  if (isList(value)) return value.map((inner) => withWordsOnProperties(inner, contract));
  if (!isNode(value)) return value;
  const entries = Object.entries(value).map(([key, inner]): [string, unknown] => {
    const written = withWordsOnProperties(inner, contract);
    return [key, key === 'properties' ? eachDescribed(written, contract) : written];
  });
  return Object.fromEntries(entries);
}

function eachDescribed(properties: unknown, contract: Contract): unknown {
  if (!isNode(properties)) return properties;
  const entries = Object.entries(properties).map(([name, property]): [string, unknown] => [
    name,
    isNode(property) && '$ref' in property ? described(property, contract) : property,
  ]);
  return Object.fromEntries(entries);
}

function described(reference: Node, contract: Contract): Node {
  const { description, default: usual } = contract.resolve(reference);
  return { description, default: usual, ...reference };
}

/**
 * Writes descriptions as plain comment text. openapi-typescript writes them as `@description` tags, which editors
 * display as such, and repeats them for each member of a union.
 */
export function describePlainly(node: ts.Node): void {
  const comments = ts.getSyntheticLeadingComments(node);
  if (comments !== undefined) {
    const written = comments.map((comment) => ({ ...comment, text: plain(comment.text) }));
    ts.setSyntheticLeadingComments(
      node,
      written.filter(({ text }) => text !== ''),
    );
  }
  ts.forEachChild(node, describePlainly);
}

const DESCRIPTION = '@description ';
const FORMAT = 'Format: ';
/** Tags that only repeat the type. */
const REPEATED = /^@(constant|enum)\b/;

/** The comment with its title first, then description, format and tags; empty if none of these remains. */
function plain(comment: string): string {
  const parts = partsOf(comment).filter((part) => !REPEATED.test(part));
  const tags = parts.filter((part) => part.startsWith('@') && !part.startsWith(DESCRIPTION));
  const texts = parts.filter((part) => !tags.includes(part));
  const paragraphs = [
    ...texts.filter((text) => !text.startsWith(DESCRIPTION) && !text.startsWith(FORMAT)),
    ...texts.filter((text) => text.startsWith(DESCRIPTION)).map(unindented),
    ...texts.filter((text) => text.startsWith(FORMAT)),
  ];
  const lines = [...(paragraphs.length > 0 ? [paragraphs.join('\n\n')] : []), ...tags].join('\n');
  if (lines === '') return '';
  if (!lines.includes('\n')) return `* ${lines} `;
  return `*\n${lines.replaceAll(/^/gm, ' * ').replaceAll(/ +$/gm, '')}\n `;
}

/** Splits a comment into title, description and so on, each with its continuation lines, which are indented. */
function partsOf(comment: string): readonly string[] {
  const lines = comment
    .replace(/^\*\s/, '')
    .trimEnd()
    .replaceAll(/^ \* ?/gm, '');
  return lines.split(/\n(?! {4}|$)/);
}

function unindented(description: string): string {
  return description.slice(DESCRIPTION.length).replaceAll(/^ {4}/gm, '');
}
