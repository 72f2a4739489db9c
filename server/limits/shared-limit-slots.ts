import type { Ask } from '../database/database.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import type { LimitSlots } from './limit-slots.ts';

/** Dependencies of shared slots. */
export interface SharedLimitSlotsParts {
  readonly ask: Ask;
  /** How long the slots of a crashed process stay taken. */
  readonly leaseSeconds: number;
}

/** If fewer slots than this are free, each slot is taken and released in the database immediately. */
const EXACT_BELOW = 500;
/**
 * The share of the free slots that a process reserves in advance. Large enough that few requests wait for the database,
 * small enough that other processes hardly lack these slots.
 */
const READY_PART = 1 / 100;

/**
 * Shares slots with other processes through the database, where each process records how many it has: those in use and,
 * if the subject is far from its limit, a few reserved in advance. Unused ones are released after a few seconds. While
 * the database is unavailable, the process counts only its own.
 */
export function sharedLimitSlots({ ask, leaseSeconds }: SharedLimitSlotsParts): LimitSlots {
  const process = newIdentifier();
  const subjects = new Map<string, SharedSubject>();
  const say: Say = async ({ subject, held, wanted, most }) => {
    const parameters = [subject, process, held, wanted, most, leaseSeconds];
    const [row] = await ask('select * from take_limit_places($1, $2, $3, $4, $5, $6)', parameters);
    return { own: Number(row?.own), others: Number(row?.others) };
  };
  return {
    take(subject, most) {
      const one = subjects.get(subject) ?? new SharedSubject(subject, say);
      subjects.set(subject, one);
      return one.take(most);
    },
    putBack(subject) {
      subjects.get(subject)?.putBack();
    },
    async renew() {
      for (const [subject, one] of subjects) {
        if (one.isIdle) subjects.delete(subject);
        else one.settle();
      }
      const holding = [...subjects].map(([subject, { own }]) => ({ subject, own }));
      await ask(RENEW, [
        holding.map(({ subject }) => subject),
        holding.map(({ own }) => own),
        process,
        leaseSeconds,
      ]);
      await ask('delete from limit_place where expires_at < clock_timestamp()', []);
    },
    async close() {
      await ask('delete from limit_place where process = $1', [process]);
    },
  };
}

/**
 * Inserts missing rows again, which may have been deleted after a crash of the server or a long pause of this process.
 * The row may already include a slot that is being taken; a surplus is corrected by the next statement on the subject.
 */
const RENEW = `
  insert into limit_place
    select subject, $3::uuid, places, clock_timestamp() + make_interval(secs => $4)
    from unnest($1::text[], $2::integer[]) as held (subject, places)
  on conflict (subject, process) do update
    set places = greatest(limit_place.places, excluded.places), expires_at = excluded.expires_at
`;

/** A process's report on its slots: how many it holds, how many it wants, and the limit. */
interface Saying {
  readonly subject: string;
  readonly held: number;
  readonly wanted: number;
  readonly most: number;
}

type Say = (saying: Saying) => Promise<{ readonly own: number; readonly others: number }>;

/**
 * The slots of one subject. Only one statement runs at a time; it covers all requests that wait and all slots released
 * meanwhile.
 */
class SharedSubject {
  /** How many slots are in use. */
  held = 0;
  readonly #subject: string;
  readonly #say: Say;
  #waiting: PromiseWithResolvers<number | undefined>[] = [];
  #most = 0;
  #own = 0;
  #others = 0;
  #isSaying = false;
  /** Whether the database has to be told the current number. */
  #isBehind = false;
  /** Whether a slot was taken since the last renewal. */
  #isUsed = true;

  constructor(subject: string, say: Say) {
    this.#subject = subject;
    this.#say = say;
  }

  /** How many slots the database has recorded for this process. */
  get own(): number {
    return Math.max(this.#own, this.held);
  }

  get isIdle(): boolean {
    return this.own === 0 && !this.#isSaying;
  }

  take(most: number): number | undefined | Promise<number | undefined> {
    this.#most = most;
    this.#isUsed = true;
    if (this.held < this.#own && this.#waiting.length === 0) {
      this.held += 1;
      return this.#others + this.held;
    }
    const told = Promise.withResolvers<number | undefined>();
    this.#waiting.push(told);
    this.#begin();
    return told.promise;
  }

  putBack(): void {
    this.held -= 1;
    if (this.#own - this.held > 2 * this.#ready) this.#tell();
  }

  /** Refreshes the count of the other processes, and releases reserved slots that are unused. */
  settle(): void {
    if (this.#own > this.held) this.#tell();
    this.#isUsed = false;
  }

  /** How many slots to reserve in advance. */
  get #ready(): number {
    const left = this.#most - this.#others - this.held;
    return this.#isUsed && left >= EXACT_BELOW ? Math.floor(left * READY_PART) : 0;
  }

  #tell(): void {
    this.#isBehind = true;
    this.#begin();
  }

  #begin(): void {
    if (!this.#isSaying) void this.#work();
  }

  async #work(): Promise<void> {
    this.#isSaying = true;
    while (this.#waiting.length > 0 || this.#isBehind) {
      const batch = this.#waiting;
      this.#waiting = [];
      this.#isBehind = false;
      // No reserved slots are used meanwhile, because they may be gone afterwards.
      this.#own = this.held;
      const before = this.held;
      const { own, others } = await this.#ask(before + batch.length);
      for (const [index, told] of batch.entries()) {
        const taken = before + index + 1;
        if (taken <= own) this.held += 1;
        told.resolve(taken <= own ? others + taken : undefined);
      }
      this.#own = own;
      this.#others = others;
    }
    this.#isSaying = false;
  }

  async #ask(needed: number): Promise<{ readonly own: number; readonly others: number }> {
    const { held } = this;
    const most = this.#most;
    const wanted = needed + this.#ready;
    try {
      return await this.#say({ subject: this.#subject, held, wanted, most });
    } catch {
      // The error has been logged. The next renewal reports all slots to the database.
      return { own: Math.max(held, Math.min(needed, most)), others: 0 };
    }
  }
}
