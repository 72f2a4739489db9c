import type { JobResult, Job as Message } from 'pg-boss';
import { isPassing } from '../../database/availability.ts';
import type { QueueName } from './messages.ts';
import { PLANS } from './plans.ts';
import type { Report } from './report.ts';
import type { Suspect, Suspects } from './suspects.ts';

/** Handles the messages of a batch; returns their outcomes in the same order. */
export type HandleAll<Data> = (
  batch: readonly Message<Data>[],
) => Promise<readonly PromiseSettledResult<void>[]>;

/** Converts the outcome of a message to the queue's result. */
type Settle<Data> = (
  message: Message<Data>,
  result: PromiseSettledResult<void> | undefined,
) => JobResult<object>;

/** Dependencies of handling batches. */
export interface BatchParts {
  readonly suspects: Suspects;
  readonly report: Report;
  /** Called with the number of messages redelivered because the process that held them has died. */
  readonly onLapsed: (queue: QueueName, count: number) => void;
  /** Whether the queue is stopping. */
  readonly isStopping: () => boolean;
  /** Called with a message that was still being handled when the stop's grace period ended; it will be redelivered. */
  readonly onCutOff: (queue: QueueName, message: object) => void;
}

const NOBODY: ReadonlyMap<string, Suspect> = new Map();

/**
 * Makes a batch handler that reports the outcome of each message to the queue. A message redelivered because its
 * process has died is handled with few others or alone, and dead-lettered once it has killed several processes.
 */
export function takingBatches<Data extends object>(
  name: QueueName,
  handle: HandleAll<Data>,
  { suspects, report, onLapsed, isStopping, onCutOff }: BatchParts,
): (batch: readonly Message<Data>[]) => Promise<JobResult<object>[]> {
  const { failures = Number.POSITIVE_INFINITY, deaths } = PLANS[name];
  const handleAll: HandleAll<Data> = (batch) =>
    handle(batch).catch((reason: unknown) => batch.map(() => rejected(reason)));
  const settle: Settle<Data> = (message, result) => {
    // The queue has already scheduled its redelivery.
    if (!isStopping() || !message.signal.aborted || result?.status === 'fulfilled')
      return settled(message, result, { report, failures });
    onCutOff(name, message.data);
    return { id: message.id, status: 'failed' };
  };
  const tryAgain = async (message: Message<Data>, suspect: Suspect): Promise<JobResult<object>> => {
    if (suspect.timesAlone + 1 >= (deaths ?? 0)) return deadLetter(message, report);
    const [result] = await suspects
      .guarded(name, suspect, () => handleAll([message]))
      .catch((reason: unknown) => [rejected(reason)]);
    return settle(message, result);
  };
  return async (batch) => {
    const died = deaths === undefined ? NOBODY : await suspects.among(name, batch);
    if (died.size > 0) onLapsed(name, died.size);
    const others = batch.filter(({ id }) => !died.has(id));
    const again = batch.flatMap((message) => {
      const suspect = died.get(message.id);
      return suspect === undefined ? [] : [tryAgain(message, suspect)];
    });
    const [results, ...ends] = await Promise.all([
      others.length === 0 ? [] : handleAll(others),
      ...again,
    ]);
    return [...others.map((message, index) => settle(message, results[index])), ...ends];
  };
}

function rejected(reason: unknown): PromiseRejectedResult {
  return { status: 'rejected', reason };
}

/** Dead-letters a message that has killed each process that handled it. */
function deadLetter({ id, name, data }: Message<unknown>, report: Report): JobResult<object> {
  const error = new Error('Processes died repeatedly while handling this message.');
  report(error, { queue: name, message: data }, 'message set aside');
  return { id, status: 'deadletter', output: { error: error.message } };
}

/** The queue's result for the outcome of a message. */
function settled(
  { id, name, data, retryCount }: Message<unknown>,
  result: PromiseSettledResult<void> | undefined,
  { report, failures }: Pick<BatchParts, 'report'> & { readonly failures: number },
): JobResult<object> {
  if (result?.status === 'fulfilled') return { id, status: 'completed' };
  const error: unknown =
    result?.reason ?? new Error('The batch handler returned no result for this message.');
  report(error, { queue: name, message: data }, 'message failed');
  const isGivenUp = retryCount + 1 >= failures && !isPassing(error);
  return { id, status: isGivenUp ? 'deadletter' : 'failed', output: { error: String(error) } };
}
