import { isObject, type JsonObject } from '../../../foundation/json-object.ts';
import { THOUGHT_FIELDS, type ThoughtField } from '../conversation.ts';

/** Whether a block holds thoughts. */
export function isThought(type: unknown): boolean {
  return type === 'thinking' || type === 'redacted_thinking';
}

/** Whether a caller wants to be told what the model thinks. */
export function asksForThoughts({ thinking }: JsonObject): boolean {
  if (!isObject(thinking)) return false;
  return thinking.type !== 'disabled' && thinking.display !== 'omitted';
}

/**
 * Signs thoughts of another interface. The signature is for whoever has thought them to know them again, and callers
 * send it back as it is: it says where they stood.
 */
export function signatureOf(field: ThoughtField): string {
  return `${SIGNED_HERE}${field}`;
}

/** Where thoughts stood that are signed here; `undefined` for those of others. */
export function fieldOf(signature: unknown): ThoughtField | undefined {
  return THOUGHT_FIELDS.find((field) => signatureOf(field) === signature);
}

const SIGNED_HERE = 'patchbay:';

/** Turns without the thoughts that are signed here, which no other upstream of the interface knows again. */
export function withoutForeignThoughts(turns: readonly unknown[]): readonly unknown[] {
  if (!turns.some(holdsForeign)) return turns;
  return turns.map(withoutForeign).filter((turn) => turn !== undefined);
}

function holdsForeign(turn: unknown): turn is JsonObject & { readonly content: unknown[] } {
  return isObject(turn) && Array.isArray(turn.content) && turn.content.some(isForeign);
}

/** A turn that holds nothing else is none. */
function withoutForeign(turn: unknown): unknown {
  if (!holdsForeign(turn)) return turn;
  const content = turn.content.filter((block) => !isForeign(block));
  return content.length === 0 ? undefined : { ...turn, content };
}

function isForeign(block: unknown): boolean {
  return isObject(block) && isThought(block.type) && fieldOf(block.signature) !== undefined;
}
