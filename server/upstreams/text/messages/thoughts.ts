import { definedOnly, isObject, type JsonObject } from '../../../foundation/json-object.ts';
import {
  type SignedThought,
  THOUGHT_BLOCKS,
  THOUGHT_FIELDS,
  type Thought,
  type ThoughtBlock,
  type ThoughtField,
} from '../thought.ts';

/** Whether a block type is reasoning. */
export function isThought(type: unknown): type is ThoughtBlock {
  return THOUGHT_BLOCKS.some((known) => known === type);
}

/** Reads a block of reasoning. In the start of a streamed block, the text and the signature are usually empty. */
export function readThought(type: ThoughtBlock, block: JsonObject): SignedThought {
  const { thinking, signature, data } = block;
  const signed = type === 'thinking' ? signature : data;
  return {
    kind: 'thought',
    block: type,
    text: typeof thinking === 'string' ? thinking : '',
    signature: typeof signed === 'string' ? signed : undefined,
  };
}

/** Writes a block of reasoning. That of another interface is signed by this gateway. */
export function writeThought(thought: Thought): JsonObject {
  if ('field' in thought) {
    const { text, field } = thought;
    return { type: 'thinking', thinking: text, signature: signatureOf(field) };
  }
  const { block: type, text, signature } = thought;
  return type === 'redacted_thinking'
    ? { type, data: signature ?? '' }
    : definedOnly({ type, thinking: text, signature });
}

/** Whether the caller wants to see the model's reasoning. */
export function asksForThoughts({ thinking }: JsonObject): boolean {
  if (!isObject(thinking)) return false;
  return thinking.type !== 'disabled' && thinking.display !== 'omitted';
}

/**
 * Signs reasoning from another interface. Callers send the signature back unchanged; it records which field of the
 * upstream's answer held the reasoning.
 */
export function signatureOf(field: ThoughtField): string {
  return `${SIGNED_HERE}${field}`;
}

/** The original field of reasoning that this gateway signed; `undefined` for other signatures. */
export function fieldOf(signature: unknown): ThoughtField | undefined {
  return THOUGHT_FIELDS.find((field) => signatureOf(field) === signature);
}

const SIGNED_HERE = 'patchbay:';

/** Removes the reasoning that this gateway signed, which no upstream of this interface would recognize. */
export function withoutForeignThoughts(turns: readonly unknown[]): readonly unknown[] {
  if (!turns.some(holdsForeign)) return turns;
  return turns.map(withoutForeign).filter((turn) => turn !== undefined);
}

function holdsForeign(turn: unknown): turn is JsonObject & { readonly content: unknown[] } {
  return isObject(turn) && Array.isArray(turn.content) && turn.content.some(isForeign);
}

/** Drops a turn that contains nothing else. */
function withoutForeign(turn: unknown): unknown {
  if (!holdsForeign(turn)) return turn;
  const content = turn.content.filter((block) => !isForeign(block));
  return content.length === 0 ? undefined : { ...turn, content };
}

function isForeign(block: unknown): boolean {
  return isObject(block) && isThought(block.type) && fieldOf(block.signature) !== undefined;
}
