import { isObject } from '../../../foundation/json-object.ts';

/** The text and reasoning in an answer's content. */
export interface ReadContent {
  /** Empty if there is none. */
  readonly text: string;
  /** The model's reasoning, if it is part of the content. */
  readonly thoughts: string;
}

/**
 * Reads the content of an answer or a stream delta: a text, or a list of parts as some services' reasoning models send.
 * `undefined` if it is neither, or if a part is neither text nor reasoning.
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
