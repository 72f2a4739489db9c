import type { Ask } from '../database/database.ts';
import {
  type Count,
  type Counted,
  isOpenUntil,
  type MemoryWindows,
  memoryWindows,
  type Windows,
} from './windows.ts';

/** What sharing windows stands on. */
export interface SharedWindowsParts {
  readonly ask: Ask;
  readonly windowSeconds: number;
}

/** Below so much that is left, everything is counted in the database before it is let in. */
const EXACT_BELOW = 500;
/** Of what is left a process takes a part ahead, so that those that have it and do not use it cost the others little. */
const AHEAD_PART = 1 / 100;
const AHEAD_UP_TO = 1_000;
/** When so little of it is left, more is taken, before anybody must wait for it. */
const AHEAD_RENEWED_AT = 1 / 4;
/** While more than this part of a quota is left, what was read a moment ago is believed. */
const NEAR_PART = 1 / 10;
const FRESH_MS = 1_000;
/** So old it is still believed, while it is read again. */
const USABLE_MS = 3_000;
/** What is only added is written so much later, with what comes meanwhile. */
const ADDED_AFTER_MS = 500;

/**
 * Counts in the database, together with other processes; in this one alone, while the database is away.
 *
 * No request waits for the database that is far from its limit: the process counts some ahead, and lets in so many by
 * itself; what it does not use it gives back after a few seconds. The nearer the limit, the fewer, down to none. So no
 * more are let in than may be, and a request may be refused early by what others have taken ahead. One statement at a
 * time counts for all names: what comes while it is under way is counted by the next.
 */
export function sharedWindows(parts: SharedWindowsParts): Windows {
  const windows = new Map<string, SharedWindow>();
  const due = new Set<SharedWindow>();
  /** What was only added to: nobody waits for it, so it makes no statement follow the one that is under way. */
  const added = new Set<SharedWindow>();
  const alone = memoryWindows(parts.windowSeconds);
  const book = { ...parts, alone };
  let asking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function work(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    do {
      const batch = new Set([...due, ...added]);
      due.clear();
      added.clear();
      await countAll([...batch], book);
    } while (due.size > 0);
    asking = undefined;
    if (added.size > 0) workLater();
  }

  const askFor = (window: SharedWindow): void => {
    due.add(window);
    asking ??= work();
  };
  const workLater = (): void => {
    timer ??= setTimeout(() => {
      asking ??= work();
    }, ADDED_AFTER_MS).unref();
  };
  const later = (window: SharedWindow): void => {
    added.add(window);
    if (asking === undefined) workLater();
  };
  const windowOf = ({ name, most }: Counted): SharedWindow => {
    const found = windows.get(name) ?? new SharedWindow(name, parts.windowSeconds);
    windows.set(name, found);
    found.most = most;
    found.isUsed = true;
    return found;
  };

  return {
    count(what, amount) {
      const window = windowOf(what);
      const known = window.known(amount);
      if (known === undefined) {
        const told = window.wait(amount);
        askFor(window);
        return told;
      }
      if (window.isToBeAsked(amount)) askFor(window);
      return known;
    },
    add(what, amount) {
      const window = windowOf(what);
      window.owed += amount;
      if (window.isNear) askFor(window);
      else later(window);
    },
    async sweep() {
      await alone.sweep();
      const now = Date.now();
      const idle = [...windows.values()].filter((window) => !window.isUsed && window.isIdle);
      await giveBack(idle, parts.ask);
      for (const { name, until } of idle) if (until <= now) windows.delete(name);
      for (const window of windows.values()) window.isUsed = false;
      await parts.ask('delete from limit_window where expire < $1', [now]);
    },
    async close() {
      await asking;
      if (added.size > 0) await work();
      await giveBack([...windows.values()], parts.ask);
    },
  };
}

/** One who waits to be counted. */
interface Waiting {
  readonly amount: number;
  readonly told: PromiseWithResolvers<Count>;
}

