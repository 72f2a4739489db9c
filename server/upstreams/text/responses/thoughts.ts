import { isObject, type JsonObject, objectsOf } from '../../../foundation/json-object.ts';
import { isSealedText } from '../sealed-thought.ts';

/** The `include` value that requests reasoning in a form that can be sent back. */
export const ENCRYPTED_THOUGHTS = 'reasoning.encrypted_content';

/** The forms of reasoning that a caller requests. */
export interface ThoughtWishes {
  /** As readable text. */
  readonly summary: boolean;
  /** In a form for sending back. */
  readonly sealed: boolean;
}

/**
 * Reads which forms of reasoning a request asks for. If it has tools, the caller gets reasoning for sending back in any
 * case: some models refuse to continue a call without it.
 */
export function thoughtWishes({ reasoning, include, tools }: JsonObject): ThoughtWishes {
  const asked = isObject(reasoning) ? (reasoning.summary ?? reasoning.generate_summary) : undefined;
  return {
    summary: typeof asked === 'string' && asked !== 'none',
    sealed: isAskedFor(include) || objectsOf(tools).length > 0,
  };
}

function isAskedFor(include: unknown): boolean {
  return Array.isArray(include) && include.includes(ENCRYPTED_THOUGHTS);
}

/** Whether an item holds reasoning that this gateway encoded, which no vendor would recognize. */
export function isSealedHere(item: unknown): boolean {
  if (!isObject(item) || item.type !== 'reasoning') return false;
  return isSealedText(item.encrypted_content);
}
