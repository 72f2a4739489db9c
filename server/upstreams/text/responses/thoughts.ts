import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import { THOUGHT_FIELDS, type Thought } from '../conversation.ts';

/** What a request asks for to be given thoughts in a form that it can send back. */
export const ENCRYPTED_THOUGHTS = 'reasoning.encrypted_content';

/** What a caller wants to be told of thoughts. */
export interface ThoughtWishes {
  /** In words that people read. */
  readonly summary: boolean;
  /** In a form that is for sending back. */
  readonly sealed: boolean;
}

/** Reads what a request says of that. */
export function thoughtWishes({ reasoning, include }: JsonObject): ThoughtWishes {
  const asked = isObject(reasoning) ? (reasoning.summary ?? reasoning.generate_summary) : undefined;
  return {
    summary: typeof asked === 'string' && asked !== 'none',
    sealed: Array.isArray(include) && include.includes(ENCRYPTED_THOUGHTS),
  };
}

const SEALED_HERE = 'patchbay:';

/**
 * Puts a thought into the form that is for sending back. Callers keep it as it is and look at nothing in it: no secret,
 * for whose upstream tells thoughts at all tells them in the open.
 */
export function seal({ field, text }: Thought): string {
  return `${SEALED_HERE}${field}:${Buffer.from(text).toString('base64url')}`;
}

/** The thought again; `undefined` where it was sealed by another, who alone can read it. */
export function unseal(sealed: unknown): Thought | undefined {
  if (typeof sealed !== 'string') return undefined;
  const field = THOUGHT_FIELDS.find((name) => sealed.startsWith(`${SEALED_HERE}${name}:`));
  if (field === undefined) return undefined;
  const text = sealed.slice(SEALED_HERE.length + field.length + 1);
  return { kind: 'thought', text: Buffer.from(text, 'base64url').toString('utf8'), field };
}

/** Whether an item of a conversation holds a thought that is sealed here, which no vendor knows again. */
export function isSealedHere(item: unknown): boolean {
  if (!isObject(item) || item.type !== 'reasoning') return false;
  const { encrypted_content: sealed } = item;
  return typeof sealed === 'string' && sealed.startsWith(SEALED_HERE);
}
