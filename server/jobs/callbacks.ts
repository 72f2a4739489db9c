import { type Delivery, deliver } from '../callbacks/delivery.ts';
import type { Queries } from '../database/database.ts';
import { readIdentifier } from '../foundation/identifiers.ts';
import type { Log } from '../foundation/log.ts';
import type { Outgoing } from '../foundation/outgoing.ts';
import type { Queue } from './queue.ts';
import { type AddressOf, presentJob } from './record.ts';
import { findJob } from './store.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** How long to wait after each try that did not reach the receiver, in seconds. */
const RETRY_AFTER_SECONDS = [5, 30, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 8 * HOUR, 24 * HOUR];

/** Starts to tell receivers of jobs that have ended. A callback carries what the lookup answers. */
export async function startCallbacks({
  queries,
  queue,
  outgoing,
  addressOf,
  log,
}: {
  readonly queries: Queries;
  readonly queue: Queue;
  readonly outgoing: Outgoing;
  readonly addressOf: AddressOf;
  readonly log: Log;
}): Promise<void> {
  await queue.work('callback', async ({ jobId, attempt }, signal) => {
    const id = readIdentifier(jobId);
    const job = id === undefined ? undefined : await findJob(queries, id);
    if (job?.hookUrl === undefined) return;
    const body = JSON.stringify(presentJob(job, addressOf));
    const delivery = await deliver(outgoing, job.hookUrl, body, signal);
    if (delivery.kind === 'unwanted') log.warn({ jobId: job.id }, 'callback not wanted');
    if (delivery.kind !== 'failed') return;
    // A try that was broken off by the gateway itself was none; its message comes again.
    signal.throwIfAborted();
    await tryAgain(job.id, attempt, delivery);
  });

  async function tryAgain(
    jobId: string,
    attempt: number,
    { detail }: Extract<Delivery, { kind: 'failed' }>,
  ): Promise<void> {
    const afterSeconds = RETRY_AFTER_SECONDS[attempt];
    log.warn({ jobId, attempt, detail, afterSeconds }, 'callback not delivered');
    if (afterSeconds === undefined) return;
    await queue.send('callback', { jobId, attempt: attempt + 1 }, { queries, afterSeconds });
  }
}
