import { setTimeout as sleep } from 'node:timers/promises';
import type { JsonObject } from '../foundation/json-object.ts';
import { exampleRecords } from './examples.ts';
import { type JobTiming, type MockJob, percentOf, recordOf } from './mock-job.ts';

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
  const timing = (): JobTiming => ({ jobDelayMs, now: Date.now() });
  let place = 0;
  let seen = timing();
  while (percentOf(job, seen) < 100) {
    if (running !== undefined) yield eventText(place++, 'progress', recordOf(job, running, seen));
    const left = job.createdAt.getTime() + jobDelayMs - Date.now();
    await sleep(Math.min(stepMs, Math.max(left, 1)), undefined, { signal });
    seen = timing();
  }
  if (ended !== undefined) yield eventText(place, 'end', recordOf(job, ended, seen));
}

/** Writes an event of a job's stream. */
export function eventText(id: number, name: 'progress' | 'end', record: JsonObject): string {
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(record)}\n\n`;
}
