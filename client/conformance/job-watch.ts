import { setTimeout as sleep } from 'node:timers/promises';
import { lifecycle } from '../../generated/lifecycle.ts';
import { operations } from '../../generated/operations.ts';
import { isObject, type JsonObject } from '../json-object.ts';
import type { Deployment } from './deployment.ts';
import { textInside } from './json.ts';
import { requestWith } from './request.ts';

/** The job that a creation answers, by whichever name it gives it. */
export function jobIdIn(answer: unknown): string | undefined {
  return textInside(answer, 'data', 'jobId') ?? textInside(answer, 'data', 'job_id');
}

const PAUSE_MS = 100;

/**
 * Looks a job up until it has ended.
 *
 * @returns its record; `undefined` where that took too long
 */
export async function untilEnded(
  deployment: Deployment,
  jobId: string,
): Promise<JsonObject | undefined> {
  const until = Date.now() + deployment.target.patienceMs;
  const request = requestWith({ operation: operations.getJob, fields: { jobId } });
  while (Date.now() < until) {
    const { json } = await deployment.send(request);
    if (isObject(json) && json.status !== RUNNING) return json;
    await sleep(PAUSE_MS);
  }
  return undefined;
}

/** What a record shows as long as its job has not ended. */
export const RUNNING: string = lifecycle.states[lifecycle.initial].status;
