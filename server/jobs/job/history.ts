import { isObject } from '../../foundation/json-object.ts';
import { shortened } from '../../foundation/shortened.ts';
import type { JobFailure } from './failure.ts';
import { initialState, JOB_STATES, type JobState } from './lifecycle.ts';

/** An event in a job's history, as stored with it. */
export interface HistoryStep {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly step: StepName;
  /** What went wrong, in a sentence; absent if nothing did. */
  readonly message?: string;
  /** Why the job failed. */
  readonly reason?: JobFailure['reason'];
  /** The upstream that took the job on. */
  readonly upstream?: string;
  /** Number of the attempt, from 1. */
  readonly attempt?: number;
  /** When it is retried; ISO 8601, in UTC. */
  readonly nextAt?: string;
  /** The amount reserved, in units. */
  readonly quota?: number;
}

/** Kinds of events: the job was created, it entered a state, or a step will be retried. */
export type StepName = 'created' | 'retrying' | Exclude<JobState, 'queued'>;

const STEPS: ReadonlySet<unknown> = new Set([
  'created',
  'retrying',
  ...JOB_STATES.filter((state) => state !== initialState),
]);

/** Why and when a step of a job is retried. */
export interface Retry {
  readonly message: string;
  /** Number of the failed attempt, from 1. */
  readonly attempt: number;
  readonly nextAt: Date;
}

/** The parts of a job's change that its history records. */
interface Noted {
  readonly state: JobState;
  readonly upstream?: string;
  readonly failure?: JobFailure;
}

/** Maximum number of submissions and retries in a history; later ones are dropped. */
export const MAX_TRIES = 50;
const MAX_MESSAGE_CHARACTERS = 300;

/** The first event of a job, with the amount reserved for it, in units. */
export function creation(at: Date, quota: number): HistoryStep {
  return { at: at.toISOString(), step: 'created', quota };
}

/** The event that records a change; `undefined` if there is nothing to record. */
export function stepOf(
  { state, upstream, failure }: Noted,
  at: Date,
  retry: Retry | undefined,
): HistoryStep | undefined {
  const time = { at: at.toISOString() };
  if (retry !== undefined) {
    const { message, attempt, nextAt } = retry;
    const next = { attempt, nextAt: nextAt.toISOString() };
    return {
      ...time,
      step: 'retrying',
      message: shortened(message, MAX_MESSAGE_CHARACTERS),
      ...next,
    };
  }
  if (state === 'queued') return undefined;
  if (failure !== undefined) {
    const { message, reason } = failure;
    return { ...time, step: state, message: shortened(message, MAX_MESSAGE_CHARACTERS), reason };
  }
  return { ...time, step: state, ...(upstream === undefined ? {} : { upstream }) };
}

/** Reads a stored history. Unknown events, which a newer process may have written, are skipped. */
export function readHistory(stored: readonly unknown[]): readonly HistoryStep[] {
  return stored.filter(isStep);
}

/** The other fields need no check: they are only shown. */
function isStep(value: unknown): value is HistoryStep {
  return isObject(value) && typeof value.at === 'string' && STEPS.has(value.step);
}

/** Whether an event can repeat without bound, and so counts against `MAX_TRIES`. */
export function isTry({ step }: HistoryStep): boolean {
  return step === 'retrying' || step === 'submitting';
}
