import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonObject } from '../foundation/json-object.ts';
import { exampleRecords } from './examples.ts';
import { type MockJob, percentOf, recordOf } from './mock-job.ts';

/** How many steps of progress a job shows, and how long they are apart at the least, in milliseconds. */
const STEPS = 10;
const STEP_MS_FROM = 100;

/** The time that jobs take, and what ends their events early. */
export interface JobEventsTerms {
  readonly jobDelayMs: number;
  readonly signal: AbortSignal;
}

/** The events of a job: its record every tenth of its time, and once it is over the last one. */
export async function* jobEvents(
  job: MockJob,
  { jobDelayMs, signal }: JobEventsTerms,
): AsyncIterable<string> {
  const records = exampleRecords(job.exampleId);
  const running = records.find(({ status }) => status === 'ON_QUEUE');
  const ended = records.findLast(({ status }) => status === 'SUCCESS');
  const stepMs = Math.max(jobDelayMs / STEPS, STEP_MS_FROM);
  let place = 0;
  const written = (name: string, record: JsonObject): string => {
    const data = JSON.stringify(recordOf(job, record, { jobDelayMs }));
    return `id: ${place++}\nevent: ${name}\ndata: ${data}\n\n`;
  };
  while (percentOf(job, jobDelayMs) < 100) {
    if (running !== undefined) yield written('progress', running);
    const left = job.createdAt.getTime() + jobDelayMs - Date.now();
    await sleep(Math.min(stepMs, Math.max(left, 1)), undefined, { signal });
  }
  if (ended !== undefined) yield written('end', ended);
}
