import { expect, test } from 'vitest';
import { type EndedCall, rememberCalls } from '../../server/upstreams/recent-calls.ts';

const FROM = Date.parse('2026-11-21T08:15:00.000Z');

/** A memory with a clock that the test moves. */
function aMemory() {
  let at = FROM;
  const memory = rememberCalls(() => new Date(at));
  return {
    ...memory,
    pass: (seconds: number) => {
      at += seconds * 1000;
    },
    called: (milliseconds: number, outcome: EndedCall['outcome'] = 'done', message?: string) =>
      memory.note({ upstream: 'one', outcome, milliseconds, message, requestId: 'req_1' }),
  };
}

test('an upstream that nobody has called has no times and no errors', () => {
  expect(aMemory().of('one')).toEqual({
    calls: 0,
    failures: 0,
    p50Milliseconds: undefined,
    p95Milliseconds: undefined,
    outcomes: {},
    steps: [],
    last: { calls: 0, failures: 0 },
    lastError: undefined,
  });
});

test('the last calls are ten at the most, and none that came before a recovery or too long ago', () => {
  const { called, of, pass, windowSeconds } = aMemory();
  for (let count = 0; count < 4; count += 1) called(10, 'failed');
  expect(of('one').last).toEqual({ calls: 4, failures: 4 });
  pass(10);
  called(10);
  called(10, 'aborted');
  expect(of('one').last).toEqual({ calls: 5, failures: 4 });
  expect(of('one', new Date(FROM + 5_000)).last).toEqual({ calls: 1, failures: 0 });
  for (let count = 0; count < 7; count += 1) called(10);
  expect(of('one').last).toEqual({ calls: 10, failures: 2 });
  pass(windowSeconds + 1);
  expect(of('one').last).toEqual({ calls: 0, failures: 0 });
});

test('times are told as exactly as somebody reads them', () => {
  const { called, of } = aMemory();
  for (let milliseconds = 1; milliseconds <= 1000; milliseconds += 1) called(milliseconds);
  const { calls, p50Milliseconds = 0, p95Milliseconds = 0 } = of('one');
  expect(calls).toBe(1000);
  expect(Math.abs(p50Milliseconds - 500)).toBeLessThan(25);
  expect(Math.abs(p95Milliseconds - 950)).toBeLessThan(48);
});

test('an answer at once took no time', () => {
  const { called, of } = aMemory();
  called(0);
  expect(of('one')).toMatchObject({ p50Milliseconds: 0, p95Milliseconds: 0 });
});

test('calls are told by how they ended; what was spared or given up is none of the upstream', () => {
  const { called, of } = aMemory();
  for (const outcome of ['done', 'done', 'failed', 'spared', 'aborted', 'refused'] as const) {
    called(10, outcome, outcome);
  }
  expect(of('one')).toMatchObject({
    calls: 4,
    failures: 1,
    outcomes: { done: 2, failed: 1, spared: 1, aborted: 1, refused: 1 },
    lastError: { at: new Date(FROM), kind: 'failed', message: 'failed', requestId: 'req_1' },
  });
  expect(of('another').calls).toBe(0);
});

test('steps come in order, and are forgotten in time; the last error is not', () => {
  const { called, of, pass, windowSeconds, stepSeconds } = aMemory();
  called(10, 'timed-out', 'It took too long.');
  pass(stepSeconds * 2);
  called(10);
  called(10);
  const steps = of('one').steps.map(({ at, calls, failures }) => [at.getTime(), calls, failures]);
  expect(steps).toEqual([
    [FROM, 1, 1],
    [FROM + stepSeconds * 2000, 2, 0],
  ]);
  pass(windowSeconds - stepSeconds * 2);
  expect(of('one')).toMatchObject({ calls: 2, failures: 0, outcomes: { done: 2 } });
  pass(windowSeconds);
  expect(of('one')).toMatchObject({
    calls: 0,
    steps: [],
    lastError: { kind: 'timed-out', message: 'It took too long.' },
  });
});

test('calls from before the clock was set back are not told as recent, nor when it has caught up', () => {
  const { called, of, pass } = aMemory();
  called(10, 'failed');
  pass(-3600);
  expect(of('one')).toMatchObject({ outcomes: {}, steps: [], last: { calls: 0, failures: 0 } });
  called(10);
  const once = { outcomes: { done: 1 }, last: { calls: 1, failures: 0 } };
  expect(of('one')).toMatchObject({ ...once, steps: [{ at: new Date(FROM - 3_600_000) }] });
  pass(3600);
  called(10);
  expect(of('one')).toMatchObject({ ...once, steps: [{ at: new Date(FROM) }] });
});

test('an error without words, or with too many, is a sentence all the same', () => {
  const { called, of } = aMemory();
  called(10, 'error');
  expect(of('one').lastError?.message).toMatch(/^The gateway itself failed/);
  called(10, 'failed', 'x'.repeat(100_000));
  expect(of('one').lastError?.message).toHaveLength(500);
});
