import { setTimeout as sleep } from 'node:timers/promises';
import type {
  Callback,
  CallbackStore,
  PutOffCallback,
  Tried,
  Verdict,
} from '../callbacks/callback-store.ts';
import type { Delivery } from '../callbacks/delivery.ts';
import { Lanes } from '../callbacks/lanes.ts';
import type { Notifier } from '../callbacks/notifier.ts';
import type { CallbackSecrets } from '../callbacks/secrets.ts';
import type { Queries } from '../database/database.ts';
import { WriteBehind } from '../database/write-behind.ts';
import { readIdentifier } from '../foundation/identifiers.ts';
import type { Log } from '../foundation/log.ts';
import { type CallbackTask, type TryingParts, tryCallback } from './callback-try.ts';
import type { Telling } from './job/job-observer.ts';
import { type Report, reporting } from './queue/report.ts';
import { findJobs } from './store/store.ts';

/** Dependencies of callback delivery. */
export interface CallbackParts extends TryingParts {
  readonly queries: Queries;
  readonly callbacks: CallbackStore;
  /** Rung when a callback may be due. */
  readonly due: Notifier;
  readonly secrets: CallbackSecrets;
  readonly log: Log;
}

/**
 * Interval between polls for due callbacks. `due` announces those of this process; polling finds those left by other
 * processes.
 */
const LOOK_MS = 500;
/** Delay before the next batch, so that callbacks that become due within it are taken together. */
const GATHER_MS = 5;
const TAKEN_AT_ONCE = 250;
/**
 * Maximum pause before the next batch while the lanes have more waiting callbacks than one batch; after it, taking goes
 * on regardless of slow receivers.
 */
const LANES_MS = 250;
/** Added to the receiver timeout: a callback whose attempt has not been recorded by then becomes due again. */
const MARGIN_SECONDS = 15;
/** Delay before retrying a callback whose attempt could not be made. */
const AGAIN_SECONDS = 3;
/** Delay after which a callback becomes due again if this process cannot read its job; another may take it then. */
const UNREADABLE_AGAIN_SECONDS = 60;

/**
 * Delivers the callbacks of jobs that have ended. The body is what a lookup of the job returns at that moment.
 *
 * Due callbacks are claimed in their table in batches, for as long as an attempt may take: if this process dies, they
 * become due again. The results of attempts are written in batches, too. A slow receiver delays only its own callbacks.
 */
export class Callbacks {
  readonly #parts: CallbackParts;
  readonly #report: Report;
  readonly #lanes: Lanes;
  readonly #stopping = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
  readonly #tried: WriteBehind<Tried>;
  readonly #putOff: WriteBehind<PutOffCallback>;
  #isOpen = true;
  #working: Promise<void> | undefined;

