import { describe, expect, test } from 'vitest';
import {
  type Judgement,
  judge,
  judgeResult,
  type Refusal,
  type RefusalWords,
} from '../../../server/upstreams/http/refusal.ts';

const NOW = new Date('2026-11-15T12:00:00Z');

function judged(
  status: number,
  words: RefusalWords = {},
  headers: Refusal['headers'] = {},
): Judgement {
  return judge({ status, headers, body: undefined }, words, NOW);
}

describe('a refusal', () => {
  test.each([400, 404, 405, 415, 422])('with %i is for what the caller says', (status) => {
    const words = { message: 'No such thing.', parameter: 'model' };
    expect(judged(status, words)).toEqual({
      failure: { kind: 'refused', message: 'No such thing.', parameter: 'model' },
    });
    expect(judged(status).failure.message).toContain(String(status));
  });

  test.each([
    [404, 'not-there'],
    [413, 'too-large'],
  ])('with %i says more: %s', (status, because) => {
    const words = { type: 'theirs', code: null };
    expect(judged(status, { isNotThere: true, words }).failure).toMatchObject({
      kind: 'refused',
      because,
      words,
    });
  });

  test('of a model that the upstream lacks, or that takes less, holds for this upstream alone', () => {
    for (const words of [{ lacksModel: true }, { isOnlyHere: true }]) {
      expect(judged(404, words).failure).toMatchObject({ kind: 'refused', isOnlyHere: true });
    }
    expect(judged(404, { lacksModel: true }).failure).toMatchObject({ because: 'not-there' });
    expect(judged(404).failure).not.toMatchObject({ isOnlyHere: true });
  });

  test.each([
    [503, true],
    [529, true],
    [500, undefined],
    [502, undefined],
  ])('with %i says whether the upstream has too much to do: %s', (status, isOverloaded) => {
    expect(judged(status).failure).toHaveProperty('kind', 'failed');
    expect(Reflect.get(judged(status).failure, 'isOverloaded')).toBe(isOverloaded);
  });

  test.each([429, 500, 502, 503, 504])('with %i says whether to ask again', (status) => {
    const forbidden = judged(status, {}, { 'x-should-retry': 'false' }).failure;
    expect(forbidden).toMatchObject({ forbidsRetry: true });
    const allowed = judged(status, {}, { 'x-should-retry': 'true' }).failure;
    expect(allowed).not.toMatchObject({ forbidsRetry: true });
  });

  test('that says so itself has too much to do, whatever its status', () => {
    const told = judged(502, { isOverloaded: true }).failure;
    expect(told).toMatchObject({ kind: 'failed', isOverloaded: true });
    expect(judged(502, { isOverloaded: false }).failure).not.toMatchObject({ isOverloaded: true });
  });

  test.each([404, 405])('with %i that names nothing is because of the address', (status) => {
    const nothing = { message: 'Not Found', isNotThere: false };
    expect(judged(status, nothing).failure).toMatchObject({ because: 'no-address', status });
    expect(judged(status, { ...nothing, parameter: 'model' }).failure).not.toMatchObject({
      because: expect.anything(),
    });
    expect(judged(400, nothing).failure).not.toMatchObject({ because: expect.anything() });
  });

  test.each([300, 302, 307])('with %i says that redirects are not followed', (status) => {
    expect(judged(status, { message: 'Moved to 10.0.0.3.' }).failure).toMatchObject({
      kind: 'failed',
      message: `The upstream answered with status ${status}, a redirect, which is not followed.`,
    });
  });

  test.each([408, 409, 423, 425, 500, 502, 503, 529])(
    'with %i is a failure that may pass, whose words are not for the caller',
    (status) => {
      const { failure, verdict } = judged(status, { message: 'At 10.0.0.3 the database is down.' });
      expect(failure).toMatchObject({
        kind: 'failed',
        message: `The upstream answered with status ${status}.`,
      });
      expect(verdict).toBeUndefined();
    },
  );

  test.each([504, 524])('with %i is an upstream that took too long', (status) => {
    expect(judged(status)).toEqual({
      failure: {
        kind: 'timed-out',
        message: 'The upstream reported that it had timed out.',
      },
    });
  });

  test('with 401 sets the key aside, and the caller learns nothing of it', () => {
    expect(judged(401, { message: 'Incorrect API key provided: sk-a***.' })).toEqual({
      failure: {
        kind: 'keyless',
        message: "The upstream does not accept the gateway's key.",
      },
      verdict: { kind: 'set-aside', because: 'the upstream does not take it' },
    });
  });

  test.each([
    [402, {}],
    [429, { isQuota: true }],
    [400, { isQuota: true }],
    [403, { isQuota: true }],
  ])('with %i for a used-up quota (%j) sets the key aside', (status, words) => {
    expect(judged(status, words)).toMatchObject({
      failure: { kind: 'keyless' },
      verdict: { kind: 'set-aside', because: 'its quota is used up' },
    });
  });

  test('of what is too dear leaves the key for what is not, and asks with another one', () => {
    expect(judged(402, { message: 'You have 3 units.', isTooDear: true })).toEqual({
      failure: { kind: 'keyless', message: "The upstream does not accept the gateway's key." },
      verdict: { kind: 'rest', seconds: 0 },
    });
  });

  test('with 403 leaves the key in its turn: it may be for another model', () => {
    expect(judged(403)).toMatchObject({ failure: { kind: 'keyless' } });
    expect(judged(403).verdict).toBeUndefined();
  });

  test.each([400, 403, 451])('with %i by moderation says so', (status) => {
    expect(judged(status, { isModeration: true, message: 'Unsafe.' })).toEqual({
      failure: { kind: 'moderated', message: 'Unsafe.' },
    });
    expect(judged(status, { isModeration: true }).failure.kind).toBe('moderated');
  });

  test('has no endless message', () => {
    expect(judged(400, { message: 'x'.repeat(100_000) }).failure.message).toHaveLength(2_000);
  });
});

