import { setTimeout as wait } from 'node:timers/promises';
import { type FaultyGateway, type FaultyStart, standBy } from './a-faulty-gateway.ts';
import type { Chance } from './chance.ts';

/** Gateways that are restarted whenever they exit. */
export interface Fleet {
  /** The URL of a random serving gateway; `undefined` if none serves. */
  address(): string | undefined;
  /** Kills a random gateway, at a random moment after it began to serve or during its startup. */
  killOne(): Promise<void>;
  /** The gateways killed while they served, in order. */
  readonly killed: readonly Killed[];
  /** How gateways ended that had served and were not killed. */
  readonly surprises: readonly string[];
  /** Shuts all of them down gracefully and returns how they ended. */
  stop(): Promise<readonly (NodeJS.Signals | number)[]>;
}

/** A gateway that was killed while it served. */
export interface Killed {
  readonly url: string;
  /** In milliseconds, on this process's monotonic clock. */
  readonly at: number;
}

/** When and how often gateways are killed. Times are in milliseconds. */
export interface Moments {
  readonly chance: Chance;
  /** The latest kill after a gateway has begun to serve. */
  readonly maxStartMs: number;
  /** The number of kills. */
  readonly kills: number;
}

/** The fraction of kills that hit a gateway during startup. */
const WHILE_STARTING = 0.1;
const MAX_STARTING_MS = 2_000;
/** The fraction of gateways that live long enough to recover the work of dead ones. */
const LONG_LIVES = 0.05;
const LONG_LIFE_MS = 7_000;
const SHORTEST_LIFE_MS = 50;
const PAUSE_AFTER_FAILED_START_MS = 500;

/** Starts a fleet of the given size. */
export function startFleet(size: number, start: FaultyStart, moments: Moments): Fleet {
  const surprises: string[] = [];
  const killed: Killed[] = [];
  const { chance, maxStartMs, kills } = moments;
  const reserve = new Reserve(start, kills);
  const members = Array.from({ length: size }, () => new Member(reserve, surprises));
  reserve.fill();
  const pick = <T>(list: readonly T[]): T | undefined =>
    list[Math.floor(chance.between(0, list.length))];
  return {
    killed,
    surprises,
    address: () => pick(members.flatMap(({ url }) => (url === undefined ? [] : [url]))),
    async killOne() {
      const member = pick(members);
      if (chance.happens(WHILE_STARTING)) {
        await wait(chance.between(0, MAX_STARTING_MS));
      } else {
        await member?.serves();
        const isLong = chance.happens(LONG_LIVES);
        await wait(isLong ? LONG_LIFE_MS : chance.between(SHORTEST_LIFE_MS, maxStartMs));
      }
      const url = member?.url;
      if (url !== undefined) killed.push({ url, at: performance.now() });
      reserve.killed();
      member?.kill();
    },
    stop() {
      reserve.dismiss();
      return Promise.all(members.map((member) => member.stop()));
    },
  };
}

/** Keeps a preloaded gateway on standby to replace the next one killed. */
class Reserve {
  readonly #start: FaultyStart;
  /** How many replacements will still be needed. */
  #due: number;
  #standing: FaultyGateway | undefined;

  constructor(start: FaultyStart, due: number) {
    this.#start = start;
    this.#due = due;
  }

  /** Puts a gateway on standby if one will be needed. */
  fill(): void {
    this.#standing = this.#due > 0 ? standBy(this.#start) : undefined;
  }

  /** Counts a kill, after which one fewer replacement is still to come. */
  killed(): void {
    this.#due -= 1;
  }

  /** Returns the standby and prepares another one; without a standby, starts a new gateway. */
  next(): FaultyGateway {
    const next = this.#standing;
    if (next === undefined) return standBy(this.#start);
    this.fill();
    return next;
  }

  dismiss(): void {
    this.#standing?.signal('SIGKILL');
    this.#standing = undefined;
  }
}

/** A position in the fleet, held by one gateway after another. */
class Member {
  /** The URL, while its gateway serves. */
  url: string | undefined;
  readonly #reserve: Reserve;
  readonly #surprises: string[];
  #gateway: FaultyGateway;
  #isKilled = false;
  #isStopping = false;

  constructor(reserve: Reserve, surprises: string[]) {
    this.#reserve = reserve;
    this.#surprises = surprises;
    this.#gateway = this.#live();
  }

  /** Resolves when this position's gateway serves, or a successor does. */
  async serves(): Promise<void> {
    while (this.url === undefined) await wait(SHORTEST_LIFE_MS);
  }

  kill(): void {
    this.#isKilled = true;
    this.url = undefined;
    this.#gateway.signal('SIGKILL');
  }

  async stop(): Promise<NodeJS.Signals | number> {
    await this.serves();
    this.#isStopping = true;
    this.#gateway.signal('SIGTERM');
    return this.#gateway.ended;
  }

  #live(): FaultyGateway {
    const gateway = this.#reserve.next();
    gateway.begin();
    this.#isKilled = false;
    let hasServed = false;
    const serving = gateway.served.then(
      (url) => {
        hasServed = true;
        if (!this.#isKilled) this.url = url;
      },
      () => {},
    );
    gateway.ended.then(async (how) => {
      await serving;
      this.url = undefined;
      if (this.#isStopping) return;
      if (!this.#isKilled && hasServed) this.#surprises.push(String(how));
      if (!hasServed && !this.#isKilled) await wait(PAUSE_AFTER_FAILED_START_MS);
      this.#gateway = this.#live();
    });
    return gateway;
  }
}
