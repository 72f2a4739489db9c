import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Chance, chanceOf } from './chance.ts';

/** A video vendor in the test's process, which outlives the gateways it serves. */
export interface LoopbackUpstream {
  readonly url: string;
  /** How many submissions it got. */
  readonly submissions: number;
  /** How many jobs it accepted for each submission key. */
  readonly jobsByKey: ReadonlyMap<string, number>;
  /** How many files it truncated, and how many requests it throttled. */
  readonly mischief: { readonly cut: number; readonly limited: number };
  /** Sets an action that runs before the next submission is answered; the job has been accepted by then. */
  beforeNextAnswer(act: () => Promise<void>): void;
  /** Throttles this fraction of requests from now on, 0 to 1. */
  putOff(part: number): void;
  /** Truncates the next files. */
  cutNext(files: number): void;
  stop(): Promise<void>;
}

/** How an upstream behaves. Fractions are of all requests, 0 to 1. */
export interface UpstreamHabits {
  readonly seed?: string;
  /** Whether two submissions with the same key become one job. */
  readonly knowsKeys?: boolean;
  /** The maximum number of polls until a job is done. */
  readonly maxPolls?: number;
  /** The fraction of files that are truncated. */
  readonly cuts?: number;
  /** The fraction of requests that are throttled. */
  readonly limits?: number;
  /** The fraction of requests that are delayed. */
  readonly slow?: number;
}

const FILE_BYTES = 4096;
const POLL_AFTER_SECONDS = 0.2;
const RETRY_AFTER_SECONDS = '1';
const SLOW_MS = { from: 50, upTo: 500 } as const;
const ALL_DONE = 100;

/** Starts an upstream on loopback. */
export async function aLoopbackUpstream(habits: UpstreamHabits = {}): Promise<LoopbackUpstream> {
  const vendor = new Vendor(habits);
  const server = createServer((request, response) => {
    vendor.answer(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : undefined);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    get submissions() {
      return vendor.submissions;
    },
    jobsByKey: vendor.jobsByKey,
    mischief: vendor.mischief,
    beforeNextAnswer(act) {
      vendor.beforeNextAnswer = act;
    },
    putOff(part) {
      vendor.limits = part;
    },
    cutNext(files) {
      vendor.filesToCut = files;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

interface Work {
  readonly id: string;
  readonly pollsNeeded: number;
  polls: number;
}

class Vendor {
  submissions = 0;
  filesToCut = 0;
  limits: number;
  beforeNextAnswer: (() => Promise<void>) | undefined;
  readonly jobsByKey = new Map<string, number>();
  readonly mischief = { cut: 0, limited: 0 };
  readonly #habits: UpstreamHabits;
  readonly #chance: Chance;
  readonly #works = new Map<string, Work>();

  constructor(habits: UpstreamHabits) {
    this.#habits = habits;
    this.limits = habits.limits ?? 0;
    this.#chance = chanceOf(`upstream ${habits.seed ?? ''}`);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    request.resume();
    const { slow = 0 } = this.#habits;
    if (this.#chance.happens(slow)) await wait(this.#chance.between(SLOW_MS.from, SLOW_MS.upTo));
    if (this.#chance.happens(this.limits)) {
      this.mischief.limited += 1;
      response.writeHead(429, { 'retry-after': RETRY_AFTER_SECONDS }).end();
      return;
    }
    const [, , id = '', , file] = (request.url ?? '').split('/');
    if (request.method === 'POST') return this.#take(request, response);
    const work = this.#works.get(id);
    if (work === undefined) response.writeHead(404).end();
    else if (file === undefined) this.#tell(work, response);
    else this.#hand(`${id} ${file}`, response);
  }

  async #take({ headers }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { knowsKeys = true, maxPolls = 2 } = this.#habits;
    const key = String(headers['idempotency-key']);
    this.submissions += 1;
    const known = this.jobsByKey.get(key) ?? 0;
    const id = createHash('sha256')
      .update(knowsKeys ? key : `${key} ${known}`)
      .digest('hex');
    if (!this.#works.has(id)) {
      const pollsNeeded = Math.ceil(this.#chance.between(0, maxPolls));
      this.#works.set(id, { id, pollsNeeded, polls: 0 });
      this.jobsByKey.set(key, known + 1);
    }
    const act = this.beforeNextAnswer;
    this.beforeNextAnswer = undefined;
    await act?.();
    answerJson(response, 201, { id });
  }

  #tell(work: Work, response: ServerResponse): void {
    work.polls += 1;
    const progress = Math.min(ALL_DONE, (ALL_DONE * work.polls) / Math.max(1, work.pollsNeeded));
    const state = progress < ALL_DONE ? 'running' : 'done';
    answerJson(response, 200, { state, progress, pollAfterSeconds: POLL_AFTER_SECONDS });
  }

  #hand(name: string, response: ServerResponse): void {
    const content = contentOf(name);
    response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': content.length });
    const isCut = this.filesToCut > 0 || this.#chance.happens(this.#habits.cuts ?? 0);
    if (!isCut) {
      response.end(content);
      return;
    }
    this.filesToCut = Math.max(0, this.filesToCut - 1);
    this.mischief.cut += 1;
    const half = content.subarray(0, content.length / 2);
    response.write(half, () => response.socket?.resetAndDestroy());
  }
}

/** The content of a file, derived from its name only, so that repeated downloads are equal. */
function contentOf(name: string): Buffer {
  const content = Buffer.alloc(FILE_BYTES, createHash('sha256').update(name).digest());
  // File types are detected by their first bytes.
  content.set(name.endsWith('cover') ? [0xff, 0xd8, 0xff] : Buffer.from('\0\0\0\x18ftypisom'));
  return content;
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
