import type { Instruction, SpokenTurn, TextPart, Turn, UserPart } from './conversation.ts';
import { Fields } from './fields.ts';

/** The turns of a conversation, in order. */
export interface SaidTurns {
  /** The instructions before all other turns. */
  readonly instructions: readonly TextPart[];
  /** The remaining turns; later instructions stay in place. */
  readonly turns: readonly Turn[];
}

/**
 * Reads the turns of a request, and separates the leading instructions.
 *
 * @param readByRole - reads the fields of one turn
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
  if (said.at(-1)?.role === 'assistant') {
    fields.refuse('messages', 'must not end with a turn of the assistant here.');
  }
  return apart(said);
}

/** The last turn of the user or the assistant. */
export function lastSpeaks(said: readonly Turn[]): SpokenTurn | undefined {
  return said.findLast(isSpoken);
}

/** Separates the leading instructions from the other turns. */
export function apart(said: readonly Turn[]): SaidTurns {
  const begin = said.findIndex((turn) => turn.role !== 'system');
  const turns = begin === -1 ? [] : said.slice(begin);
  const first = said.slice(0, said.length - turns.length);
  return { instructions: first.filter(isInstruction).flatMap(({ texts }) => texts), turns };
}

/** Type guard for instructions. */
export function isInstruction(turn: Turn): turn is Instruction {
  return turn.role === 'system';
}

/** Type guard for turns of the user or the assistant. */
export function isSpoken(turn: Turn): turn is SpokenTurn {
  return turn.role !== 'system';
}

/**
 * Joins successive turns of the same role. Since other interfaces have no field for user names, a text before each turn
 * tells the model which user speaks.
 */
export function joinTurns(turns: readonly SpokenTurn[]): readonly SpokenTurn[] {
  const runs: SpokenTurn[][] = [];
  for (const turn of turns) {
    const run = runs.at(-1);
    if (run?.[0]?.role === turn.role) run.push(turn);
    else runs.push([turn]);
  }
  return runs.map(joinRun);
}

function joinRun(run: readonly SpokenTurn[]): SpokenTurn {
  return run[0]?.role === 'assistant'
    ? {
        role: 'assistant',
        parts: run.flatMap((turn) => (turn.role === 'assistant' ? turn.parts : [])),
      }
    : { role: 'user', parts: joinUsers(run.filter(isOfUser)) };
}

type UserTurn = Extract<SpokenTurn, { role: 'user' }>;

function isOfUser(turn: SpokenTurn): turn is UserTurn {
  return turn.role === 'user';
}

/**
 * If any user is named, unnamed ones are labeled too; otherwise their words would be attributed to the named user
 * before.
 */
function joinUsers(turns: readonly UserTurn[]): readonly UserPart[] {
  const said = turns.filter(({ parts }) => parts.some(isOwnWord));
  const areTold = said.some(({ speaker }) => speaker !== undefined);
  return turns.flatMap((turn) => {
    const { parts, speaker = 'Another user' } = turn;
    if (!areTold || !said.includes(turn)) return parts;
    return [{ kind: 'text', text: `${speaker} says:` } as const, ...parts];
  });
}

/** Whether a part is a user's own content, as opposed to a tool result. */
function isOwnWord(part: UserPart): boolean {
  return part.kind === 'text' ? part.text.trim() !== '' : part.kind !== 'result';
}