  constructor(parts: CallbackParts) {
    const { callbacks, log, receiverSeconds } = parts;
    this.#parts = parts;
    this.#report = reporting(log);
    this.#lanes = new Lanes({ secondsEach: receiverSeconds });
    const giveUp = ({ callback: { jobId } }: PutOffCallback | Tried, error: unknown): void =>
      log.error({ error, jobId }, 'callback state could not be stored');
    this.#tried = new WriteBehind<Tried>({ write: (tries) => this.#note(tries), giveUp });
    this.#putOff = new WriteBehind<PutOffCallback>({
      write: (some) => callbacks.putOff(some),
      giveUp,
    });
  }

  /** Starts taking due callbacks. */
  start(): void {
    this.#working = this.#work();
  }

  /** Aborts attempts still in flight after the grace period; another process repeats them. */
  async stop(graceSeconds: number): Promise<void> {
    this.#isOpen = false;
    this.#parts.due.notify();
    this.#lanes.close();
    const timer = setTimeout(() => this.#stopping.abort(), graceSeconds * 1000);
    await this.#working;
    await Promise.all(this.#underWay);
    clearTimeout(timer);
    await Promise.all([this.#tried.close(), this.#putOff.close()]);
  }

  async #work(): Promise<void> {
    while (this.#isOpen) {
      const count = await this.#takeSome();
      if (count === TAKEN_AT_ONCE) await this.#waitForLanes();
      else {
        await this.#parts.due.wait(LOOK_MS);
        await sleep(GATHER_MS);
      }
    }
  }

  async #waitForLanes(): Promise<void> {
    const began = performance.now();
    while (this.#lanes.waiting > TAKEN_AT_ONCE && performance.now() - began < LANES_MS) {
      await sleep(GATHER_MS);
    }
  }

  /** Starts the next batch of due callbacks; returns their number. */
  async #takeSome(): Promise<number> {
    const { callbacks, receiverSeconds } = this.#parts;
    try {
      const taken = await callbacks.take(TAKEN_AT_ONCE, receiverSeconds + MARGIN_SECONDS);
      if (taken.length > 0) await this.#begin(taken);
      return taken.length;
    } catch (error) {
      this.#report(error, {}, 'callbacks could not be taken');
      return 0;
    }
  }

  async #begin(taken: readonly Callback[]): Promise<void> {
    try {
      for (const task of await this.#tasksOf(taken)) {
        const ended = this.#tell(task).finally(() => this.#underWay.delete(ended));
        this.#underWay.add(ended);
      }
    } catch (error) {
      for (const callback of taken) this.#putOff.add({ callback, afterSeconds: AGAIN_SECONDS });
      throw error;
    }
  }

  async #tasksOf(taken: readonly Callback[]): Promise<readonly CallbackTask[]> {
    const { queries, secrets } = this.#parts;
    const ids = taken.flatMap(({ jobId }) => readIdentifier(jobId) ?? []);
    const [found, signers] = await Promise.all([
      findJobs(queries, ids),
      secrets.signers(taken.map(({ accountId }) => accountId)),
    ]);
    // If a job has been removed meanwhile, its callback has been removed with it.
    return taken.flatMap((callback) => {
      const job = found.get(callback.jobId);
      if (job?.isReadable === false) {
        this.#leave(callback, job.error);
        return [];
      }
      const sign = signers.get(callback.accountId);
      return job === undefined || sign === undefined ? [] : [{ callback, job: job.job, sign }];
    });
  }

  #leave(callback: Callback, error: unknown): void {
    const { jobId } = callback;
    this.#parts.log.error({ error, jobId }, 'job of a callback could not be read');
    this.#putOff.add({ callback, afterSeconds: UNREADABLE_AGAIN_SECONDS });
  }

  async #tell(task: CallbackTask): Promise<void> {
    const { callback } = task;
    const origin = originOf(callback.url);
    const entry = await this.#lanes.enter({ accountId: callback.accountId, origin });
    if (!entry.isOpen) {
      this.#putOff.add({ callback, afterSeconds: entry.afterSeconds });
      return;
    }
    try {
      this.#tried.add(await tryCallback(task, this.#parts, this.#stopping.signal));
    } catch (error) {
      if (!this.#stopping.signal.aborted) {
        this.#parts.log.error({ error, jobId: callback.jobId }, 'callback could not be tried');
      }
      this.#putOff.add({ callback, afterSeconds: AGAIN_SECONDS });
    } finally {
      entry.leave();
    }
  }

  async #note(tries: readonly Tried[]): Promise<void> {
    const { callbacks, log, observer } = this.#parts;
    for (const { callback, delivery, verdict } of await callbacks.note(tries)) {
      observer.told(tellingOf(delivery, verdict));
      if (delivery.kind === 'delivered') continue;
      const detail = delivery.kind === 'failed' ? delivery.detail : 'the receiver wants no more';
      const facts = { jobId: callback.jobId, tries: callback.tries + 1, nextAt: verdict.nextAt };
      log.warn({ ...facts, detail }, 'callback not delivered');
    }
  }
}

/** An invalid URL is refused by the attempt. */
function originOf(url: string): string {
  return URL.parse(url)?.origin ?? url;
}

function tellingOf({ kind }: Delivery, { state }: Verdict): Telling {
  return kind === 'failed' && state === 'given-up' ? 'given-up' : kind;
}

/** Restarts the delivery of a callback; `undefined` if it has changed meanwhile. */
export async function redeliver(
  callback: Callback,
  { callbacks, due }: Pick<CallbackParts, 'callbacks' | 'due'>,
): Promise<Callback | undefined> {
  // A pending callback without attempts needs no restart, unless a process has claimed it: then it may already have
  // arrived.
  if (callback.state === 'pending' && callback.tries === 0 && !callback.isTaken) return callback;
  const reopened = await callbacks.reopen(callback);
  if (reopened !== undefined) due.notify();
  return reopened;
}
