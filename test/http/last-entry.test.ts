import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { done, failed } from '../../server/foundation/outcome.ts';
import { problem } from '../../server/foundation/problems.ts';
import { lastEntryOf } from '../../server/http/last-entry.ts';
import { RequestRecord } from '../../server/operations/request-record.ts';
import { TEST_KEY } from '../a-gateway.ts';
import { aListener, HEALTH } from './a-listener.ts';

const LIMITED = { kind: 'limited', message: 'Too many.' } as const;

function answered(requestRecord = new RequestRecord()) {
  return { status: 200, model: 'small', problem: undefined, requestRecord };
}

describe('the last entry of a request', () => {
  test('leads to the upstream that answered, and tells what it is charged', () => {
    const requestRecord = new RequestRecord();
    requestRecord.note({ upstream: 'a', outcome: 'done', milliseconds: 1, requestId: 'req_1' });
    requestRecord.used({ inputTokens: 7, outputTokens: 2, units: 0.5 });
    expect(lastEntryOf(answered(requestRecord))).toEqual({
      status: 200,
      model: 'small',
      upstream: 'a',
      upstreamRequestId: 'req_1',
      inputTokens: 7,
      outputTokens: 2,
      units: 0.5,
    });
  });

  test('leads to the job that was created', () => {
    const requestRecord = new RequestRecord();
    requestRecord.accepted('a-job');
    expect(lastEntryOf(answered(requestRecord))).toEqual({
      status: 200,
      model: 'small',
      jobId: 'a-job',
    });
  });

  test('tells whether a limit was an upstream’s or the gateway’s own', () => {
    const requestRecord = new RequestRecord();
    const message = 'It takes no more.';
    const requestId = 'req_1';
    requestRecord.note({
      upstream: 'a',
      outcome: 'limited',
      message,
      milliseconds: 1,
      requestId,
    });
    const problem = { ...LIMITED, reason: 'upstream' } as const;
    expect(lastEntryOf({ ...answered(requestRecord), status: 429, problem })).toEqual({
      status: 429,
      problem: 'upstream',
      model: 'small',
      upstream: 'a',
      upstreamRequestId: 'req_1',
      attempts: 1,
      failures: [{ upstream: 'a', failure: 'limited', message, upstreamRequestId: 'req_1' }],
    });
    const own = { ...LIMITED, code: 'rate_limit_exceeded' } as const;
    expect(lastEntryOf({ ...answered(), status: 429, problem: own })).toEqual({
      status: 429,
      problem: 'rate_limit_exceeded',
    });
  });

  test('names the rule that a request breaks, and otherwise the kind of the problem', () => {
    const violations = [{ parameter: 'n', rule: 'one-picture', message: 'n must be 1.' }] as const;
    const broken = { kind: 'refused', message: 'n must be 1.', violations } as const;
    expect(lastEntryOf({ ...answered(), status: 400, problem: broken })).toMatchObject({
      problem: 'one-picture',
    });
    const unknown = { kind: 'not-found', message: 'There is no job.' } as const;
    expect(lastEntryOf({ ...answered(), status: 404, problem: unknown })).toMatchObject({
      problem: 'not-found',
    });
  });

  test('of a caller who went away tells whom it waited for', () => {
    const requestRecord = new RequestRecord();
    const failed = { upstream: 'a', outcome: 'failed', milliseconds: 1 } as const;
    requestRecord.note({ ...failed, requestId: 'of-an-earlier-try' });
    requestRecord.asking('a');
    expect(lastEntryOf({ ...answered(requestRecord), status: 'aborted' })).toEqual({
      model: 'small',
      upstream: 'a',
      attempts: 2,
      failures: [{ upstream: 'a', failure: 'unanswered' }],
    });
  });

  test('of a caller who went away comes when it is known what is charged', async () => {
    const came = Promise.withResolvers<void>();
    const listener = await aListener({
      createMessage: async ({ signal, requestRecord }) => {
        came.resolve();
        await once(signal, 'abort');
        await nextTurn();
        requestRecord.used({ inputTokens: 7, outputTokens: 2, units: 0.5 });
        throw signal.reason;
      },
    });
    try {
      const leaving = new AbortController();
      const { signal } = leaving;
      const json = { model: 'small', max_tokens: 9, messages: [{ role: 'user', content: 'Hi' }] };
      const headers = { 'content-type': 'application/json', 'x-api-key': TEST_KEY };
      const body = JSON.stringify(json);
      const answer = fetch(`${listener.url}/v1/messages`, {
        method: 'POST',
        headers,
        body,
        signal,
      });
      await came.promise;
      leaving.abort();
      await expect(answer).rejects.toThrow();
      const entry = () => listener.log.find(({ msg }) => msg === 'caller went away');
      await expect.poll(entry).toMatchObject({ inputTokens: 7, outputTokens: 2, units: 0.5 });
    } finally {
      await listener.stop();
    }
  });

  test('leaves out a model that nobody was asked for: it is text of a stranger', () => {
    expect(lastEntryOf({ ...answered(), status: 404 })).toEqual({ status: 404 });
  });
});

test('what monitors ask for is logged as debug while all is well', async () => {
  let isWell = true;
  const listener = await aListener(
    {
      getHealth: async () =>
        isWell ? done({ kind: 'json', body: HEALTH }) : failed(problem('unavailable', 'Not now.')),
    },
    { strict: false },
  );
  try {
    await listener.call('/healthz');
    isWell = false;
    await listener.call('/healthz');
    const lines = () => listener.log.filter(({ operation }) => operation === 'getHealth');
    await expect.poll(lines).toMatchObject([
      { level: 20, status: 200 },
      { level: 30, status: 503, problem: 'unavailable' },
    ]);
  } finally {
    await listener.stop();
  }
});
