import { parseExactObject } from '../../foundation/exact-json.ts';
import type { JsonObject } from '../../foundation/json-object.ts';
import type { Fields } from './fields.ts';

/**
 * Reads what a tool was called with, where a field has that as JSON. Calls of tools that take nothing may say nothing.
 *
 * @throws Untranslatable
 */
export function readCallInput(called: Fields): JsonObject {
  const text = called.needText('arguments');
  if (text.trim() === '') return {};
  return parseExactObject(text) ?? called.refuse('arguments', 'must be a JSON object, as text.');
}
