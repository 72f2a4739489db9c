import type { JsonObject } from '../../foundation/json-object.ts';
import { isPictureOrPdf } from './data-uris.ts';
import { estimateTokens } from './estimate.ts';

/**
 * The estimated number of input tokens of a request. Pictures and documents count nothing, as their bytes say little of
 * their tokens. Only the lengths of texts are used, so that long ones cost no more.
 *
 * @param request - the body of any of the interfaces
 */
export function estimateInputTokens(request: JsonObject): number {
  return estimateTokens(READ.reduce((sum, name) => sum + lengthOf('', request[name]), 0));
}

/** The fields of requests that a model reads, in all interfaces. */
const READ = ['messages', 'system', 'input', 'instructions', 'tools'] as const;

/** The punctuation of a field, or of a text. */
const MARKS = { field: 4, text: 2, brackets: 2, comma: 1 } as const;

/** The estimated length of a value as JSON. */
function lengthOf(name: string, value: unknown): number {
  if (typeof value === 'string') return isFile(name, value) ? 0 : value.length + MARKS.text;
  if (Array.isArray(value)) {
    let length = MARKS.brackets;
    for (const item of value) length += lengthOf('', item) + MARKS.comma;
    return length;
  }
  if (typeof value !== 'object' || value === null) return String(value ?? '').length;
  let length = MARKS.brackets;
  // A document of the messages interface has its text where others have their bytes.
  const isText = 'type' in value && value.type === 'text';
  for (const [key, field] of Object.entries(value)) {
    length += key.length + MARKS.field + lengthOf(isText ? '' : key, field);
  }
  return length;
}

function isFile(name: string, text: string): boolean {
  return name === 'data' || isPictureOrPdf(text);
}
