/** A message that comes again since the process that had it in work has died. */
export interface Suspect {
  readonly id: string;
  /** How often it has been begun alone, and this has not been the end of it. */
  readonly timesAlone: number;
}

/** Finds the message that ends processes among those that were in work with it. */
export interface Suspects {
  /** Those of a batch whose last try has died with its process, by id. It asks the database where some come again. */
  among(
    name: string,
    batch: readonly { readonly id: string; readonly retryCount: number }[],
  ): Promise<ReadonlyMap<string, Suspect>>;
  /**
   * Does the work of one of them while this process does no other's, so that the next death, if there is one, is laid at
   * its door alone. That it was begun is written down before.
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

/** What the queue notes of a message whose process has stopped to say that it lives. */
export const DIED = 'job heartbeat timeout';
/** Where a message keeps how often it was begun alone; its handler does not know of it. */
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
