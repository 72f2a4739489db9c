import fc from 'fast-check';
import type { ProcessFigures } from '../watched/a-watched-gateway.ts';
import type { FuzzKind, FuzzRequest } from './fuzz-request.ts';
import { fuzzRequests } from './fuzz-requests.ts';
import { breachOf } from './judging.ts';
import type { Exchanged } from './sending.ts';
import { aFuzzStage, type Engine, type FuzzStage } from './stage.ts';

/** The parameters of a fuzzing run. */
export interface FuzzPlan {
  readonly engine: Engine;
  readonly requests: number;
  /** The same seed generates the same requests. */
  readonly seed: number;
  /** The time after which no more requests are sent. */
  readonly secondsUpTo?: number;
  /** Puts a database into the gateway's data folder, so that it need not create one. */
  readonly prepare?: (folder: string) => void;
  /** Reports progress. */
  readonly onProgress?: (sent: number) => void;
}

/** A reply that violates the contract. */
export interface FoundBreach {
  readonly operationId: string;
  readonly what: string;
  readonly breach: string;
  /** The smallest request that still causes it, as a curl command. */
  readonly curl: string;
}

/** The result of a run. */
export interface FuzzOutcome {
  readonly plan: FuzzPlan;
  readonly seconds: number;
  /** Request counts by operation, kind and status. */
  readonly counts: ReadonlyMap<string, Count>;
  readonly breaches: readonly FoundBreach[];
  /** The number of breaches similar to the reported ones, or beyond the limit of reported ones. */
  readonly alike: number;
  /** The gateway's log entries of level error. */
  readonly complaints: readonly string[];
  /** Measured at the beginning, and after each quarter. */
  readonly memory: readonly ProcessFigures[];
  /** The folder of the log, kept if something failed. */
  readonly folder: string;
}

/** How many requests of a kind got a status from an operation. */
export interface Count {
  readonly operationId: string;
  readonly kind: FuzzKind;
  readonly status: number;
  count: number;
}

const AT_ONCE = 16;
/** Requests generated at a time, each batch from a seed of its own. */
const BATCH = 500;
const MAX_BREACHES_SHRUNK = 12;
const QUARTERS = 4;
const SHRINK_RUNS = 400;
/** Requests with larger bodies may be refused, and the connection closed, before the body was sent. */
const EARLY_REFUSAL_BYTES = 16_384;

/** Sends requests generated from the contract, and checks every reply against the contract. */
export async function fuzz(plan: FuzzPlan): Promise<FuzzOutcome> {
  let isWrong = false;
  await using stage = await aFuzzStage(plan, () => isWrong);
  const campaign = new Campaign(stage, plan);
  await campaign.run();
  const outcome = await campaign.outcome();
  isWrong = hasFailed(outcome);
  return outcome;
}

/** Whether the run found a breach, a logged error or a memory leak. */
export function hasFailed({ breaches, complaints, memory }: FuzzOutcome): boolean {
  return breaches.length > 0 || complaints.length > 0 || !isFlat(memory);
}

const MAX_HEAP_GROWTH = 24 * 1_048_576;
const MAX_RSS_GROWTH = 128 * 1_048_576;

/** Whether memory stayed flat from the half of the run to its end. */
export function isFlat(memory: readonly ProcessFigures[]): boolean {
  const half = memory[QUARTERS / 2];
  const end = memory[QUARTERS];
  if (half === undefined || end === undefined) return false;
  return end.heapUsed - half.heapUsed <= MAX_HEAP_GROWTH && end.rss - half.rss <= MAX_RSS_GROWTH;
}

class Campaign {
  readonly #stage: FuzzStage;
  readonly #plan: FuzzPlan;
  readonly #requests = fuzzRequests();
  readonly #counts = new Map<string, Count>();
  readonly #breaches = new Map<string, FoundBreach>();
  readonly #memory: ProcessFigures[] = [];
  readonly #began = performance.now();
  #alike = 0;
  #sent = 0;

  constructor(stage: FuzzStage, plan: FuzzPlan) {
    this.#stage = stage;
    this.#plan = plan;
  }

