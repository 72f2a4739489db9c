import { isInstruction, type TextPart, type Turn } from './conversation.ts';
import { Fields } from './fields.ts';

/** What was said, in order. */
export interface SaidTurns {
  /** The instructions before all else. */
  readonly instructions: readonly TextPart[];
  /** The others stay in their places. */
  readonly turns: readonly Turn[];
}

/**
 * Reads the turns of a request, and takes the instructions out that come before all else.
 *
 * @param readByRole - reads one turn, whose fields it takes
 * @throws Untranslatable
 */
export function readSaid(fields: Fields, readByRole: (turn: Fields) => Turn): SaidTurns {
  const readTurn = (value: unknown, at: string): Turn => {
    const turn = new Fields(value, at);
    const said = readByRole(turn);
    turn.close();
    return said;
  };
  const said = fields.need('messages', fields.list('messages', readTurn));
  if (endsWithAssistant(said)) {
    fields.refuse('messages', 'must not end with a turn of the assistant here.');
  }
  return apart(said);
}

/** Whether the last who speaks is the assistant, for whom there is nothing to answer then. */
export function endsWithAssistant(said: readonly Turn[]): boolean {
  return said.findLast((turn) => turn.role !== 'system')?.role === 'assistant';
}

/** Takes the instructions out that come before all else. */
export function apart(said: readonly Turn[]): SaidTurns {
  const begin = said.findIndex((turn) => turn.role !== 'system');
  const turns = begin === -1 ? [] : said.slice(begin);
  const first = said.slice(0, said.length - turns.length);
  return { instructions: first.filter(isInstruction).flatMap(({ texts }) => texts), turns };
}
