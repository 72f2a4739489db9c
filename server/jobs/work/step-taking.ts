import { readIdentifier } from '../../foundation/identifiers.ts';
import type { CallContext } from '../../upstreams/port/call.ts';
import { ABANDONED, giveUp, isLate, late } from '../changes/giving-up.ts';
import type { Job } from '../job/job.ts';
import { isFinal } from '../job/lifecycle.ts';
import type { StepMessage } from '../queue/messages.ts';
import { collect } from './collecting.ts';
import { isCurrent, type StepParts } from './due-step.ts';
import { make } from './making.ts';
import { submit } from './submitting.ts';

/** Takes the next step of a job, unless that is a poll. A step that has already been taken is ignored. */
export async function takeStep(
  message: StepMessage,
  context: CallContext,
  parts: StepParts,
): Promise<void> {
  const job = await read(message, parts);
  if (job === undefined || isFinal(job.state) || !isCurrent(job, message)) return;
  if (isLate(job, parts)) {
    await giveUp(job, late(parts.runningSeconds), parts);
    return;
  }
  const { observer } = parts;
  const step = { message, context };
  if (job.kind === 'image') {
    return observer.step({ name: 'make', job }, () => make(job, step, parts));
  }
  switch (job.state) {
    case 'running':
      throw new Error('A running job is advanced by the poller, not by a step.');
    case 'collecting':
      return observer.step({ name: 'collect', job }, () => collect(job, step, parts));
    default:
      return observer.step({ name: 'submit', job }, () => submit(job, step, parts));
  }
}

/** Fails a job whose step has failed too often. */
export async function abandon(message: StepMessage, parts: StepParts): Promise<void> {
  const job = await read(message, parts);
  if (job === undefined || !isCurrent(job, message) || isFinal(job.state)) return;
  await giveUp(job, ABANDONED, parts);
}

async function read({ jobId }: StepMessage, { jobs }: StepParts): Promise<Job | undefined> {
  const id = readIdentifier(jobId);
  return id === undefined ? undefined : jobs.find(id);
}
