import { type OperationNode, textAt } from './contract.ts';

/**
 * The documentation of an operation as a comment for editors: its summary and its description.
 *
 * @param options - `indent`: the prefix of each line; `extra`: a paragraph between the two
 */
export function documentation(
  operation: OperationNode,
  { indent, extra = '' }: { readonly indent: string; readonly extra?: string },
): string {
  const lines = [
    `${textAt(operation, 'summary') ?? ''}.`.replace('?.', '?'),
    '',
    ...(extra === '' ? [] : [extra, '']),
    ...(textAt(operation, 'description') ?? '').trim().split('\n'),
  ];
  if (operation.deprecated === true) lines.push('', '@deprecated Use the method of its successor.');
  const body = lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n');
  return `${indent}/**\n${body}\n${indent} */\n`;
}
