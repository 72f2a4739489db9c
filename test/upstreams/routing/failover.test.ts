import { describe, expect, test } from 'vitest';
import type { UpstreamFailure, UpstreamOutcome } from '../../../server/upstreams/port/outcome.ts';
import {
  type Attempt,
  type CandidateCall,
  type Time,
  withFailover,
} from '../../../server/upstreams/routing/failover.ts';

const GONE = new Error('The caller went away.');
const DONE: UpstreamOutcome<string> = { ok: true, value: 'done' };
const limited = (retryAfterSeconds: number): UpstreamFailure => ({
  kind: 'limited',
  message: 'Too many.',
  retryAfterSeconds,
});
const FAILED: UpstreamFailure = { kind: 'failed', message: 'It failed.' };
const LATE: UpstreamFailure = { kind: 'timed-out', message: 'It is late.' };
const ONCE: UpstreamFailure = { kind: 'timed-out', message: 'It is late.', forbidsRetry: true };
const OUT_OF_QUOTA: UpstreamFailure = {
  kind: 'limited',
  message: 'No credit.',
  forbidsRetry: true,
};
const KEYLESS: UpstreamFailure = { kind: 'keyless', message: 'No key.' };
const UNSAYABLE: UpstreamFailure = { kind: 'refused', message: 'Not here.', isOnlyHere: true };

/** A clock that advances by what is slept, and records the pauses. */
function aTime(): Time & { readonly pauses: readonly number[] } {
  let ms = 0;
  const pauses: number[] = [];
  return {
    pauses,
    now: () => ms,
    async sleep(milliseconds) {
      pauses.push(milliseconds);
      ms += milliseconds;
    },
  };
}

type Answers = readonly (UpstreamFailure | 'done')[];

/** Calls candidates with a list of replies each; the last reply repeats. A label has the form `name:model`. */
async function asking(
  candidates: Readonly<Record<string, Answers>>,
  { rounds = 3, firstSeconds = 1, secondsUpTo = 20, signal = new AbortController().signal } = {},
) {
  const asked: string[] = [];
  const attempts: Attempt[] = [];
  const time = aTime();
  const all = Object.entries(candidates).map(([label, answers]): CandidateCall<string> => {
    let count = 0;
    const [name = '', model] = label.split(':');
    return {
      name,
      model,
      async ask() {
        asked.push(model ?? name);
        const answer = answers[Math.min(count, answers.length - 1)] ?? FAILED;
        count += 1;
        return answer === 'done' ? DONE : { ok: false, failure: answer };
      },
    };
  });
  const settings = { rounds, firstSeconds, secondsUpTo };
  const record = { note: (attempt: Attempt) => void attempts.push(attempt), asking: () => {} };
  const outcome = await withFailover(() => all, { settings, signal, attempts: record, time });
  return { outcome, asked: asked.join(''), attempts, pauses: time.pauses };
}

