import type { CallbackReport } from '../../generated/types.ts';
import type { Attempt, Callback } from '../callbacks/callback-store.ts';
import { definedOnly } from '../foundation/json-object.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { notFound } from '../foundation/problems.ts';
import type { Handler } from './call.ts';
import type { Services } from './services.ts';

type Needs = Pick<Services, 'jobs' | 'callbacks'>;

/** Returns the delivery state of a job's callback. */
export function getCallback(services: Needs): Handler<'getCallback'> {
  return async ({ caller, input: { parameters } }) => {
    const callback = await findCallback(services, caller.accountId, parameters.jobId);
    if (!callback.ok) return callback;
    return done({ kind: 'json', body: await report(services, callback.value) });
  };
}

/** Starts the delivery of a callback again. */
export function redeliverCallback(
  services: Needs & Pick<Services, 'redeliver'>,
): Handler<'redeliverCallback'> {
  return async ({ caller, input: { parameters } }) => {
    const callback = await findCallback(services, caller.accountId, parameters.jobId);
    if (!callback.ok) return callback;
    // If the callback changed in the meantime, it is already being delivered.
    const reopened = (await services.redeliver(callback.value)) ?? callback.value;
    return done({ kind: 'json', body: await report(services, reopened) });
  };
}

async function findCallback(
  { jobs, callbacks }: Needs,
  accountId: string,
  jobId: string,
): Promise<Outcome<Callback>> {
  const job = await jobs.find(accountId, jobId);
  const callback = job === undefined ? undefined : await callbacks.find(job.id);
  if (callback !== undefined) return done(callback);
  const message = 'This account has no job with that identifier whose callback has begun.';
  return failed(notFound(message, { parameter: 'jobId' }));
}

const MESSAGES: Readonly<Record<Callback['state'], string>> = {
  pending: 'The callback is still to be delivered.',
  delivered: 'The callback is delivered.',
  unwanted: 'The receiver wants no callback (410).',
  'given-up': 'The callback could not be delivered and was given up.',
};

async function report({ callbacks }: Needs, callback: Callback): Promise<CallbackReport> {
  const { id, jobId, url, state, nextAt } = callback;
  const data = definedOnly({
    jobId,
    webhookId: id,
    hookUrl: url,
    state,
    nextAttempt: nextAt?.toISOString(),
    attempts: (await callbacks.attempts(jobId)).map(presentAttempt),
  });
  return { status: 'SUCCESS', message: MESSAGES[state], data };
}

function presentAttempt({ startedAt, milliseconds, status, failure, answer }: Attempt) {
  return definedOnly({
    startedAt: startedAt.toISOString(),
    milliseconds,
    statusCode: status,
    failure,
    answer,
  });
}
