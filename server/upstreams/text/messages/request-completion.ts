import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import type { RequestOptions } from '../dialect.ts';
import { limitOf } from './request-writing.ts';

/**
 * Makes a caller's request one that any upstream of this interface takes: system turns become system text, and
 * the limit of tokens is named. Everything else stays as it is.
 *
 * @throws Untranslatable
 */
export function completeRequest(body: JsonObject, options: RequestOptions): JsonObject {
  const max_tokens = limitOf(body.max_tokens, options);
  const turns: readonly unknown[] = Array.isArray(body.messages) ? body.messages : [];
  const instructions = turns.filter(isInstruction);
  if (instructions.length === 0) return { ...body, max_tokens };
  return {
    ...body,
    max_tokens,
    system: joinContents([body.system, ...instructions.map(({ content }) => content)]),
    messages: turns.filter((turn) => !isInstruction(turn)),
  };
}

function isInstruction(turn: unknown): turn is JsonObject {
  return isObject(turn) && (turn.role === 'system' || turn.role === 'developer');
}

/** One text stays a text; several become blocks, which keep what else they carry. */
function joinContents(contents: readonly unknown[]): unknown {
  const said = contents.filter((content) => content !== undefined && content !== null);
  if (said.length === 1) return said[0];
  return said.flatMap((content): unknown =>
    typeof content === 'string' ? [{ type: 'text', text: content }] : content,
  );
}
