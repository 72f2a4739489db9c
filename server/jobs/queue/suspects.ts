import { DIED, MESSAGES_THAT_ENDED_SO, NOTE_TIMES_ALONE } from './statements.ts';

/** A message redelivered because the process that held it has died. */
export interface Suspect {
  readonly id: string;
  /** How many times handling it alone has been started without finishing. */
  readonly timesAlone: number;
}

/** Identifies the message that kills processes, among those that were being handled at the same time. */
export interface Suspects {
  /**
   * The messages of a batch whose process died at the last attempt, by identifier. Queries the database only if the
   * batch contains redelivered messages.
   */
  among(
    name: string,
    batch: readonly { readonly id: string; readonly retryCount: number }[],
  ): Promise<ReadonlyMap<string, Suspect>>;
  /**
   * Handles one suspect at a time in this process, so that the next death, if there is one, can be attributed to it.
   * That it has started is written first.
   */
  alone<Result>(name: string, suspect: Suspect, work: () => Promise<Result>): Promise<Result>;
}

/** Runs statements on the queue's database. */
interface Statements {
  executeSql(
    statement: string,
    parameters: unknown[],
  ): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;
}

/** Opens `Suspects` on the queue's own tables. */
export function openSuspects(database: Statements): Suspects {
  let last: Promise<unknown> = Promise.resolve();
  return {
    async among(name, batch) {
      const again = batch.filter(({ retryCount }) => retryCount > 0).map(({ id }) => id);
      if (again.length === 0) return new Map();
      const { rows } = await database.executeSql(MESSAGES_THAT_ENDED_SO, [name, again, DIED]);
      return new Map(
        rows.map((row) => {
          const id = String(row.id);
          return [id, { id, timesAlone: Number(row.timesAlone) }];
        }),
      );
    },
    alone(name, { id, timesAlone }, work) {
      const turn = last.then(async () => {
        await database.executeSql(NOTE_TIMES_ALONE, [name, id, timesAlone + 1]);
        return work();
      });
      last = turn.catch(() => {});
      return turn;
    },
  };
}
