import type { JobStep } from '../../generated/types.ts';
import { counted } from '../foundation/counted.ts';
import { definedOnly } from '../foundation/json-object.ts';
import { done, failed } from '../foundation/outcome.ts';
import type { HistoryStep } from '../jobs/job/history.ts';
import type { Job } from '../jobs/job/job.ts';
import { isFinal, messageOf } from '../jobs/job/lifecycle.ts';
import type { Handler } from './call.ts';
import { jobNotFound } from './job-not-found.ts';
import type { Services } from './services.ts';

/** Returns the steps of a job. */
export function getJobTimeline({ jobs }: Pick<Services, 'jobs'>): Handler<'getJobTimeline'> {
  return async ({ caller, input: { parameters } }) => {
    const job = await jobs.find(caller.accountId, parameters.jobId);
    if (job === undefined) return failed(jobNotFound());
    const steps = stepsOf(job);
    const message = `${counted(steps.length, 'step')}.`;
    const data = { jobId: job.id, steps };
    return done({ kind: 'json', body: { status: 'SUCCESS', message, data } });
  };
}

/** The steps of a job. A job from before histories were recorded gets those that its row has times for. */
function stepsOf(job: Job): JobStep[] {
  const { history, createdAt, finishedAt, state } = job;
  const isBegun = history.some(({ step }) => step === 'created');
  const isEnded = history.some(({ step }) => step === state);
  const beginning: HistoryStep = { at: createdAt.toISOString(), step: 'created' };
  const end = finishedAt === undefined || isEnded ? [] : [endOf(job, finishedAt)];
  const all = [...(isBegun ? [] : [beginning]), ...history, ...end];
  let handOvers = 0;
  return all.map((step) => {
    if (step.step === 'submitting') handOvers += 1;
    return present(step, { job, handOvers });
  });
}

function endOf({ state, failure }: Job, finishedAt: Date): HistoryStep {
  const step = state === 'queued' ? 'created' : state;
  return { at: finishedAt.toISOString(), step, ...failure };
}

function present(
  { at, step, message, nextAt, quota, attempt, ...known }: HistoryStep,
  { job, handOvers }: { readonly job: Job; readonly handOvers: number },
): JobStep {
  const tries = step === 'submitting' ? handOvers : attempt;
  const units = step === 'created' || step === 'retrying' || !isFinal(step) ? quota : job.quota;
  return definedOnly({
    at,
    step,
    message: message ?? sentenceOf(step),
    ...known,
    attempt: tries,
    nextAttempt: nextAt,
    quota: units?.toString(),
  });
}

function sentenceOf(step: HistoryStep['step']): string {
  if (step === 'created') return 'The job was created.';
  return step === 'retrying' ? 'The step is tried again.' : messageOf(step);
}
