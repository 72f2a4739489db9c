import { definedOnly, isObject, type JsonObject } from '../../../foundation/json-object.ts';
import type { RequestOptions } from '../dialect.ts';
import { limitOf } from './request-writing.ts';
import { withoutForeignThoughts } from './thoughts.ts';

/**
 * Makes a caller's request one that any upstream of this interface takes: plain instructions before the first turn
 * become system text, thoughts of another interface are left out, and the limit of tokens is named. Everything else
 * stays as it is and where it is. Instructions between turns are left to the upstream: newer models take them there,
 * with fields that the system text has not.
 *
 * @throws Untranslatable
 */
export function completeRequest(body: JsonObject, options: RequestOptions): JsonObject {
  return { ...instructedRequest(body), max_tokens: limitOf(body.max_tokens, options) };
}

/** The same for a conversation that is not to be answered, and has no limit of tokens. */
export function instructedRequest(body: JsonObject): JsonObject {
  const turns = withoutForeignThoughts(Array.isArray(body.messages) ? body.messages : []);
  const begin = turns.findIndex((turn) => !isPlainInstruction(turn));
  const messages = begin === -1 ? [] : turns.slice(begin);
  const instructions = turns.slice(0, turns.length - messages.length).filter(isPlainInstruction);
  if (instructions.length === 0) return { ...body, messages: turns };
  const system = joinContents([body.system, ...instructions.map(({ content }) => content)]);
  return definedOnly({ ...body, system, messages });
}

/** An instruction that is no more than its text. */
function isPlainInstruction(turn: unknown): turn is JsonObject {
  if (!isObject(turn) || (turn.role !== 'system' && turn.role !== 'developer')) return false;
  const { role: _, content, ...others } = turn;
  const hasMore = Object.values(others).some((value) => value !== null && value !== undefined);
  return !hasMore && isPlainText(content);
}

function isPlainText(content: unknown): boolean {
  if (!Array.isArray(content)) return typeof content === 'string';
  return content.length > 0 && content.every((block) => isObject(block) && block.type === 'text');
}

/** The interface refuses blank texts. */
function isBlank(content: unknown): boolean {
  return typeof content === 'string' && content.trim() === '';
}

/** One text stays a text; several become blocks, which keep what else they carry. */
function joinContents(contents: readonly unknown[]): unknown {
  const said = contents.filter(
    (content) => content !== undefined && content !== null && !isBlank(content),
  );
  if (said.length <= 1) return said[0];
  return said.flatMap((content): unknown =>
    typeof content === 'string' ? [{ type: 'text', text: content }] : content,
  );
}
