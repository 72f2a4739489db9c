import { isObject } from '../../../foundation/json-object.ts';

/** What the content of an answer says. */
export interface ReadContent {
  /** Empty where it says nothing. */
  readonly text: string;
  /** What the model thought before, where that stands among the content. */
  readonly thoughts: string;
}

/**
 * Reads the content of an answer, or of a piece of one: a text, or a list of parts as reasoning models of some
 * services answer; `undefined` where it is neither, or holds a part that is no words.
 *
 * @see https://docs.mistral.ai/capabilities/reasoning
 */
export function readContent(content: unknown): ReadContent | undefined {
  if (content === undefined || content === null) return { text: '', thoughts: '' };
  if (typeof content === 'string') return { text: content, thoughts: '' };
  if (!Array.isArray(content)) return undefined;
  const parts: (ReadContent | undefined)[] = content.map(readPart);
  const read = parts.filter((part) => part !== undefined);
  if (read.length < parts.length) return undefined;
  return {
    text: read.map(({ text }) => text).join(''),
    thoughts: read.map(({ thoughts }) => thoughts).join(''),
  };
}

function readPart(part: unknown): ReadContent | undefined {
  if (!isObject(part)) return undefined;
  const { type, text, thinking } = part;
  if (type === 'text' && typeof text === 'string') return { text, thoughts: '' };
  if (type !== 'thinking') return undefined;
  const thoughts = readContent(thinking);
  return thoughts === undefined ? undefined : { text: '', thoughts: thoughts.text };
}
