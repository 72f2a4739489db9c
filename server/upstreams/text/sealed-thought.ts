import { THOUGHT_BLOCKS, THOUGHT_FIELDS, type Thought } from './thought.ts';

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
  if (!isSealedText(sealed)) return undefined;
  const [place, content = ''] = sealed.slice(SEALED_HERE.length).split(':');
  const [text = '', signature] = content.split(SEPARATOR).map(decoded);
  const field = THOUGHT_FIELDS.find((name) => name === place);
  if (field !== undefined) return { kind: 'thought', text, field };
  const block = THOUGHT_BLOCKS.find((type) => type === place);
  return block === undefined ? undefined : { kind: 'thought', text, block, signature };
}

/** Whether a text is reasoning that this gateway encoded. */
export function isSealedText(text: unknown): text is string {
  return typeof text === 'string' && text.startsWith(SEALED_HERE);
}
