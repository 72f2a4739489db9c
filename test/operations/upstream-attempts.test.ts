import { expect, test } from 'vitest';
import { beginAttempts, failureOf } from '../../server/operations/upstream-attempts.ts';

const MESSAGE = 'It failed.';

test('a request that asked no upstream, or was answered, has no failure', () => {
  const upstreamAttempts = beginAttempts();
  expect(failureOf(upstreamAttempts)).toBeUndefined();
  upstreamAttempts.note({ upstream: 'a', outcome: 'failed', message: MESSAGE, milliseconds: 1 });
  upstreamAttempts.note({ upstream: 'b', outcome: 'done', milliseconds: 1 });
  expect(failureOf(upstreamAttempts)).toBeUndefined();
});

test('a request that failed tells the last failure of each upstream', () => {
  const upstreamAttempts = beginAttempts();
  const late = { outcome: 'timed-out', message: 'It is late.', milliseconds: 1 } as const;
  const broken = { outcome: 'failed', message: MESSAGE, milliseconds: 1 } as const;
  for (const attempt of [
    { upstream: 'a', ...late },
    { upstream: 'b', ...late },
    { upstream: 'a', ...broken },
  ]) {
    upstreamAttempts.asking(attempt.upstream);
    upstreamAttempts.note(attempt);
  }
  expect(failureOf(upstreamAttempts)).toEqual({
    upstream: 'a',
    attempts: 3,
    failures: [
      { upstream: 'a', failure: 'failed', message: MESSAGE },
      { upstream: 'b', failure: 'timed-out', message: 'It is late.' },
    ],
  });
});

test('that an upstream is left alone does not hide its failure', () => {
  const upstreamAttempts = beginAttempts();
  upstreamAttempts.note({
    upstream: 'a',
    outcome: 'timed-out',
    message: 'It is late.',
    milliseconds: 1,
  });
  upstreamAttempts.note({
    upstream: 'a',
    outcome: 'spared',
    message: 'It rests.',
    milliseconds: 1,
  });
  upstreamAttempts.note({
    upstream: 'b',
    outcome: 'spared',
    message: 'It rests.',
    milliseconds: 1,
  });
  expect(failureOf(upstreamAttempts)?.failures).toMatchObject([
    { upstream: 'a', failure: 'timed-out' },
    { upstream: 'b', failure: 'spared' },
  ]);
});

test('a request that is given up tells which upstream it waited for', () => {
  const upstreamAttempts = beginAttempts();
  upstreamAttempts.note({ upstream: 'a', outcome: 'failed', message: MESSAGE, milliseconds: 1 });
  upstreamAttempts.asking('b');
  expect(failureOf(upstreamAttempts)).toEqual({
    upstream: 'b',
    attempts: 2,
    failures: [
      { upstream: 'a', failure: 'failed', message: MESSAGE },
      { upstream: 'b', failure: 'unanswered' },
    ],
  });
});

test.each(['refused', 'moderated'] as const)(
  'what an upstream says of what it has %s is not told: it may repeat what was asked',
  (outcome) => {
    const upstreamAttempts = beginAttempts();
    upstreamAttempts.note({ upstream: 'a', outcome, message: 'No hats.', milliseconds: 1 });
    upstreamAttempts.note({ upstream: 'b', outcome: 'failed', message: MESSAGE, milliseconds: 1 });
    expect(JSON.stringify(failureOf(upstreamAttempts))).not.toContain('hats');
  },
);
