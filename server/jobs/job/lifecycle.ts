import { type JobState, lifecycle } from '../../../generated/lifecycle.ts';

export type { JobState } from '../../../generated/lifecycle.ts';

/** The initial state of a job. */
export const initialState: JobState = lifecycle.initial;

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
  return Object.keys(lifecycle.states)
    .filter(isState)
    .filter((state) => statusOf(state) === status);
}

/** The default message for a job in a state. */
export function messageOf(state: JobState): string {
  return lifecycle.states[state].message;
}

/** All states that are not final. */
export const unfinishedStates: readonly JobState[] = Object.keys(lifecycle.states)
  .filter(isState)
  .filter((state) => !isFinal(state));

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

function isState(text: string): text is JobState {
  return Object.hasOwn(lifecycle.states, text);
}
