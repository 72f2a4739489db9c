import { DIED, MESSAGES_THAT_ENDED_SO, NOTE_TIMES_ALONE } from './statements.ts';

/** A message that comes again because the process that had it in work has died. */
export interface Suspect {
  readonly id: string;
  /** How often it has been begun alone, and this has not been the end of it. */
  readonly timesAlone: number;
}

/** Finds the message that ends processes, among those that were in work with it. */
export interface Suspects {
  /**
   * The messages of a batch whose last try has died with its process, by their identifiers. Asks the database only
   * where some come again.
   */
  among(
    name: string,
    batch: readonly { readonly id: string; readonly retryCount: number }[],
  ): Promise<ReadonlyMap<string, Suspect>>;
  /**
   * Handles one of them while this process handles nothing else, so that the next death, if there is one, is blamed on
   * it alone. That it has begun is written before.
   */
  alone<Result>(name: string, suspect: Suspect, work: () => Promise<Result>): Promise<Result>;
}

/** Sends statements to the database of the queue. */
interface Statements {
  executeSql(
    statement: string,
    parameters: unknown[],
  ): Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>;
}

/** Opens it on the queue's own tables. */
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
