import {
  isInstruction,
  isSpoken,
  type SpokenTurn,
  type TextPart,
  type Turn,
} from './conversation.ts';
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
  if (lastSpeaks(said)?.role === 'assistant') {
    fields.refuse('messages', 'must not end with a turn of the assistant here.');
  }
  return apart(said);
}

/** What the last says who speaks. */
export function lastSpeaks(said: readonly Turn[]): SpokenTurn | undefined {
  return said.findLast(isSpoken);
}

/** Takes the instructions out that come before all else. */
export function apart(said: readonly Turn[]): SaidTurns {
  const begin = said.findIndex((turn) => turn.role !== 'system');
  const turns = begin === -1 ? [] : said.slice(begin);
  const first = said.slice(0, said.length - turns.length);
  return { instructions: first.filter(isInstruction).flatMap(({ texts }) => texts), turns };
}