describe('candidates', () => {
  test.each([
    FAILED,
    LATE,
    limited(1),
    KEYLESS,
    UNSAYABLE,
    { kind: 'spared', message: '' } as const,
  ])('are asked one after another while what they say is $kind', async (failure) => {
    const { outcome, asked, pauses, attempts } = await asking({ a: [failure], b: ['done'] });
    expect([outcome, asked, pauses]).toEqual([DONE, 'ab', []]);
    expect(attempts).toEqual([
      {
        upstream: 'a',
        outcome: failure.kind,
        message: failure.message,
        milliseconds: expect.any(Number),
      },
      { upstream: 'b', outcome: 'done', milliseconds: expect.any(Number) },
    ]);
  });

  test.each<UpstreamFailure>([
    { kind: 'refused', message: 'No.', parameter: 'temperature' },
    { kind: 'moderated', message: 'No.' },
    { kind: 'unknown-job', message: 'No.' },
  ])('are not asked any more once one has said $kind', async (failure) => {
    const { outcome, asked } = await asking({ a: [failure], b: ['done'] });
    expect([outcome, asked]).toEqual([{ ok: false, failure }, 'a']);
  });

  test('are all asked again, as many rounds as may be', async () => {
    const { asked, outcome } = await asking({ a: [FAILED], b: [LATE] }, { rounds: 3 });
    expect(asked).toBe('ababab');
    expect(outcome).toEqual({ ok: false, failure: LATE });
  });

  test('are asked once where there is one round', async () => {
    expect((await asking({ a: [FAILED] }, { rounds: 1 })).asked).toBe('a');
  });

  test('that another round could not change are not asked again', async () => {
    const { asked, outcome } = await asking({ a: [KEYLESS], b: [FAILED, 'done'], c: [UNSAYABLE] });
    expect([asked, outcome]).toEqual(['abcb', DONE]);
    expect((await asking({ a: [KEYLESS], c: [UNSAYABLE] })).asked).toBe('ac');
  });

  test('that ask not to be asked again are not, and the others are', async () => {
    const last: UpstreamFailure = { ...FAILED, forbidsRetry: true };
    const { asked, outcome } = await asking({ a: [last], b: [FAILED, 'done'] });
    expect([asked, outcome]).toEqual(['abb', DONE]);
    expect((await asking({ a: [last] })).asked).toBe('a');
  });

  test('may be others in the next round', async () => {
    const lists = [['a'], ['b']];
    const asked: string[] = [];
    const outcome = await withFailover(
      () =>
        (lists.shift() ?? []).map((name) => ({
          name,
          ask: async (): Promise<UpstreamOutcome<string>> => {
            asked.push(name);
            return name === 'b' ? DONE : { ok: false, failure: FAILED };
          },
        })),
      {
        settings: { rounds: 2, firstSeconds: 1, secondsUpTo: 1 },
        signal: new AbortController().signal,
        time: aTime(),
      },
    );
    expect([outcome, asked]).toEqual([DONE, ['a', 'b']]);
  });
});

