import { type JobState, lifecycle } from '../../generated/lifecycle.ts';

export type { JobState } from '../../generated/lifecycle.ts';

/** The state that a job begins in. */
export const initialState: JobState = lifecycle.initial;

/** How a state is shown to callers. */
export type ShownStatus = (typeof lifecycle.states)[JobState]['status'];

/** The status that a state is shown as. */
export function statusOf(state: JobState): ShownStatus {
  return lifecycle.states[state].status;
}

/** What is said of a job in a state, where nothing more is known. */
export function messageOf(state: JobState): string {
  return lifecycle.states[state].message;
}

/** Whether a job stays in a state for ever. */
export function isFinal(state: JobState): boolean {
  return Object.hasOwn(lifecycle.states[state], 'final');
}

/** Whether a job may go from one state to another. */
export function mayFollow(from: JobState, to: JobState): boolean {
  return Object.hasOwn(lifecycle.states[from].next, to);
}

/** Reads a state that was stored. */
export function readState(text: string): JobState {
  if (isState(text)) return text;
  throw new Error(`${text} is not a state of a job.`);
}

function isState(text: string): text is JobState {
  return Object.hasOwn(lifecycle.states, text);
}
