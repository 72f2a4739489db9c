import { expect, test } from 'vitest';
import { failureOf, RequestRecord } from '../../server/operations/request-record.ts';

const MESSAGE = 'It failed.';

test('a request that asked no upstream, or was answered, has no failure', () => {
  const requestRecord = new RequestRecord();
  expect(failureOf(requestRecord)).toBeUndefined();
  requestRecord.note({ upstream: 'a', outcome: 'failed', message: MESSAGE, milliseconds: 1 });
  requestRecord.note({ upstream: 'b', outcome: 'done', milliseconds: 1 });
  expect(failureOf(requestRecord)).toBeUndefined();
});

test('a request that failed tells the last failure of each upstream', () => {
  const requestRecord = new RequestRecord();
  const late = { outcome: 'timed-out', message: 'It is late.', milliseconds: 1 } as const;
  const broken = { outcome: 'failed', message: MESSAGE, milliseconds: 1 } as const;
  for (const attempt of [
    { upstream: 'a', ...late },
    { upstream: 'b', ...late },
    { upstream: 'a', ...broken },
  ]) {
    requestRecord.asking(attempt.upstream);
    requestRecord.note(attempt);
  }
  expect(failureOf(requestRecord)).toEqual({
    upstream: 'a',
    attempts: 3,
    failures: [
      { upstream: 'a', failure: 'failed', message: MESSAGE },
      { upstream: 'b', failure: 'timed-out', message: 'It is late.' },
    ],
  });
});

test('that an upstream is left alone does not hide its failure', () => {
  const requestRecord = new RequestRecord();
  requestRecord.note({
    upstream: 'a',
    outcome: 'timed-out',
    message: 'It is late.',
    milliseconds: 1,
  });
  requestRecord.note({
    upstream: 'a',
    outcome: 'spared',
    message: 'It rests.',
    milliseconds: 1,
  });
  requestRecord.note({
    upstream: 'b',
    outcome: 'spared',
    message: 'It rests.',
    milliseconds: 1,
  });
  expect(failureOf(requestRecord)?.failures).toMatchObject([
    { upstream: 'a', failure: 'timed-out' },
    { upstream: 'b', failure: 'spared' },
  ]);
});

test('a request that is given up tells which upstream it waited for', () => {
  const requestRecord = new RequestRecord();
  requestRecord.note({ upstream: 'a', outcome: 'failed', message: MESSAGE, milliseconds: 1 });
  requestRecord.asking('b');
  expect(failureOf(requestRecord)).toEqual({
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
    const requestRecord = new RequestRecord();
    requestRecord.note({ upstream: 'a', outcome, message: 'No hats.', milliseconds: 1 });
    requestRecord.note({ upstream: 'b', outcome: 'failed', message: MESSAGE, milliseconds: 1 });
    expect(JSON.stringify(failureOf(requestRecord))).not.toContain('hats');
  },
);

test('a request is at rest once the work that its work began has ended', async () => {
  const requestRecord = new RequestRecord();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended: string[] = [];
  requestRecord.works(first.promise.then(() => requestRecord.works(second.promise)));
  const rest = requestRecord.atRest().then(() => ended.push('request'));
  first.resolve();
  await new Promise(setImmediate);
  ended.push('second');
  second.resolve();
  await rest;
  expect(ended).toEqual(['second', 'request']);
});
