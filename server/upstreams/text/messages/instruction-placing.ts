import type { Conversation, SpokenTurn, TextPart } from '../conversation.ts';
import { isInstruction, isSpoken } from '../turns.ts';

/** The turns of the user and the assistant, and the instructions that apply to all of them. */
export interface PlacedTurns {
  readonly instructions: readonly TextPart[];
  readonly spoken: readonly SpokenTurn[];
}

/**
 * Moves instructions to the start, because older models accept none between turns. Those that are what the model is to
 * answer, since nobody else speaks or the assistant has spoken last, become a turn of the user: the interface requires
 * one at the end.
 */
export function placeInstructions({
  system,
  turns,
}: Pick<Conversation, 'system' | 'turns'>): PlacedTurns {
  const end = turns.findLastIndex(isSpoken) + 1;
  const spoken = turns.slice(0, end).filter(isSpoken);
  const before = [...system, ...textsOf(turns.slice(0, end))];
  const after = textsOf(turns.slice(end));
  if (spoken.length === 0) return { instructions: [], spoken: asked([...before, ...after]) };
  const isAsked = spoken.at(-1)?.role === 'user';
  return isAsked
    ? { instructions: [...before, ...after], spoken }
    : { instructions: before, spoken: [...spoken, ...asked(after)] };
}

function textsOf(turns: Conversation['turns']): readonly TextPart[] {
  return turns.filter(isInstruction).flatMap(({ texts }) => texts);
}

function asked(parts: readonly TextPart[]): readonly SpokenTurn[] {
  return parts.length === 0 ? [] : [{ role: 'user', parts }];
}