describe('too many requests', () => {
  test.each([
    ['in seconds', '7', 7],
    ['in parts of them', '0.2', 1],
    ['at once', '0', 0],
    ['as a date', 'Sun, 15 Nov 2026 12:00:30 GMT', 30],
    ['as a date that is past', 'Sun, 15 Nov 2026 11:00:00 GMT', 0],
    ['absurdly late', '999999999', 86_400],
    ['as an absurdly late date', 'Fri, 31 Dec 9999 23:59:59 GMT', 86_400],
  ])('are told to come again %s', (_what, header, seconds) => {
    expect(judged(429, {}, { 'retry-after': header })).toMatchObject({
      failure: { kind: 'limited', retryAfterSeconds: seconds },
      verdict: { kind: 'rest', seconds },
    });
  });

  test.each([undefined, '', '-1', 'soon', '1e9', 'NaN', '12345678901234567890'])(
    'are told nothing that makes sense by %j: the key goes on, behind the others',
    (header) => {
      const { failure, verdict } = judged(429, {}, { 'retry-after': header });
      expect(failure).not.toMatchObject({ retryAfterSeconds: expect.anything() });
      expect(verdict).toEqual({ kind: 'rest', seconds: 0 });
    },
  );

  test('are not the only ones who are told: a server that is down may say when it is back', () => {
    expect(judged(503, {}, { 'retry-after': ['20', '30'] }).failure).toMatchObject({
      kind: 'failed',
      retryAfterSeconds: 20,
    });
  });
});

describe('a result', () => {
  const judgedResult = (status: number, headers: Refusal['headers'] = {}) =>
    judgeResult({ status, headers, body: undefined }, NOW);

  test.each([400, 401, 403, 404, 410, 451])('that is answered %i is gone', (status) => {
    expect(judgedResult(status)).toEqual({
      kind: 'refused',
      message: `The upstream's result is not at its address: status ${status}.`,
      because: 'no-result',
    });
  });

  test.each([302, 307])('that is answered %i, which would lead on, is not fetched', (status) => {
    expect(judgedResult(status)).toEqual({
      kind: 'refused',
      message: `The upstream's result is not fetched: status ${status}, a redirect, which is not followed.`,
      because: 'no-result',
    });
  });

  test.each([408, 409, 423, 425, 500, 503])('that is answered %i may come yet', (status) => {
    expect(judgedResult(status)).toEqual({
      kind: 'failed',
      message: `The upstream's result cannot be fetched just now: status ${status}.`,
    });
  });

  test('is waited for as long as its server asks', () => {
    const kinds = [429, 503].map((status) => judgedResult(status, { 'retry-after': '20' }));
    expect(kinds).toMatchObject([
      { kind: 'limited', retryAfterSeconds: 20 },
      { kind: 'failed', retryAfterSeconds: 20 },
    ]);
  });
});
