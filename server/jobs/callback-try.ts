import type { Callback, Tried, Verdict } from '../callbacks/callback-store.ts';
import { type Delivery, deliver } from '../callbacks/delivery.ts';
import { delayBeforeRetry } from '../callbacks/retry-schedule.ts';
import { type Clock, secondsAfter } from '../foundation/clock.ts';
import { newIdentifier } from '../foundation/identifiers.ts';
import type { Signer } from '../foundation/message-signature.ts';
import type { Outgoing } from '../foundation/outgoing.ts';
import type { OnCrashPoint } from './job/crash-points.ts';
import type { Job } from './job/job.ts';
import type { JobObserver } from './job/job-observer.ts';
import { type AddressOf, presentJob } from './job/record.ts';

/** Dependencies of a callback attempt. */
export interface TryingParts {
  readonly outgoing: Outgoing;
  readonly addressOf: AddressOf;
  readonly clock: Clock;
  readonly onCrashPoint: OnCrashPoint;
  readonly observer: JobObserver;
  /** Timeout for the receiver's response. */
  readonly receiverSeconds: number;
}

/** A callback to attempt now. */
export interface CallbackTask {
  readonly callback: Callback;
  readonly job: Job;
  readonly sign: Signer;
}

/**
 * Makes one attempt to deliver a job's callback, and decides whether and when to retry.
 *
 * @throws if the signal aborts before the receiver has answered
 */
export async function tryCallback(
  { callback, job, sign }: CallbackTask,
  { outgoing, clock, receiverSeconds, addressOf, onCrashPoint, observer }: TryingParts,
  signal: AbortSignal,
): Promise<Tried> {
  const body = JSON.stringify(presentJob(job, addressOf));
  const headers = sign({ id: callback.id, body });
  onCrashPoint('telling');
  const room = { outgoing, clock, signal, secondsUpTo: receiverSeconds };
  const delivery = await observer.step(
    { name: 'callback', job },
    () => deliver({ url: callback.url, body, headers }, room),
    ({ kind }) => (kind === 'delivered' ? undefined : kind),
  );
  onCrashPoint('told');
  const verdict = verdictOf(delivery, nextTryOf(delivery, callback.tries + 1, clock));
  return { id: newIdentifier(), callback, delivery, verdict };
}

/** When to retry a callback; `undefined` if it is not retried. */
function nextTryOf(delivery: Delivery, tries: number, clock: Clock): Date | undefined {
  if (delivery.kind !== 'failed') return undefined;
  const wait = delayBeforeRetry(tries, delivery.retryAfterSeconds);
  return wait === undefined ? undefined : secondsAfter(clock.now(), wait);
}

function verdictOf({ kind }: Delivery, nextAt: Date | undefined): Verdict {
  if (kind !== 'failed') return { state: kind, nextAt: undefined };
  return { state: nextAt === undefined ? 'given-up' : 'pending', nextAt };
}
