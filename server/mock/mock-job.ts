import { newIdentifier, readIdentifier, timeOf } from '../foundation/identifiers.ts';
import { fieldsIn, type JsonObject } from '../foundation/json-object.ts';
import { exampleJobIds } from './examples.ts';

/**
 * A job that the mock created. The mock keeps no state, so the identifier carries it: its timestamp is the time of
 * creation, and its node is that of the example job that it repeats.
 */
export interface MockJob {
  readonly id: string;
  /** The identifier of the example job. */
  readonly exampleId: string;
  readonly createdAt: Date;
}

/** When a job is looked at: read once for each answer, so that status and progress agree. In milliseconds. */
export interface JobTiming {
  /** How long jobs take. */
  readonly jobDelayMs: number;
  /** The current Unix time. */
  readonly now: number;
}

/** Where the node of an identifier begins; it differs between the example jobs. */
const NODE_AT = 24;

const EXAMPLES_BY_NODE: ReadonlyMap<string, string> = new Map(
  [...exampleJobIds()].map((id) => [id.slice(NODE_AT), id]),
);

/** Makes the identifier of a new job. */
export function newJobId(exampleId: string): string {
  return newIdentifier().slice(0, NODE_AT) + exampleId.slice(NODE_AT);
}

/** Parses such an identifier; `undefined` for all others, including those of the examples. */
export function readMockJob(text: string): MockJob | undefined {
  const id = readIdentifier(text);
  const exampleId = id === undefined ? undefined : EXAMPLES_BY_NODE.get(id.slice(NODE_AT));
  if (id === undefined || exampleId === undefined || id === exampleId) return undefined;
  return { id, exampleId, createdAt: timeOf(id) };
}

/** Finds the identifier of an example job in a text. */
export function exampleIdIn(text: string): string | undefined {
  return [...EXAMPLES_BY_NODE.values()].find((id) => text.includes(id));
}

/** The progress of a job, in whole percent. */
export function percentOf({ createdAt }: MockJob, { jobDelayMs, now }: JobTiming): number {
  if (jobDelayMs === 0) return 100;
  const share = (now - createdAt.getTime()) / jobDelayMs;
  return Math.floor(100 * Math.min(Math.max(share, 0), 1));
}

/** Fills the record of an example with the identifier, progress and times of a job. */
export function recordOf(
  job: MockJob,
  record: JsonObject,
  { jobDelayMs, now }: JobTiming,
): JsonObject {
  const { id: jobId, createdAt } = job;
  // A job that was cancelled has ended before its time.
  const finishTime = new Date(Math.min(createdAt.getTime() + jobDelayMs, now));
  const own: JsonObject = {
    jobId,
    progress: `${percentOf(job, { jobDelayMs, now })}%`,
    createdAt: createdAt.toISOString(),
    finishTime: finishTime.toISOString(),
  };
  return { ...withOwn(record, own), data: withOwn(fieldsIn(record.data), own) };
}

/** Replaces the values of existing fields; adds none. */
function withOwn(object: JsonObject, values: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, name in values ? values[name] : value]),
  );
}