describe('a pause', () => {
  test('comes between rounds, grows, and is never longer than the settings say', async () => {
    const runs = await Promise.all(
      Array.from({ length: 200 }, () =>
        asking({ a: [FAILED] }, { rounds: 7, firstSeconds: 1, secondsUpTo: 5 }),
      ),
    );
    const mean = (index: number): number =>
      runs.reduce((sum, { pauses }) => sum + (pauses[index] ?? 0) / runs.length, 0);
    expect(runs.every(({ pauses }) => pauses.length === 6)).toBe(true);
    expect(Math.max(...runs.flatMap(({ pauses }) => pauses))).toBeLessThanOrEqual(5_000);
    expect(mean(0)).toBeLessThan(1_400);
    expect(mean(1)).toBeGreaterThan(mean(0));
    expect(mean(2)).toBeGreaterThan(mean(1));
    expect(new Set(runs.map(({ pauses }) => pauses[0])).size).toBeGreaterThan(100);
  });

  test('is no shorter than the upstream asks for, and not the same for all who were told so', async () => {
    const runs = await Promise.all(
      Array.from({ length: 20 }, () => asking({ a: [limited(7), 'done'] }, { firstSeconds: 1 })),
    );
    const pauses = runs.map(({ pauses: [pause = 0] }) => pause);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(7_000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(8_002);
    expect(new Set(pauses).size).toBeGreaterThan(5);
  });

  test('is not made where every upstream asks for more patience than there is', async () => {
    const { outcome, pauses } = await asking({ a: [limited(3600)], b: [limited(60)] });
    expect(pauses).toEqual([]);
    expect(outcome).toEqual({ ok: false, failure: limited(60) });
  });

  test('is of one candidate, and not of the others that the same upstream is', async () => {
    const vain = await asking({ 'u:a': [limited(60)], 'u:b': [FAILED] });
    expect([vain.asked, vain.outcome]).toEqual(['abbb', { ok: false, failure: limited(60) }]);
    const patience = { 'u:a': [limited(5), 'done'] as const, 'u:b': [FAILED] };
    const { asked } = await asking(patience, { rounds: 20, firstSeconds: 0.1 });
    expect(asked).toMatch(/^abb+a$/);
  });

  test('is made for one that can be waited for, and the other is left alone meanwhile', async () => {
    const { asked, outcome } = await asking({ a: [limited(3600)], b: [FAILED, FAILED, 'done'] });
    expect([asked, outcome]).toEqual(['abbb', DONE]);
  });

  test('leaves it to who was told to wait to be asked no sooner', async () => {
    const patience = { a: [limited(5), 'done'] as const, b: [FAILED] };
    const { asked } = await asking(patience, { rounds: 20, firstSeconds: 0.1, secondsUpTo: 20 });
    expect(asked).toMatch(/^abb+a$/);
  });

  test('ends at once when nobody wants the answer any more', async () => {
    const caller = new AbortController();
    const pausing = Promise.withResolvers<void>();
    const outcome = withFailover(
      () => [{ name: 'a', ask: async () => ({ ok: false, failure: FAILED }) as const }],
      {
        settings: { rounds: 2, firstSeconds: 1, secondsUpTo: 1 },
        signal: caller.signal,
        time: {
          now: () => 0,
          sleep: () => {
            pausing.resolve();
            return new Promise(() => {});
          },
        },
      },
    );
    await pausing.promise;
    caller.abort(GONE);
    await expect(outcome).rejects.toBe(GONE);
  });

  test('of the clock that all use ends with its caller, too', async () => {
    const caller = new AbortController();
    const outcome = withFailover(
      () => [{ name: 'a', ask: async () => ({ ok: false, failure: limited(500) }) as const }],
      {
        settings: { rounds: 2, firstSeconds: 500, secondsUpTo: 600 },
        signal: caller.signal,
        attempts: { note: () => void setImmediate(() => caller.abort(GONE)), asking: () => {} },
      },
    );
    await expect(outcome).rejects.toBe(GONE);
  });
});

describe('a call that is not wanted any more', () => {
  test('is not waited for, even where the upstream does not hear of it', async () => {
    const caller = new AbortController();
    const outcome = withFailover(
      () => [
        {
          name: 'deaf',
          ask: () => {
            queueMicrotask(() => caller.abort(GONE));
            return new Promise<UpstreamOutcome<string>>(() => {});
          },
        },
      ],
      {
        settings: { rounds: 1, firstSeconds: 1, secondsUpTo: 1 },
        signal: caller.signal,
      },
    );
    await expect(outcome).rejects.toBe(GONE);
  });

  test('asks nobody', async () => {
    const signal = AbortSignal.abort(GONE);
    await expect(asking({ a: ['done'] }, { signal })).rejects.toBe(GONE);
  });
});

describe('what is answered where all fail', () => {
  test.each<[string, readonly UpstreamFailure[], UpstreamFailure]>([
    ['one that can be waited for', [FAILED, limited(30), LATE], limited(30)],
    ['the shortest wait', [limited(40), limited(30)], limited(30)],
    [
      'one that may have done the work before one that can be waited for',
      [limited(30), ONCE],
      ONCE,
    ],
    ['the same before one that asks for no retry, but has not begun', [OUT_OF_QUOTA, ONCE], ONCE],
    ['a late one before one that failed', [FAILED, LATE], LATE],
    ['a failure before a missing key', [KEYLESS, FAILED], FAILED],
    ['a missing key before what cannot be said', [UNSAYABLE, KEYLESS], KEYLESS],
  ])('is %s', async (_what, failures, expected) => {
    const candidates = Object.fromEntries(failures.map((failure, index) => [index, [failure]]));
    const { outcome } = await asking(candidates, { rounds: 1 });
    expect(outcome).toEqual({ ok: false, failure: expected });
  });

  test('is that there is nobody, where there is nobody', async () => {
    expect((await asking({})).outcome).toMatchObject({ ok: false, failure: { kind: 'failed' } });
  });
});