  async run(): Promise<void> {
    const { requests, seed, secondsUpTo = Number.POSITIVE_INFINITY, onProgress } = this.#plan;
    const isOver = (): boolean => performance.now() - this.#began > secondsUpTo * 1000;
    this.#memory.push(await this.#stage.gateway.figures());
    while (this.#sent < requests && this.#stage.gateway.end === undefined && !isOver()) {
      const batchSeed = (seed * SEEDS_APART + this.#sent) % MAX_SEEDS;
      const numRuns = Math.min(BATCH, Math.ceil(requests / QUARTERS), requests - this.#sent);
      const batch = fc.sample(this.#requests, { seed: batchSeed, numRuns });
      await this.#stage.restock();
      await this.#sendBatch(batch, batchSeed);
      this.#sent += numRuns;
      const quarter = Math.floor((this.#sent * QUARTERS) / requests);
      if (this.#memory.length <= quarter) this.#memory.push(await this.#stage.gateway.figures());
      onProgress?.(this.#sent);
    }
  }

  async outcome(): Promise<FuzzOutcome> {
    const { gateway, folder } = this.#stage;
    const complaints = await gateway.complaints();
    const ended = gateway.end === undefined ? [] : [`The gateway ended: ${gateway.end}.`];
    return {
      plan: this.#plan,
      seconds: (performance.now() - this.#began) / 1000,
      counts: this.#counts,
      breaches: [...this.#breaches.values()],
      alike: this.#alike,
      complaints: [...ended, ...complaints],
      memory: this.#memory,
      folder,
    };
  }

  async #sendBatch(batch: readonly FuzzRequest[], seed: number): Promise<void> {
    const numbered = batch.entries();
    const take = async (): Promise<void> => {
      // All senders take from one list.
      for (const [index, request] of numbered) {
        const exchanged = await this.#stage.sender.send(request);
        this.#count(request, exchanged.answer?.status ?? 0);
        const breach = breachOfExchange(request, exchanged);
        if (breach !== undefined) await this.#note({ request, exchanged, breach, seed, index });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, take));
  }

  #count({ operation: { operationId }, kind }: FuzzRequest, status: number): void {
    const key = `${operationId} ${kind} ${status}`;
    const count = this.#counts.get(key) ?? { operationId, kind, status, count: 0 };
    count.count += 1;
    this.#counts.set(key, count);
  }

  /** Breaches of one operation that begin alike are reported once, with the smallest request that causes them. */
  async #note({ request, exchanged, breach, seed, index }: Met): Promise<void> {
    const { operationId } = request.operation;
    const sign = `${operationId} ${breach.slice(0, SIGN_CHARACTERS).replaceAll(/\d/g, '')}`;
    if (this.#breaches.has(sign) || this.#breaches.size >= MAX_BREACHES_SHRUNK) {
      this.#alike += 1;
      return;
    }
    const { what } = request;
    const first = { operationId, what, breach, curl: curlOf(exchanged, this.#stage.gateway.url) };
    this.#breaches.set(sign, first);
    const smallest = await this.#shrunk(seed, index);
    this.#breaches.set(sign, smallest ?? first);
  }

  /** Sends the request again, shrinking it while it fails; `undefined` if it succeeds the second time. */
  async #shrunk(seed: number, index: number): Promise<FoundBreach | undefined> {
    let smallest: FoundBreach | undefined;
    const isRight = async (request: FuzzRequest): Promise<boolean> => {
      const exchanged = await this.#stage.sender.send(request);
      const breach = breachOfExchange(request, exchanged);
      if (breach === undefined) return true;
      const { operation, what } = request;
      const curl = curlOf(exchanged, this.#stage.gateway.url);
      smallest = { operationId: operation.operationId, what, breach, curl };
      return false;
    };
    await fc.check(fc.asyncProperty(this.#requests, isRight), {
      seed,
      path: String(index),
      numRuns: 1,
      maxSkipsPerRun: SHRINK_RUNS,
    });
    return smallest;
  }
}

interface Met {
  readonly request: FuzzRequest;
  readonly exchanged: Exchanged;
  readonly breach: string;
  readonly seed: number;
  readonly index: number;
}

const SEEDS_APART = 1_000_003;
const MAX_SEEDS = 2 ** 31;
const SIGN_CHARACTERS = 90;

function breachOfExchange(
  request: FuzzRequest,
  { sent, answer, failure }: Exchanged,
): string | undefined {
  if (answer !== undefined) return breachOf(request, sent, answer);
  const isLarge = Buffer.byteLength(sent.body ?? '') > EARLY_REFUSAL_BYTES;
  return isLarge && /other side closed|EPIPE|ECONNRESET/.test(failure ?? '')
    ? undefined
    : `an answer: ${failure}`;
}

const MAX_SHOWN_CHARACTERS = 2_000;

/** A curl command that sends the request again. */
function curlOf({ sent }: Exchanged, url: string): string {
  const headers = sent.headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`);
  const body = sent.body === undefined ? [] : [`--data-binary ${quoted(String(sent.body))}`];
  const line = ['curl -sS', `-X ${sent.method}`, quoted(url + sent.path), ...headers, ...body];
  const text = line.join(' ');
  return text.length <= MAX_SHOWN_CHARACTERS
    ? text
    : `${text.slice(0, MAX_SHOWN_CHARACTERS)}… (${text.length} characters)`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
