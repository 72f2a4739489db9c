import { setTimeout as sleep } from 'node:timers/promises';
import type { Callback, CallbackBook, Verdict } from '../callbacks/callback-book.ts';
import { type Delivery, deliver } from '../callbacks/delivery.ts';
import { type Lanes, makeLanes } from '../callbacks/lanes.ts';
import { waitAfter } from '../callbacks/schedule.ts';
import type { CallbackSecrets } from '../callbacks/secrets.ts';
import type { Queries } from '../database/database.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import { readIdentifier } from '../foundation/identifiers.ts';
import type { Log } from '../foundation/log.ts';
import type { Outgoing } from '../foundation/outgoing.ts';
import type { JobWatch, Telling } from './job-watch.ts';
import type { CallbackMessage, Queue } from './queue.ts';
import { type AddressOf, presentJob } from './record.ts';
import type { OnStep } from './steps.ts';
import { findJob } from './store.ts';

/** What telling receivers stands on. */
export interface CallbackParts {
  readonly queries: Queries;
  readonly queue: Queue;
  readonly callbacks: CallbackBook;
  readonly secrets: CallbackSecrets;
  readonly outgoing: Outgoing;
  readonly addressOf: AddressOf;
  readonly clock: Clock;
  readonly log: Log;
  readonly onStep: OnStep;
  readonly watch: JobWatch;
  /** How long a receiver may take to answer. */
  readonly receiverSeconds: number;
}

/** So long a message waits for its delivery, where little is going on; most receivers are quicker. */
const PATIENCE_MS = 500;
const LITTLE = 20;
/** A message that waits no longer comes again after so much more than a receiver may take. */
const MARGIN_SECONDS = 15;
/** When a try is made again that could not be made, or whose end could not be noted. */
const AGAIN_SECONDS = 3;

/**
 * Tells receivers of jobs that have ended. A callback carries what the lookup answers at that moment.
 *
 * A message of the queue starts a delivery and waits for it a moment only. Where the receiver takes longer, the
 * message is put back, to come again if this process should die, and the delivery goes on beside the queue: a
 * slow receiver holds up no message but its own.
 */
export class Callbacks {
  readonly #parts: CallbackParts;
  readonly #lanes: Lanes;
  readonly #stopping = new AbortController();
  readonly #underWay = new Set<Promise<boolean>>();

  constructor(parts: CallbackParts) {
    this.#parts = parts;
    this.#lanes = makeLanes({ secondsEach: parts.receiverSeconds });
  }

  /** Begins to take messages from the queue. */
  async start(): Promise<void> {
    await this.#parts.queue.work('callback', (message) => this.#take(message));
  }