/** What this process knows of a window, and has of it. */
class SharedWindow {
  readonly name: string;
  readonly #windowSeconds: number;
  most = Number.POSITIVE_INFINITY;
  /** In the database, when it was read, with what is taken ahead. */
  counted = 0;
  /** In milliseconds of Unix time; 0 where none was open. */
  until = 0;
  ahead = 0;
  /** What has been added and is not under way to the database yet. */
  owed = 0;
  /** What is under way. */
  sent = 0;
  isUnderWay = false;
  /** Whether it was asked for since the last sweep. */
  isUsed = true;
  #readAt = Number.NEGATIVE_INFINITY;
  #aheadAtMost = 0;
  /** Whether what is counted is counted when it comes, not only added later. */
  #takesAhead = false;
  #waiting: Waiting[] = [];

  constructor(name: string, windowSeconds: number) {
    this.name = name;
    this.#windowSeconds = windowSeconds;
  }

  get isIdle(): boolean {
    return this.#waiting.length === 0 && this.owed === 0 && !this.isUnderWay;
  }

  /** Whether little is left, as far as is known. */
  get isNear(): boolean {
    return this.most - this.#sum(Date.now()) < this.most * NEAR_PART;
  }

  /** What can be told, and counted, without the database; `undefined` where it must be asked. */
  known(amount: number): Count | undefined {
    const now = Date.now();
    const age = now - this.#readAt;
    const isOver = this.until > 0 && !this.#isOpen(now);
    // Without an age it was read before the clock was put back.
    if (isOver || age < 0 || age >= this.#windowSeconds * 1000) return undefined;
    const sum = this.#sum(now);
    if (sum >= this.most) return age < FRESH_MS ? this.#count(sum + amount, now) : undefined;
    if (amount === 0) {
      return age < USABLE_MS && !this.isNear ? this.#count(sum, now) : undefined;
    }
    if (this.ahead < amount) return undefined;
    this.ahead -= amount;
    return this.#count(sum + amount, now);
  }

  /** Whether the database should be asked, though nobody waits for it. */
  isToBeAsked(amount: number): boolean {
    const now = Date.now();
    if (this.isUnderWay || this.#sum(now) >= this.most) return false;
    return amount === 0
      ? now - this.#readAt >= FRESH_MS
      : this.ahead < this.#aheadAtMost * AHEAD_RENEWED_AT;
  }

  wait(amount: number): Promise<Count> {
    const told = Promise.withResolvers<Count>();
    this.#waiting.push({ amount, told });
    if (amount > 0) this.#takesAhead = true;
    return told.promise;
  }

  /** What is to be counted in the database now, and what becomes of it. */
  send(): Sending {
    const waiting = this.#waiting;
    this.#waiting = [];
    const ahead = this.#takesAhead ? this.#aheadNow() : 0;
    const owed = this.owed;
    this.owed = 0;
    this.sent = owed;
    this.isUnderWay = true;
    const amount = waiting.reduce((sum, one) => sum + one.amount, owed + ahead);
    return {
      amount,
      counted: (counted, until) => {
        this.sent = 0;
        this.isUnderWay = false;
        // Another window has begun since some was taken ahead of this one.
        if (until !== this.until) this.ahead = 0;
        this.ahead += ahead;
        this.#aheadAtMost = this.ahead;
        this.counted = counted;
        this.until = until;
        const now = Date.now();
        this.#readAt = now;
        let reached = counted - ahead - waiting.reduce((sum, one) => sum + one.amount, 0);
        for (const one of waiting) {
          reached += one.amount;
          one.told.resolve(this.#count(one.amount > 0 ? reached : reached + this.owed, now));
        }
      },
      failed: (alone) => {
        this.sent = 0;
        this.isUnderWay = false;
        if (owed > 0) alone(owed);
        for (const { amount: one, told } of waiting) told.resolve(alone(one));
      },
    };
  }

  /** How much may be taken ahead now. A window of which nothing is known yet says first how it stands. */
  #aheadNow(): number {
    if (this.#readAt === Number.NEGATIVE_INFINITY) return 0;
    const left = this.most - this.#sum(Date.now());
    if (left < EXACT_BELOW) return 0;
    return Math.min(AHEAD_UP_TO, Math.floor(left * AHEAD_PART));
  }

  #sum(now: number): number {
    const before = this.#isOpen(now) ? this.counted - this.ahead : 0;
    return before + this.sent + this.owed;
  }

  #isOpen(now: number): boolean {
    return isOpenUntil(this.until, { now, windowSeconds: this.#windowSeconds });
  }

  #count(counted: number, now: number): Count {
    const resetSeconds =
      this.until === 0 ? this.#windowSeconds : Math.max(0, this.until - now) / 1000;
    return { counted, resetSeconds };
  }
}

/** What is to be counted under one name. */
interface Sending {
  readonly amount: number;
  /** It is counted. `until` is 0 where no window is open. */
  counted(counted: number, until: number): void;
  /** It is not. */
  failed(alone: (amount: number) => Count): void;
}

/** As `isOpenUntil` says, of the time $4 and the end $3 of a window that begins then. */
const IS_OPEN =
  '(limit_window.expire > $4::bigint and limit_window.expire <= 2 * $3::bigint - $4::bigint)';

/** Windows that were over are begun anew; those that are only looked at are not begun. */
const COUNT = `
  with given as (
    select key, points from unnest($1::text[], $2::bigint[]) as given (key, points)
  ), counted as (
    insert into limit_window
      select key, points, $3::bigint from given where points > 0 order by key
    on conflict (key) do update set
      points = excluded.points + case when ${IS_OPEN} then limit_window.points else 0 end,
      expire = case when ${IS_OPEN} then limit_window.expire else excluded.expire end
    returning key, points, expire
  )
  select key, points, expire from counted
  union all
  select limit_window.key, limit_window.points, limit_window.expire
    from limit_window join given using (key) where given.points = 0 and ${IS_OPEN}
`;

async function countAll(
  windows: readonly SharedWindow[],
  { ask, alone, windowSeconds }: SharedWindowsParts & { readonly alone: MemoryWindows },
): Promise<void> {
  const sendings = windows.map((window) => ({ name: window.name, ...window.send() }));
  const now = Date.now();
  try {
    const rows = await ask(COUNT, [
      sendings.map(({ name }) => name),
      sendings.map(({ amount }) => amount),
      now + windowSeconds * 1000,
      now,
    ]);
    const found = new Map(rows.map(({ key, points, expire }) => [key, { points, expire }]));
    for (const { name, counted } of sendings) {
      const { points = 0, expire = 0 } = found.get(name) ?? {};
      counted(Number(points), Number(expire));
    }
  } catch {
    // Whoever asks has noted it.
    for (const { name, failed } of sendings) failed((amount) => alone.count({ name }, amount));
  }
}

/** Gives back what was taken ahead, unless its window is over. */
async function giveBack(windows: readonly SharedWindow[], ask: Ask): Promise<void> {
  const now = Date.now();
  const given = windows.filter(({ ahead, until }) => ahead > 0 && until > now);
  if (given.length === 0) return;
  const parameters = [
    given.map(({ name }) => name),
    given.map(({ ahead }) => ahead),
    given.map(({ until }) => until),
  ];
  for (const window of given) {
    window.counted -= window.ahead;
    window.ahead = 0;
  }
  await ask(GIVE_BACK, parameters);
}

const GIVE_BACK = `
  update limit_window set points = limit_window.points - given.points
  from unnest($1::text[], $2::bigint[], $3::bigint[]) as given (key, points, expire)
  where limit_window.key = given.key and limit_window.expire = given.expire
`;
