import { type JobState, jobKinds, lifecycle } from '../../../generated/lifecycle.ts';

export { failureReasons, type JobState } from '../../../generated/lifecycle.ts';

/** The initial state of a job. */
export const initialState: JobState = lifecycle.initial;

/** The kind of a job. */
export type JobKind = keyof typeof jobKinds;

/** The kinds of jobs. */
export const JOB_KINDS: readonly JobKind[] = Object.keys(jobKinds).filter(isKind);

/** The states of jobs. */
export const JOB_STATES: readonly JobState[] = Object.keys(lifecycle.states).filter(isState);

/** How a state is shown to callers. */
export type ShownStatus = (typeof lifecycle.states)[JobState]['status'];

/** Who may change a job's state. */
export type Mover = 'worker' | 'caller';

/** A step from one state to another: who may make it, and what it writes besides the state. */
export interface Transition {
  readonly by: Mover;
  readonly writes: readonly string[];
}

/** The status that a state is shown as. */
export function statusOf(state: JobState): ShownStatus {
  return lifecycle.states[state].status;
}

/** The states that are shown as a status. */
export function statesShownAs(status: ShownStatus): readonly JobState[] {
  return JOB_STATES.filter((state) => statusOf(state) === status);
}

/** The default message for a job in a state. */
export function messageOf(state: JobState): string {
  return lifecycle.states[state].message;
}

/** All states that are not final. */
export const unfinishedStates: readonly JobState[] = JOB_STATES.filter((state) => !isFinal(state));

/** Whether a state is final. */
export function isFinal(state: JobState): boolean {
  return Object.hasOwn(lifecycle.states[state], 'final');
}

/** The transition from one state to another; `undefined` if there is none. */
export function transitionOf(from: JobState, to: JobState): Transition | undefined {
  const next: Readonly<Partial<Record<JobState, Transition>>> = lifecycle.states[from].next;
  return next[to];
}

/** Whether a mover may change a job from one state to another. */
export function mayMove(by: Mover, from: JobState, to: JobState): boolean {
  return transitionOf(from, to)?.by === by;
}

/** Parses a stored state. */
export function readState(text: string): JobState {
  if (isState(text)) return text;
  throw new Error(`Unknown job state: ${text}.`);
}

function isKind(text: string): text is JobKind {
  return Object.hasOwn(jobKinds, text);
}

function isState(text: string): text is JobState {
  return Object.hasOwn(lifecycle.states, text);
}
