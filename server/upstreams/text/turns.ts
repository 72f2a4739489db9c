import type { Turn } from './conversation.ts';
import { Fields } from './fields.ts';

/** A turn, or an instruction from among them. */
export type Said = Turn | { readonly role: 'system'; readonly texts: readonly string[] };

/** What was said, in order. */
export interface SaidTurns {
  /** The instructions from among the turns. */
  readonly instructions: readonly string[];
  readonly turns: readonly Turn[];
}

/**
 * Reads the turns of a request, and takes the instructions out from among them.
 *
 * @param readByRole - reads one turn, whose fields it takes
 * @throws Untranslatable
 */
export function readSaid(fields: Fields, readByRole: (turn: Fields) => Said): SaidTurns {
  const readTurn = (value: unknown, at: string): Said => {
    const turn = new Fields(value, at);
    const said = readByRole(turn);
    turn.close();
    return said;
  };
  const said = fields.need('messages', fields.list('messages', readTurn));
  const turns = said.filter((turn) => turn.role !== 'system');
  if (turns.at(-1)?.role === 'assistant') {
    fields.refuse('messages', 'must not end with a turn of the assistant here.');
  }
  return {
    instructions: said.flatMap((turn) => (turn.role === 'system' ? turn.texts : [])),
    turns,
  };
}
