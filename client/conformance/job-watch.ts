import { setTimeout as sleep } from 'node:timers/promises';
import { lifecycle } from '../../generated/lifecycle.ts';
import { operations } from '../../generated/operations.ts';
import { isObject, type JsonObject } from '../json-object.ts';
import type { Deployment } from './deployment.ts';
import { textInside } from './json.ts';
import { requestWith } from './request.ts';

/** The identifier of the job that a creation returns, in any of its spellings. */
export function jobIdIn(answer: unknown): string | undefined {
  return textInside(answer, 'data', 'jobId') ?? textInside(answer, 'data', 'job_id');
}

const PAUSE_MS = 100;

/**
 * Polls a job until it has ended.
 *
 * @returns its record; `undefined` on timeout
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

/** The status in the record of a job that has not ended. */
export const RUNNING: string = lifecycle.states[lifecycle.initial].status;
