import {
  definedOnly,
  fieldsIn,
  isObject,
  type JsonObject,
  objectsOf,
} from '../../../foundation/json-object.ts';
import { isSealedText, seal, unseal } from '../sealed-thought.ts';
import {
  isOpenThought,
  type OpenThought,
  type SignedThought,
  THOUGHT_BLOCKS,
  type ThoughtBlock,
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

/** Writes a block of reasoning of this interface, as its upstream sent it. */
export function writeSignedThought({ block: type, text, signature }: SignedThought): JsonObject {
  return type === 'redacted_thinking'
    ? { type, data: signature ?? '' }
    : definedOnly({ type, thinking: text, signature });
}

/** Writes reasoning of another interface. */
export function writeOpenThought(thought: OpenThought, form: ThoughtForm): JsonObject {
  const thinking = form === 'shown' ? thought.text : '';
  return { type: 'thinking', thinking, signature: signatureOf(thought, form) };
}

/** How reasoning of another interface is told: in words, only for sending back, or not at all. */
export type ThoughtForm = 'shown' | 'sealed' | 'none';

/**
 * The form of reasoning that a caller gets. One that does not want to read it, but has tools, gets it for sending back,
 * as some models refuse to continue a call without it.
 */
export function thoughtForm({ thinking, tools }: JsonObject): ThoughtForm {
  const { type = 'disabled', display } = fieldsIn(thinking);
  if (type !== 'disabled' && display !== 'omitted') return 'shown';
  return type !== 'disabled' || objectsOf(tools).length > 0 ? 'sealed' : 'none';
}

/**
 * Signs reasoning of another interface. Callers send the signature back unchanged; it records which field of the
 * upstream's answer held the reasoning, and the reasoning itself if the block does not show it.
 */
export function signatureOf(thought: OpenThought, form: ThoughtForm): string {
  return seal(form === 'shown' ? { ...thought, text: '' } : thought);
}

/** Reads reasoning that this gateway signed; `undefined` for other reasoning. */
export function readOpenThought(thinking: unknown, signature: unknown): OpenThought | undefined {
  const sealed = unseal(signature);
  if (sealed === undefined || !isOpenThought(sealed)) return undefined;
  const shown = typeof thinking === 'string' ? thinking : '';
  return { ...sealed, text: shown === '' ? sealed.text : shown };
}

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
  return isObject(block) && isThought(block.type) && isSealedText(block.signature);
}
