import { describe, expect, test } from 'vitest';
import { lifecycle } from '../../../generated/lifecycle.ts';
import {
  initialState,
  isFinal,
  type JobState,
  mayMove,
  messageOf,
  readState,
  statusOf,
  transitionOf,
} from '../../../server/jobs/job/lifecycle.ts';

const mayFollow = (from: JobState, to: JobState): boolean => transitionOf(from, to) !== undefined;
const STATES = Object.keys(lifecycle.states).map(readState);

describe("a job's life", () => {
  test('begins waiting and is shown as ON_QUEUE until it has ended', () => {
    expect(initialState).toBe('queued');
    for (const state of STATES) {
      expect(statusOf(state) === 'ON_QUEUE', state).toBe(!isFinal(state));
    }
  });

  test('ends in SUCCESS or FAILED, and stays there', () => {
    const final = STATES.filter(isFinal);
    expect(final.map(statusOf).toSorted()).toEqual(['FAILED', 'FAILED', 'SUCCESS']);
    for (const state of final) {
      expect(STATES.filter((next) => mayFollow(state, next))).toEqual([]);
    }
  });

  test('can fail from every state that is not final, and reaches every state', () => {
    for (const state of STATES.filter((one) => !isFinal(one))) {
      expect(mayFollow(state, 'failed'), state).toBe(true);
    }
    const reached = new Set([initialState]);
    for (const state of reached) {
      for (const next of STATES.filter((one) => mayFollow(state, one))) reached.add(next);
    }
    expect([...reached].toSorted()).toEqual(STATES.toSorted());
  });

  test('is cancelled by its caller alone, from every state that is not final', () => {
    for (const state of STATES) {
      expect(mayMove('caller', state, 'cancelled'), state).toBe(!isFinal(state));
      expect(mayMove('worker', state, 'cancelled'), state).toBe(false);
      expect(mayMove('caller', state, 'failed'), state).toBe(false);
    }
  });

  test('never skips the hand-over or the storing of the result', () => {
    expect(mayFollow('queued', 'running')).toBe(false);
    expect(mayFollow('running', 'succeeded')).toBe(false);
  });

  test('has a sentence for every state', () => {
    for (const state of STATES) expect(messageOf(state)).toMatch(/^The .*\.$/);
  });

  test('has no other states than those of the contract', () => {
    expect(() => readState('paused')).toThrow('paused');
  });
});
