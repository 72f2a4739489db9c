import type { Ask } from '../database/database.ts';
import { SharedWindow } from './shared-window.ts';
import {
  type Count,
  type Counted,
  type MemoryWindows,
  memoryWindows,
  type Windows,
} from './windows.ts';

/** Dependencies of shared windows. */
export interface SharedWindowsParts {
  readonly ask: Ask;
  readonly windowSeconds: number;
}

/** The delay until added amounts, for which no request waits, are written in one batch. */
const ADDED_AFTER_MS = 500;

/**
 * Counts in the database, together with other processes; only in this process while the database is unavailable.
 *
 * Far from its limit, no request waits for the database: the process reserves part of the quota in advance and admits
 * that many requests by itself; unused quota is returned after a few seconds. The nearer the limit, the less is
 * reserved, down to none. So the limit is never exceeded, but a request may be refused early because of other
 * processes' reservations. Only one statement runs at a time, for all names; later requests are batched into the next.
 */
export class SharedWindows implements Windows {
  readonly #parts: SharedWindowsParts;
  readonly #alone: MemoryWindows;
  readonly #windows = new Map<string, SharedWindow>();
  /** Windows that requests wait for; the next statement counts them. */
  readonly #due = new Set<SharedWindow>();
  /** Windows with added amounts only; they wait for the next statement or the timer. */
  readonly #added = new Set<SharedWindow>();
  #asking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: SharedWindowsParts) {
    this.#parts = parts;
    this.#alone = memoryWindows(parts.windowSeconds);
  }

  count(what: Counted, amount: number): Count | Promise<Count> {
    const window = this.#windowOf(what);
    const known = window.known(amount);
    if (known === undefined) {
      const told = window.wait(amount);
      this.#askFor(window);
      return told;
    }
    if (window.isToBeAsked(amount)) this.#askFor(window);
    return known;
  }

  add(what: Counted, amount: number): void {
    const window = this.#windowOf(what);
    window.add(amount);
    if (window.isNear) {
      this.#askFor(window);
    } else {
      this.#added.add(window);
      if (this.#asking === undefined) this.#askLater();
    }
  }

  async sweep(): Promise<void> {
    const { ask } = this.#parts;
    await this.#alone.sweep();
    await giveBack(
      [...this.#windows.values()].filter((window) => this.#isAtRest(window)),
      ask,
    );
    const now = performance.now();
    for (const window of this.#windows.values()) {
      // It may have been used in the meantime.
      if (this.#isAtRest(window) && window.isOver(now)) this.#windows.delete(window.name);
      else window.rest();
    }
    await ask(FORGET, []);
  }

  async close(): Promise<void> {
    await this.#asking;
    if (this.#added.size > 0) await this.#askAll();
    await giveBack([...this.#windows.values()], this.#parts.ask);
  }

  #windowOf({ name, most }: Counted): SharedWindow {
    const found = this.#windows.get(name) ?? new SharedWindow(name, this.#parts.windowSeconds);
    this.#windows.set(name, found);
    found.use(most);
    return found;
  }

  /**
   * Whether the window may be removed. One that is queued must stay, or another of its name could enter the same
   * statement.
   */
  #isAtRest(window: SharedWindow): boolean {
    return window.isIdle && !this.#due.has(window) && !this.#added.has(window);
  }

  #askFor(window: SharedWindow): void {
    this.#due.add(window);
    this.#asking ??= this.#askAll();
  }

  #askLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#asking ??= this.#askAll();
    }, ADDED_AFTER_MS).unref();
  }

  async #askAll(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const book = { ...this.#parts, alone: this.#alone };
    do {
      const batch = new Set([...this.#due, ...this.#added]);
      this.#due.clear();
      this.#added.clear();
      await countAll([...batch], book);
    } while (this.#due.size > 0);
    this.#asking = undefined;
    if (this.#added.size > 0) this.#askLater();
  }
}

/** The database's time in milliseconds: the processes' clocks may differ. */
const NOW = '(extract(epoch from now()) * 1000)::bigint';

/**
 * Whether a window is open. An end implausibly far in the future means that the clock was set back since the window
 * began: it counts as expired, or requests would be refused for as long as the clock was set back.
 */
const IS_OPEN = `(limit_window.expire > ${NOW} and limit_window.expire <= ${NOW} + 2 * $3::bigint)`;

/** Adds points to windows of $3 milliseconds; expired ones restart. Windows with 0 points are only read. */
const COUNT = `
  with given as (
    select key, points from unnest($1::text[], $2::bigint[]) as given (key, points)
  ), counted as (
    insert into limit_window
      select key, points, ${NOW} + $3::bigint from given where points > 0 order by key
    on conflict (key) do update set
      points = excluded.points + case when ${IS_OPEN} then limit_window.points else 0 end,
      expire = case when ${IS_OPEN} then limit_window.expire else excluded.expire end
    returning key, points, expire
  ), found as (
    select key, points, expire from counted
    union all
    select limit_window.key, limit_window.points, limit_window.expire
      from limit_window join given using (key) where given.points = 0 and ${IS_OPEN}
  )
  select key, points, expire, expire - ${NOW} as "leftMs" from found
`;

async function countAll(
  windows: readonly SharedWindow[],
  { ask, alone, windowSeconds }: SharedWindowsParts & { readonly alone: MemoryWindows },
): Promise<void> {
  const sendings = windows.map((window) => ({ name: window.name, ...window.send() }));
  try {
    const rows = await ask(COUNT, [
      sendings.map(({ name }) => name),
      sendings.map(({ amount }) => amount),
      windowSeconds * 1000,
    ]);
    const found = new Map(rows.map((row) => [row.key, row]));
    for (const { name, counted } of sendings) {
      const { points = 0, expire = 0, leftMs = 0 } = found.get(name) ?? {};
      counted({ counted: Number(points), until: Number(expire), leftMs: Number(leftMs) });
    }
  } catch {
    // The error has been logged.
    for (const { name, failed } of sendings) failed((amount) => alone.count({ name }, amount));
  }
}

/** Returns reserved quota to windows that are still open. */
async function giveBack(windows: readonly SharedWindow[], ask: Ask): Promise<void> {
  const now = performance.now();
  const given = windows.flatMap((window) => window.giveBack(now) ?? []);
  if (given.length === 0) return;
  await ask(GIVE_BACK, [
    given.map(({ name }) => name),
    given.map(({ points }) => points),
    given.map(({ until }) => until),
  ]);
}

/** Locks rows in the same order as `COUNT`, to avoid deadlocks between processes. */
const GIVE_BACK = `
  with given as (
    select limit_window.key, given.points
    from limit_window
    join unnest($1::text[], $2::bigint[], $3::bigint[]) as given (key, points, expire)
      on limit_window.key = given.key and limit_window.expire = given.expire
    order by limit_window.key
    for update of limit_window
  )
  update limit_window set points = limit_window.points - given.points
  from given where limit_window.key = given.key
`;

/** Skips rows that another process is updating, so that it never waits for a lock. */
const FORGET = `
  delete from limit_window where key in (
    select key from limit_window where expire < ${NOW} order by key for update skip locked
  )
`;
