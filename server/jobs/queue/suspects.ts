import { DIED, MESSAGES_THAT_ENDED_SO, NOTE_TRIAL } from './statements.ts';

/** A message redelivered because the process that held it has died. */
export interface Suspect {
  readonly id: string;
  /** How many times handling it alone has been started without finishing. */
  readonly timesAlone: number;
  /** Whether handling it together with other suspects has been started without finishing. */
  readonly wasTogether: boolean;
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
   * Handles a suspect together with a few others of this process; alone, if it is the only one, or a process has died
   * while handling it with others. So the next death, if there is one, can be attributed to few, and the one after
   * that to one. How it is handled is written first.
   */
  guarded<Result>(name: string, suspect: Suspect, work: () => Promise<Result>): Promise<Result>;
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
  const turns = new Turns();
  return {
    async among(name, batch) {
      const again = batch.filter(({ retryCount }) => retryCount > 0).map(({ id }) => id);
      if (again.length === 0) return new Map();
      const { rows } = await database.executeSql(MESSAGES_THAT_ENDED_SO, [name, again, DIED]);
      return new Map(
        rows.map((row) => {
          const id = String(row.id);
          const wasTogether = row.wasTogether === true;
          return [id, { id, timesAlone: Number(row.timesAlone), wasTogether }];
        }),
      );
    },
    async guarded(name, { id, timesAlone, wasTogether }, work) {
      const isAlone = await turns.take(wasTogether);
      try {
        const times = isAlone ? timesAlone + 1 : timesAlone;
        await database.executeSql(NOTE_TRIAL, [name, id, times, wasTogether || !isAlone]);
        return await work();
      } finally {
        turns.end();
      }
    },
  };
}

/** Few, so that a death leaves few to be handled alone; several, as each may take minutes. */
const TOGETHER_AT_MOST = 5;

/** The turns of suspects, in the order of their arrival. */
class Turns {
  readonly #waiting: { readonly isAlone: boolean; readonly begin: (isAlone: boolean) => void }[] =
    [];
  #underWay = 0;
  #isOneAlone = false;

  /**
   * Waits for a turn.
   *
   * @returns whether no other turn begins before it ends
   */
  take(isAlone: boolean): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    this.#waiting.push({ isAlone, begin: resolve });
    // Later, as the others of its batch come at the same moment.
    queueMicrotask(() => this.#beginNext());
    return promise;
  }

  end(): void {
    this.#underWay -= 1;
    this.#isOneAlone = false;
    this.#beginNext();
  }

  #beginNext(): void {
    for (;;) {
      const [next] = this.#waiting;
      if (next === undefined || this.#isOneAlone) return;
      const isOnlyOne = this.#underWay === 0 && this.#waiting.length === 1;
      const isAlone = next.isAlone || isOnlyOne;
      if (this.#underWay >= (isAlone ? 1 : TOGETHER_AT_MOST)) return;
      this.#waiting.shift();
      this.#underWay += 1;
      this.#isOneAlone = isAlone;
      next.begin(isAlone);
    }
  }
}
