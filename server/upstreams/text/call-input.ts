import { parseExactObject } from '../../foundation/exact-json.ts';
import type { JsonObject } from '../../foundation/json-object.ts';
import type { Fields } from './fields.ts';

/**
 * Parses the input of a tool call from JSON text, which may be empty if the tool takes no input.
 *
 * @throws Untranslatable
 */
export function readCallInput(called: Fields): JsonObject {
  const text = called.needText('arguments');
  if (text.trim() === '') return {};
  return parseExactObject(text) ?? called.refuse('arguments', 'must be a JSON object, as text.');
}
