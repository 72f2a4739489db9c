import { RateLimiterMemory, RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { Ask } from '../database/database.ts';

/** What has been counted under a name in the window that is open. */
export interface Count {
  readonly counted: number;
  /** When it begins anew, in seconds from now. */
  readonly resetSeconds: number;
}

/** Counts over windows of time, each of which begins with the first that is counted in it. */
export interface Windows {
  /**
   * Counts, and tells what has been counted with it. An amount of 0 only tells.
   *
   * @param most - where so much has been counted already, what comes besides may be told so without being counted
   */
  count(name: string, amount: number, most?: number): Promise<Count>;
  /** Forgets what is over. */
  sweep(): Promise<void>;
}

/** The limiter refuses nothing: whoever asks compares. So those of one name may have different limits. */
const COUNTING_ONLY = { points: Number.MAX_SAFE_INTEGER, keyPrefix: '' };

/** Counts in this process. */
export function memoryWindows(windowSeconds: number): Windows {
  const limiter = new RateLimiterMemory({ ...COUNTING_ONLY, duration: windowSeconds });
  return {
    count: (name, amount) => countIn(limiter, { name, amount, windowSeconds }),
    // The library forgets by itself.
    sweep: async () => {},
  };
}

/** Counts in the database, together with other processes; in this one, while the database is away. */
export function sharedWindows(ask: Ask, windowSeconds: number): Windows {
  const counting = { ...COUNTING_ONLY, duration: windowSeconds };
  const limiter = new RateLimiterPostgres({
    ...counting,
    storeClient: clientOf(ask),
    storeType: 'client',
    tableName: 'limit_window',
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory(counting),
  });
  const gathering = new Map<string, Gathering>();
  const spent = new Map<string, Spent>();
  return {
    async count(name, amount, most = Number.POSITIVE_INFINITY) {
      const known = stillSpent(spent, name);
      if (known !== undefined && known.counted >= most) {
        return { ...known, counted: known.counted + amount };
      }
      const count = await gathered(gathering, {
        name,
        amount,
        ask: (sum) => countIn(limiter, { name, amount: sum, windowSeconds }),
      });
      if (count.counted >= most) spent.set(name, { ...count, until: endOf(count) });
      return count;
    },
    async sweep() {
      for (const name of spent.keys()) stillSpent(spent, name);
      await ask('delete from limit_window where expire < $1', [Date.now()]);
    },
  };
}

/** A window with nothing left. */
interface Spent extends Count {
  /** In milliseconds of Unix time. */
  readonly until: number;
}

function endOf({ resetSeconds }: Count): number {
  return Date.now() + resetSeconds * 1000;
}

function stillSpent(spent: Map<string, Spent>, name: string): Count | undefined {
  const found = spent.get(name);
  if (found === undefined) return undefined;
  const resetSeconds = (found.until - Date.now()) / 1000;
  if (resetSeconds > 0) return { counted: found.counted, resetSeconds };
  spent.delete(name);
  return undefined;
}

/** Something to be counted in the database. */
interface Counting {
  readonly name: string;
  readonly amount: number;
  readonly ask: (sum: number) => Promise<Count>;
}

/**
 * Counts for many with one statement at a time: what comes while one is under way is counted together by the next.
 * Else those of a busy account would wait for one another on every connection that there is.
 */
async function gathered(
  gathering: Map<string, Gathering>,
  { name, amount, ask }: Counting,
): Promise<Count> {
  const one = gathering.get(name) ?? new Gathering(ask);
  gathering.set(name, one);
  try {
    return await one.count(amount);
  } finally {
    if (one.isIdle && gathering.get(name) === one) gathering.delete(name);
  }
}

/** Those who wait to be counted under one name. */
class Gathering {
  readonly #ask: (sum: number) => Promise<Count>;
  #waiting: { readonly amount: number; readonly told: PromiseWithResolvers<Count> }[] = [];
  #isAsking = false;

  constructor(ask: (sum: number) => Promise<Count>) {
    this.#ask = ask;
  }

  get isIdle(): boolean {
    return !this.#isAsking;
  }

  count(amount: number): Promise<Count> {
    const told = Promise.withResolvers<Count>();
    this.#waiting.push({ amount, told });
    if (!this.#isAsking) void this.#work();
    return told.promise;
  }

  async #work(): Promise<void> {
    this.#isAsking = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      const sum = batch.reduce((total, { amount }) => total + amount, 0);
      try {
        const count = await this.#ask(sum);
        let counted = count.counted - sum;
        for (const { amount, told } of batch) {
          counted += amount;
          told.resolve({ ...count, counted });
        }
      } catch (error) {
        for (const { told } of batch) told.reject(error);
      }
    }
    this.#isAsking = false;
  }
}

async function countIn(
  limiter: RateLimiterMemory | RateLimiterPostgres,
  { name, amount, windowSeconds }: { name: string; amount: number; windowSeconds: number },
): Promise<Count> {
  if (amount > 0) return countOf(await limiter.penalty(name, amount));
  const found = await limiter.get(name);
  const isOver = found === null || found.msBeforeNext <= 0;
  return isOver ? { counted: 0, resetSeconds: windowSeconds } : countOf(found);
}

function countOf({ consumedPoints, msBeforeNext }: RateLimiterRes): Count {
  return { counted: consumedPoints, resetSeconds: Math.max(0, msBeforeNext) / 1000 };
}

/** The driver's interface, as far as the library uses it. */
function clientOf(ask: Ask) {
  return {
    async query({ text, values }: { text: string; values: readonly unknown[] }) {
      const rows = await ask(text, values);
      const numbers = rows.map(({ points, expire }) => ({
        points: Number(points),
        expire: Number(expire),
      }));
      return { rows: numbers, rowCount: rows.length };
    },
  };
}
