import type { JobFailure } from './failure.ts';
import type { JobState } from './lifecycle.ts';

/** Something that has happened to a job, as it is stored with it. */
export interface HistoryStep {
  /** ISO 8601, in UTC. */
  readonly at: string;
  readonly step: StepName;
  /** What went wrong, in a sentence, where something did. */
  readonly message?: string;
  /** Why the job failed. */
  readonly reason?: JobFailure['reason'];
  /** The upstream that took the job on. */
  readonly upstream?: string;
  /** Which try it was, counted from 1. */
  readonly attempt?: number;
  /** When it is tried again; ISO 8601, in UTC. */
  readonly nextAt?: string;
  /** In units: what was reserved. */
  readonly quota?: number;
}

/** What a step is: the job came into being, it came to a state, or something is to be tried again. */
export type StepName = 'created' | 'retrying' | Exclude<JobState, 'queued'>;

const STEP_NAMES: Readonly<Record<StepName, true>> = {
  created: true,
  retrying: true,
  submitting: true,
  running: true,
  collecting: true,
  succeeded: true,
  failed: true,
  cancelled: true,
};
const STEPS: ReadonlySet<unknown> = new Set(Object.keys(STEP_NAMES));

/** Why a step of a job is tried again. */
export interface Retry {
  readonly message: string;
  /** Which try has failed, counted from 1. */
  readonly attempt: number;
  readonly nextAt: Date;
}

/** A change of a job, as far as its history tells of it. */
interface Noted {
  readonly state: JobState;
  readonly upstream?: string;
  readonly failure?: JobFailure;
}

/** How many hand-overs and tries a history holds; later ones are left out. */
export const TRIES_UP_TO = 50;
const MESSAGE_CHARACTERS_UP_TO = 300;

/** The first step of a job, and what was reserved for it, in units. */
export function creation(at: Date, quota: number): HistoryStep {
  return { at: at.toISOString(), step: 'created', quota };
}

/** The step that tells of a change; `undefined` where there is nothing to tell. */
export function stepOf(
  { state, upstream, failure }: Noted,
  at: Date,
  retry: Retry | undefined,
): HistoryStep | undefined {
  const time = { at: at.toISOString() };
  if (retry !== undefined) {
    const { message, attempt, nextAt } = retry;
    const next = { attempt, nextAt: nextAt.toISOString() };
    return { ...time, step: 'retrying', message: shortened(message), ...next };
  }
  if (state === 'queued') return undefined;
  if (failure !== undefined) {
    const { message, reason } = failure;
    return { ...time, step: state, message: shortened(message), reason };
  }
  return { ...time, step: state, ...(upstream === undefined ? {} : { upstream }) };
}

/** Reads a stored history. Unknown steps are left out, as a newer process may have written them. */
export function readHistory(stored: readonly unknown[]): readonly HistoryStep[] {
  return stored.filter(isStep);
}

/** The other fields are only shown. */
function isStep(value: unknown): value is HistoryStep {
  if (typeof value !== 'object' || value === null) return false;
  return 'at' in value && typeof value.at === 'string' && 'step' in value && STEPS.has(value.step);
}

/** Whether a step can come again and again, so that a history holds so many and no more. */
export function isTry({ step }: HistoryStep): boolean {
  return step === 'retrying' || step === 'submitting';
}

function shortened(message: string): string {
  const characters = Array.from(message);
  if (characters.length <= MESSAGE_CHARACTERS_UP_TO) return message;
  return `${characters.slice(0, MESSAGE_CHARACTERS_UP_TO - 1).join('')}…`;
}