  /** Breaks off what is under way after some seconds; it is tried again by whoever goes on. */
  async stop(graceSeconds: number): Promise<void> {
    const timer = setTimeout(() => this.#stopping.abort(), graceSeconds * 1000);
    await Promise.all(this.#underWay);
    clearTimeout(timer);
  }

  async #take(message: CallbackMessage): Promise<void> {
    const { callbacks, queue, queries } = this.#parts;
    const callback = await callbacks.find(message.jobId);
    if (callback === undefined || !isDue(callback, message)) return;
    const entry = this.#lanes.enter({ ...callback, origin: new URL(callback.url).origin });
    if (!entry.isOpen) {
      const { afterSeconds } = entry;
      return queue.send('callback', message, { queries, afterSeconds });
    }
    const { leave } = entry;
    const delivery = this.#tell(callback).finally(leave);
    this.#underWay.add(delivery);
    const isNoted = delivery.finally(() => this.#underWay.delete(delivery));
    const isQuiet = this.#lanes.underWay <= LITTLE;
    const found = isQuiet
      ? await Promise.race([isNoted, sleep(PATIENCE_MS, undefined, { ref: false })])
      : undefined;
    if (found === true) return;
    const lease = this.#parts.receiverSeconds + MARGIN_SECONDS;
    const afterSeconds = found === false ? AGAIN_SECONDS : lease;
    await queue.send('callback', message, { queries, afterSeconds });
  }

  /** Makes one try; answers whether what came of it is noted. Where it is not, its message must come again. */
  async #tell(callback: Callback): Promise<boolean> {
    const { log } = this.#parts;
    try {
      await this.#try(callback);
      return true;
    } catch (error) {
      const { aborted } = this.#stopping.signal;
      if (!aborted) log.error({ error, jobId: callback.jobId }, 'callback could not be tried');
      return false;
    }
  }

  async #try(callback: Callback): Promise<void> {
    const { queries, secrets, outgoing, clock, receiverSeconds, addressOf, onStep, watch } =
      this.#parts;
    const id = readIdentifier(callback.jobId);
    const job = id === undefined ? undefined : await findJob(queries, id);
    if (job === undefined) return;
    const body = JSON.stringify(presentJob(job, addressOf));
    const headers = await secrets.sign(callback.accountId, { id: callback.id, body });
    const { signal } = this.#stopping;
    onStep('telling');
    const room = { outgoing, clock, signal, secondsUpTo: receiverSeconds };
    const delivery = await watch.step(
      { name: 'callback', job },
      () => deliver({ url: callback.url, body, headers }, room),
      ({ kind }) => (kind === 'delivered' ? undefined : kind),
    );
    onStep('told');
    await this.#note(callback, delivery);
  }

  async #note(callback: Callback, delivery: Delivery): Promise<void> {
    const { queries, queue, callbacks, clock, log, watch } = this.#parts;
    const tries = callback.tries + 1;
    const wait =
      delivery.kind === 'failed' ? waitAfter(tries, delivery.retryAfterSeconds) : undefined;
    const verdict = verdictOf(
      delivery,
      wait === undefined ? undefined : secondsAfter(clock.now(), wait),
    );
    const noted = await queries.transaction().execute(async (transaction) => {
      const next = await callbacks.note(callback, { delivery, verdict }, transaction);
      if (next === undefined || wait === undefined) return next;
      const message = { jobId: next.jobId, round: next.round, tries: next.tries };
      await queue.send('callback', message, { queries: transaction, afterSeconds: wait });
      return next;
    });
    if (noted === undefined) return;
    watch.told(tellingOf(delivery, wait));
    if (delivery.kind === 'delivered') return;
    const detail = delivery.kind === 'failed' ? delivery.detail : 'the receiver wants no more';
    log.warn({ jobId: callback.jobId, tries, detail, wait }, 'callback not delivered');
  }
}

function isDue({ state, round, tries }: Callback, message: CallbackMessage): boolean {
  return state === 'pending' && round === message.round && tries === message.tries;
}

function verdictOf({ kind }: Delivery, nextAt: Date | undefined): Verdict {
  if (kind !== 'failed') return { state: kind, nextAt: undefined };
  return { state: nextAt === undefined ? 'given-up' : 'pending', nextAt };
}

function tellingOf({ kind }: Delivery, wait: number | undefined): Telling {
  return kind === 'failed' && wait === undefined ? 'given-up' : kind;
}

/** Begins to deliver a callback anew; `undefined` where it has gone on meanwhile. */
export async function redeliver(
  callback: Callback,
  { queries, queue, callbacks }: Pick<CallbackParts, 'queries' | 'queue' | 'callbacks'>,
): Promise<Callback | undefined> {
  // What is to be tried at once is not tried twice.
  if (callback.state === 'pending' && callback.tries === 0) return callback;
  return queries.transaction().execute(async (transaction) => {
    const reopened = await callbacks.reopen(callback, transaction);
    if (reopened === undefined) return undefined;
    const { jobId, round, tries } = reopened;
    await queue.send('callback', { jobId, round, tries }, { queries: transaction });
    return reopened;
  });
}
