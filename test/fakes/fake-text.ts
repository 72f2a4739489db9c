import { isRecord, type JsonRecord, recordsIn } from './json-record.ts';

/** The tokens of the fakes: words, each with its leading space. */
export function tokensOf(text: string): readonly string[] {
  return text.match(/\s*\S+/g) ?? [];
}

/** All text of a message's content, which is text or a list of parts. */
export function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return recordsIn(content)
    .map(({ text }) => (typeof text === 'string' ? text : ''))
    .join('\n');
}

/** All text of a conversation. */
export function textOfAll(messages: unknown): string {
  return recordsIn(messages)
    .map(({ content }) => textOf(content))
    .join('\n');
}

/** The default reply of a fake. It has characters of two, three and four bytes. */
export function usualReply(messages: unknown): string {
  const last = recordsIn(messages).findLast(({ role }) => role === 'user');
  return `I heard “${textOf(last?.content).trim()}”. Viele Grüße, 你好, 🎛️ and so on.`;
}

/** Arguments that satisfy the types of a tool's schema. */
export function argumentsFor(schema: unknown): JsonRecord {
  const properties = isRecord(schema) && isRecord(schema.properties) ? schema.properties : {};
  return Object.fromEntries(Object.entries(properties).map(([name, of]) => [name, valueFor(of)]));
}

function valueFor(schema: unknown): unknown {
  if (!isRecord(schema)) return null;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  switch (schema.type) {
    case 'string':
      return 'Zürich';
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return [];
    case 'object':
      return argumentsFor(schema);
    default:
      return null;
  }
}

/** Splits a text into the chunks of a stream. */
export function inPieces(text: string, length = 8): readonly string[] {
  const characters = [...text];
  const pieces: string[] = [];
  for (let from = 0; from < characters.length; from += length) {
    pieces.push(characters.slice(from, from + length).join(''));
  }
  return pieces;
}
