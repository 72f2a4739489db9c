import { definedOnly, isObject, type JsonObject } from '../../../foundation/json-object.ts';
import type { RequestOptions } from '../dialect.ts';
import { limitOf } from './request-writing.ts';
import { withoutForeignThoughts } from './thoughts.ts';

/**
 * Makes a caller's request acceptable to any upstream of this interface: plain instructions before the first turn move
 * into `system`, reasoning from other interfaces is removed, and the token limit is set. Everything else stays
 * unchanged and in place. Instructions between turns are left to the upstream: newer models accept them there, with
 * fields that `system` does not have.
 *
 * @throws Untranslatable
 */
export function completeRequest(body: JsonObject, options: RequestOptions): JsonObject {
  return { ...instructedRequest(body), max_tokens: limitOf(body.max_tokens, options) };
}

/** `completeRequest` without a token limit, for a conversation whose tokens are only counted. */
export function instructedRequest(body: JsonObject): JsonObject {
  const turns = withoutForeignThoughts(Array.isArray(body.messages) ? body.messages : []);
  const begin = turns.findIndex((turn) => !isPlainInstruction(turn));
  const messages = begin === -1 ? [] : turns.slice(begin);
  const instructions = turns.slice(0, turns.length - messages.length).filter(isPlainInstruction);
  if (instructions.length === 0) return { ...body, messages: turns };
  const system = joinContents([body.system, ...instructions.map(({ content }) => content)]);
  return definedOnly({ ...body, system, messages });
}

/** An instruction that consists only of text. */
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

/** A single text stays a text; several become blocks, which keep their other fields. */
function joinContents(contents: readonly unknown[]): unknown {
  const said = contents.filter(
    (content) => content !== undefined && content !== null && !isBlank(content),
  );
  if (said.length <= 1) return said[0];
  return said.flatMap((content): unknown =>
    typeof content === 'string' ? [{ type: 'text', text: content }] : content,
  );
}
