import type { JsonObject } from '../../foundation/json-object.ts';
import { isPictureOrPdf } from './data-uris.ts';
import { estimateTokens } from './estimate.ts';

/**
 * The estimated number of input tokens of a request. Images and documents count as zero, because their size in bytes
 * says little about their tokens. Only the lengths of texts are read, so long texts cost no extra time.
 *
 * @param request - the body in any of the interfaces
 */
export function estimateInputTokens(request: JsonObject): number {
  return estimateTokens(READ.reduce((sum, name) => sum + lengthOf('', request[name]), 0));
}

/** The request fields that a model reads, in all interfaces. */
const READ = ['messages', 'system', 'input', 'instructions', 'tools', 'functions'] as const;

/** The JSON punctuation, in characters. */
const MARKS = { field: 4, text: 2, brackets: 2, comma: 1 } as const;

/** The estimated length of a value as JSON, in characters. */
function lengthOf(name: string, value: unknown): number {
  if (typeof value === 'string') return isPictureOrPdf(value) ? 0 : value.length + MARKS.text;
  if (Array.isArray(value)) {
    let length = MARKS.brackets;
    for (const item of value) length += lengthOf('', item) + MARKS.comma;
    return length;
  }
  if (typeof value !== 'object' || value === null) return String(value ?? '').length;
  let length = MARKS.brackets;
  const areBytes = hasBytes(name, value);
  for (const [key, field] of Object.entries(value)) {
    const counted = areBytes && key === 'data' ? 0 : lengthOf(key, field);
    length += key.length + MARKS.field + counted;
  }
  return length;
}

/**
 * Whether the `data` of an object holds file bytes or encrypted content. Tool inputs may also have a field of that
 * name.
 */
function hasBytes(name: string, value: object): boolean {
  return name === 'input_audio' || ('type' in value && OF_BYTES.has(value.type));
}

/** The block types of the messages interface whose `data` is file bytes or encrypted reasoning. */
const OF_BYTES: ReadonlySet<unknown> = new Set(['base64', 'redacted_thinking']);
