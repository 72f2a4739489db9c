import { isNode } from './contract.ts';

/** A piece of source code that is printed verbatim. */
export class Code {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Writes a value as source code. */
export function print(value: unknown): string {
  if (value instanceof Code) return value.text;
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`;
  if (!isNode(value)) return JSON.stringify(value) ?? 'undefined';
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${print(inner)}`);
  return `{${fields.join(',\n')}}`;
}
