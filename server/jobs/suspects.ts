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

/** The message of the queue for one whose process has sent no more heartbeats. */
export const DIED = 'job heartbeat timeout';
/** The field of a message that counts how often it was handled alone; handlers do not see it. */
const TIMES_ALONE = 'timesAlone';

/** Opens it on the queue's own tables. */
export function openSuspects(database: Statements): Suspects {
  let last: Promise<unknown> = Promise.resolve();
  return {
    async among(name, batch) {
      const again = batch.filter(({ retryCount }) => retryCount > 0).map(({ id }) => id);
      if (again.length === 0) return new Map();
      const { rows } = await database.executeSql(
        `select id, coalesce((data->>'${TIMES_ALONE}')::int, 0) as "timesAlone" from pgboss.job
         where name = $1 and id = any ($2::uuid[]) and output->'value'->>'message' = $3`,
        [name, again, DIED],
      );
      return new Map(
        rows.map((row) => {
          const id = String(row.id);
          return [id, { id, timesAlone: Number(row.timesAlone) }];
        }),
      );
    },
    alone(name, { id, timesAlone }, work) {
      const turn = last.then(async () => {
        await database.executeSql(
          `update pgboss.job set data = data || jsonb_build_object('${TIMES_ALONE}', $3::int)
           where name = $1 and id = $2::uuid`,
          [name, id, timesAlone + 1],
        );
        return work();
      });
      last = turn.catch(() => {});
      return turn;
    },
  };
}
