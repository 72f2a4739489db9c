import { setTimeout as wait } from 'node:timers/promises';
import { type FaultyGateway, type FaultyStart, standBy } from './a-faulty-gateway.ts';
import type { Chance } from './chance.ts';

/** Gateways that are started again whenever they end. */
export interface Fleet {
  /** The address of one that serves, by chance; `undefined` where none does. */
  address(): string | undefined;
  /** Kills one of them, by chance, at a moment after it has begun to serve, or while it starts. */
  killOne(): Promise<void>;
  /** Those that were killed while they served, in order. */
  readonly killed: readonly Killed[];
  /** How those ended that had served and were not killed. */
  readonly surprises: readonly string[];
  /** Ends all of them in good order, and answers how they ended. */
  stop(): Promise<readonly (NodeJS.Signals | number)[]>;
}

/** A gateway that was killed while it served. */
export interface Killed {
  readonly url: string;
  /** In milliseconds, of this process's clock that never goes back. */
  readonly at: number;
}

/** When gateways are killed, in milliseconds. */
export interface Moments {
  readonly chance: Chance;
  /** After one has begun to serve. */
  readonly servesUpTo: number;
  /** How many times one is killed. */
  readonly kills: number;
}

/** The part of kills that meet a gateway while it starts. */
const WHILE_STARTING = 0.1;
const STARTING_MS_UP_TO = 2_000;
/** The part of gateways that live long enough to find what dead ones have left. */
const LONG_LIVES = 0.05;
const LONG_LIFE_MS = 7_000;
const SHORTEST_LIFE_MS = 50;
const PAUSE_AFTER_FAILED_START_MS = 500;

/** Starts so many. */
export function startFleet(size: number, start: FaultyStart, moments: Moments): Fleet {
  const surprises: string[] = [];
  const killed: Killed[] = [];
  const { chance, servesUpTo, kills } = moments;
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
        await wait(chance.between(0, STARTING_MS_UP_TO));
      } else {
        await member?.serves();
        const isLong = chance.happens(LONG_LIVES);
        await wait(isLong ? LONG_LIFE_MS : chance.between(SHORTEST_LIFE_MS, servesUpTo));
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

/** The gateway that takes the next place, and loses no time with loading then. */
class Reserve {
  readonly #start: FaultyStart;
  /** How many will yet be wanted. */
  #due: number;
  #standing: FaultyGateway | undefined;

  constructor(start: FaultyStart, due: number) {
    this.#start = start;
    this.#due = due;
  }

  /** Has one stand by, if one will be wanted. */
  fill(): void {
    this.#standing = this.#due > 0 ? standBy(this.#start) : undefined;
  }

  /** Notes that one of the fleet is killed, whose place will be taken. */
  killed(): void {
    this.#due -= 1;
  }

  /** The one that stands by, in whose place another then stands; or a new one. */
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

/** A place in the fleet, with one gateway after another in it. */
class Member {
  /** Where it serves, while it does. */
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

  /** Resolves when the gateway that is in this place serves, or one after it. */
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
