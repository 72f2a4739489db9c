import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonObject } from '../foundation/json-object.ts';
import { exampleRecords } from './examples.ts';
import { type MockJob, percentOf, recordOf } from './mock-job.ts';

/** The number of progress events per job, and their minimum interval in milliseconds. */
const STEPS = 10;
const STEP_MS_FROM = 100;

/** How long jobs take, and a signal that ends the events early. */
export interface JobEventsTerms {
  readonly jobDelayMs: number;
  readonly signal: AbortSignal;
}

/** Streams the events of a job: progress at a fixed interval, then the end. */
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
