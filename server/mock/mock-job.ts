import { newIdentifier, readIdentifier, timeOf } from '../foundation/identifiers.ts';
import { fieldsIn, type JsonObject } from '../foundation/json-object.ts';
import { exampleJobIds } from './examples.ts';

/**
 * A job that a creation at the mock was answered with. The mock keeps nothing, so the identifier says it all: its
 * first part when the job was created, its last part which job of the examples it repeats.
 */
export interface MockJob {
  readonly id: string;
  /** The job of the examples. */
  readonly exampleId: string;
  readonly createdAt: Date;
}

/** Where the last part of an identifier begins, of which each job of the examples has another one. */
const NODE_AT = 24;

const EXAMPLES_BY_NODE: ReadonlyMap<string, string> = new Map(
  [...exampleJobIds()].map((id) => [id.slice(NODE_AT), id]),
);

/** The identifier of a new job. */
export function newJobId(exampleId: string): string {
  return newIdentifier().slice(0, NODE_AT) + exampleId.slice(NODE_AT);
}

/** Reads such an identifier; `undefined` for others, those of the examples among them. */
export function readMockJob(text: string): MockJob | undefined {
  const id = readIdentifier(text);
  const exampleId = id === undefined ? undefined : EXAMPLES_BY_NODE.get(id.slice(NODE_AT));
  if (id === undefined || exampleId === undefined || id === exampleId) return undefined;
  return { id, exampleId, createdAt: timeOf(id) };
}

/** The job of the examples in a text, by its identifier. */
export function exampleIdIn(text: string): string | undefined {
  return [...EXAMPLES_BY_NODE.values()].find((id) => text.includes(id));
}

/** How far a job is that takes so many milliseconds, in whole percent. */
export function percentOf({ createdAt }: MockJob, jobDelayMs: number, now = Date.now()): number {
  if (jobDelayMs === 0) return 100;
  const share = (now - createdAt.getTime()) / jobDelayMs;
  return Math.floor(100 * Math.min(Math.max(share, 0), 1));
}

/** A record of the examples as that of a job, with its progress and its times. */
export function recordOf(
  job: MockJob,
  record: JsonObject,
  { jobDelayMs, now = Date.now() }: { readonly jobDelayMs: number; readonly now?: number },
): JsonObject {
  const { id: jobId, createdAt } = job;
  // A job that was cancelled has ended before its time.
  const finishTime = new Date(Math.min(createdAt.getTime() + jobDelayMs, now));
  const own: JsonObject = {
    jobId,
    progress: `${percentOf(job, jobDelayMs, now)}%`,
    createdAt: createdAt.toISOString(),
    finishTime: finishTime.toISOString(),
  };
  return { ...withOwn(record, own), data: withOwn(fieldsIn(record.data), own) };
}

/** An object with other values for the fields that it has. */
function withOwn(object: JsonObject, values: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => [name, name in values ? values[name] : value]),
  );
}
