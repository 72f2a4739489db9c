import { expect, test } from 'vitest';
import { beginJourney, failureOf } from '../../server/operations/journey.ts';

const MESSAGE = 'It failed.';

test('a journey without upstreams, or with a good end, has no failure', () => {
  const journey = beginJourney();
  expect(failureOf(journey)).toBeUndefined();
  journey.note({ upstream: 'a', outcome: 'failed', message: MESSAGE, milliseconds: 1 });
  journey.note({ upstream: 'b', outcome: 'done', milliseconds: 1 });
  expect(failureOf(journey)).toBeUndefined();
});

test('a failed journey tells of the last failure of each upstream', () => {
  const journey = beginJourney();
  const late = { outcome: 'timed-out', message: 'It is late.', milliseconds: 1 } as const;
  const broken = { outcome: 'failed', message: MESSAGE, milliseconds: 1 } as const;
  for (const attempt of [
    { upstream: 'a', ...late },
    { upstream: 'b', ...late },
    { upstream: 'a', ...broken },
  ]) {
    journey.asking(attempt.upstream);
    journey.note(attempt);
  }
  expect(failureOf(journey)).toEqual({
    upstream: 'a',
    attempts: 3,
    failures: [
      { upstream: 'a', failure: 'failed', message: MESSAGE },
      { upstream: 'b', failure: 'timed-out', message: 'It is late.' },
    ],
  });
});

test('that an upstream is left alone does not hide its failure', () => {
  const journey = beginJourney();
  journey.note({ upstream: 'a', outcome: 'timed-out', message: 'It is late.', milliseconds: 1 });
  journey.note({ upstream: 'a', outcome: 'spared', message: 'It rests.', milliseconds: 1 });
  journey.note({ upstream: 'b', outcome: 'spared', message: 'It rests.', milliseconds: 1 });
  expect(failureOf(journey)?.failures).toMatchObject([
    { upstream: 'a', failure: 'timed-out' },
    { upstream: 'b', failure: 'spared' },
  ]);
});

test('a journey that is given up tells whom it waited for', () => {
  const journey = beginJourney();
  journey.note({ upstream: 'a', outcome: 'failed', message: MESSAGE, milliseconds: 1 });
  journey.asking('b');
  expect(failureOf(journey)).toEqual({
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
    const journey = beginJourney();
    journey.note({ upstream: 'a', outcome, message: 'No hats.', milliseconds: 1 });
    journey.note({ upstream: 'b', outcome: 'failed', message: MESSAGE, milliseconds: 1 });
    expect(JSON.stringify(failureOf(journey))).not.toContain('hats');
  },
);
