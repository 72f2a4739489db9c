import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import { THOUGHT_BLOCKS, THOUGHT_FIELDS, type Thought } from '../thought.ts';

/** The `include` value that requests reasoning in a form that can be sent back. */
export const ENCRYPTED_THOUGHTS = 'reasoning.encrypted_content';

/** The forms of reasoning that a caller requests. */
export interface ThoughtWishes {
  /** As readable text. */
  readonly summary: boolean;
  /** In a form for sending back. */
  readonly sealed: boolean;
}

/** Reads which forms of reasoning a request asks for. */
export function thoughtWishes({ reasoning, include }: JsonObject): ThoughtWishes {
  const asked = isObject(reasoning) ? (reasoning.summary ?? reasoning.generate_summary) : undefined;
  return {
    summary: typeof asked === 'string' && asked !== 'none',
    sealed: Array.isArray(include) && include.includes(ENCRYPTED_THOUGHTS),
  };
}

const SEALED_HERE = 'patchbay:';

/**
 * Encodes reasoning for sending back. Callers treat it as opaque. It is not encrypted, because an upstream whose
 * reasoning arrives here reveals it as plain text.
 */
export function seal(thought: Thought): string {
  const { text } = thought;
  const [place, ...sealed] =
    'field' in thought
      ? [thought.field, text]
      : [thought.block, text, ...(thought.signature === undefined ? [] : [thought.signature])];
  return `${SEALED_HERE}${place}:${sealed.map(encoded).join(SEPARATOR)}`;
}

/** Not in the alphabet of the encoding. */
const SEPARATOR = '.';

function encoded(text: string): string {
  return Buffer.from(text).toString('base64url');
}

function decoded(text: string): string {
  return Buffer.from(text, 'base64url').toString('utf8');
}

/** Decodes reasoning; `undefined` if another service encrypted it, which alone can read it. */
export function unseal(sealed: unknown): Thought | undefined {
  if (typeof sealed !== 'string' || !sealed.startsWith(SEALED_HERE)) return undefined;
  const [place, content = ''] = sealed.slice(SEALED_HERE.length).split(':');
  const [text = '', signature] = content.split(SEPARATOR).map(decoded);
  const field = THOUGHT_FIELDS.find((name) => name === place);
  if (field !== undefined) return { kind: 'thought', text, field };
  const block = THOUGHT_BLOCKS.find((type) => type === place);
  return block === undefined ? undefined : { kind: 'thought', text, block, signature };
}

/** Whether an item holds reasoning that this gateway encoded, which no vendor would recognize. */
export function isSealedHere(item: unknown): boolean {
  if (!isObject(item) || item.type !== 'reasoning') return false;
  const { encrypted_content: sealed } = item;
  return typeof sealed === 'string' && sealed.startsWith(SEALED_HERE);
}
