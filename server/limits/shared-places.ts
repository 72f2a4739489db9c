import type { Ask } from '../database/database.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import type { Places } from './places.ts';

/** What sharing places stands on. */
export interface SharedPlacesParts {
  readonly ask: Ask;
  /** So long the places of a process that says nothing more are kept. */
  readonly leaseSeconds: number;
}

/**
 * Shares places with other processes through the database, where each process says how many it has. While the database
 * is away, the process counts only its own.
 */
export function sharedPlaces({ ask, leaseSeconds }: SharedPlacesParts): Places {
  const process = newIdentifier();
  const subjects = new Map<string, SharedSubject>();
  const say: Say = async ({ subject, held, wanted, most }) => {
    const parameters = [subject, process, held, wanted, most, leaseSeconds];
    const [row] = await ask('select * from take_limit_places($1, $2, $3, $4, $5, $6)', parameters);
    return { own: Number(row?.own), others: Number(row?.others) };
  };
  return {
    async take(subject, most) {
      const one = subjects.get(subject) ?? new SharedSubject(subject, say);
      subjects.set(subject, one);
      const taken = await one.take(most);
      if (one.isIdle && subjects.get(subject) === one) subjects.delete(subject);
      return taken;
    },
    putBack(subject) {
      subjects.get(subject)?.putBack();
    },
    async renew() {
      for (const [subject, one] of subjects) if (one.isIdle) subjects.delete(subject);
      const holding = [...subjects].map(([subject, { held }]) => ({ subject, held }));
      await ask(RENEW, [
        holding.map(({ subject }) => subject),
        holding.map(({ held }) => held),
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
 * The rows may be gone with a crash of the server, or because this process has paused for long. A place that is taken
 * just now may be in its row already; whatever is too many there goes with the next word on the subject.
 */
const RENEW = `
  insert into limit_place
    select subject, $3::uuid, places, clock_timestamp() + make_interval(secs => $4)
    from unnest($1::text[], $2::integer[]) as held (subject, places)
  on conflict (subject, process) do update
    set places = greatest(limit_place.places, excluded.places), expires_at = excluded.expires_at
`;

/** What a process says of its places: how many it has, and would have, of how many there are at the most. */
interface Saying {
  readonly subject: string;
  readonly held: number;
  readonly wanted: number;
  readonly most: number;
}

type Say = (saying: Saying) => Promise<{ readonly own: number; readonly others: number }>;

/**
 * The places of one subject. One statement at a time says how many this process has: that of those who wait for one,
 * and of those that have been put back meanwhile, together.
 */
class SharedSubject {
  held = 0;
  readonly #subject: string;
  readonly #say: Say;
  #waiting: PromiseWithResolvers<number | undefined>[] = [];
  #most = 0;
  #isSaying = false;
  /** Whether the database has not been told of places that were put back. */
  #isBehind = false;

  constructor(subject: string, say: Say) {
    this.#subject = subject;
    this.#say = say;
  }

  get isIdle(): boolean {
    return this.held === 0 && !this.#isSaying;
  }

  take(most: number): Promise<number | undefined> {
    const told = Promise.withResolvers<number | undefined>();
    this.#waiting.push(told);
    this.#most = most;
    this.#begin();
    return told.promise;
  }

  putBack(): void {
    this.held -= 1;
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
      const before = this.held;
      const { own, others } = await this.#ask(before + batch.length);
      for (const [index, told] of batch.entries()) {
        const taken = before + index + 1;
        if (taken <= own) this.held += 1;
        told.resolve(taken <= own ? others + taken : undefined);
      }
    }
    this.#isSaying = false;
  }

  async #ask(wanted: number): Promise<{ readonly own: number; readonly others: number }> {
    const { held } = this;
    const most = this.#most;
    try {
      return await this.#say({ subject: this.#subject, held, wanted, most });
    } catch {
      // Whoever asks has noted it. The next renewal tells the database of all of them.
      return { own: Math.max(held, Math.min(wanted, most)), others: 0 };
    }
  }
}
