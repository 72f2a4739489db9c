import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { done } from '../../server/foundation/outcome.ts';
import { aListener, type TestListener } from './a-listener.ts';

let listener: TestListener;

const SECRET = 'password=hunter2 at 10.0.0.7';

beforeAll(async () => {
  listener = await aListener({
    listModels: () => Promise.reject(new Error(SECRET, { cause: new Error('the cause') })),
    getVideoJob: () => {
      throw new TypeError(SECRET);
    },
    // Thrown values need not be errors.
    getMusicJob: () => Promise.reject(SECRET),
    getMusicJobV1: () => Promise.reject(new Error(SECRET)),
    createMessage: async () => done({ kind: 'events', events: breakingOff() }),
  });
});

afterAll(() => listener.stop());

async function* breakingOff(): AsyncIterable<string> {
  yield 'event: ping\ndata: {"type":"ping"}\n\n';
  throw new Error(SECRET);
}

const MESSAGE = 'The gateway failed at this request. Its identifier is in the x-request-id header.';
const ENVELOPE = { status: 'FAILED', message: MESSAGE };

describe('an operation that fails in a way that nobody expected', () => {
  test('says what replaces it, if it is deprecated', async () => {
    const { status, headers } = await listener.call('/musx/v1/fetch?jobId=x');
    expect([status, headers.get('link')]).toEqual([
      500,
      '</musx/v2/fetch>; rel="successor-version"',
    ]);
  });

  test.each([
    ['later', 'listModels', '/v1/models'],
    ['at once', 'getVideoJob', '/vidx/fetch?jobId=x'],
    ['with something that is no error', 'getMusicJob', '/musx/v2/fetch?jobId=x'],
  ])(
    '%s answers 500 without the reason, and logs it with the request',
    async (_when, operation, path) => {
      const answer = await listener.call(path);
      const requestId = answer.headers.get('x-request-id');
      expect(answer.status).toBe(500);
      expect(answer.json).toMatchObject(ENVELOPE);
      expect(answer.text).not.toContain('hunter2');
      const entry = listener.log.find(
        (found) => found.requestId === requestId && found.level === 50,
      );
      expect(entry).toMatchObject({ operation, msg: 'request failed' });
      expect(JSON.stringify(entry?.error)).toContain('hunter2');
    },
  );

  test('is logged with its stack and its cause', async () => {
    await listener.call('/v1/models');
    expect(listener.log).toContainEqual(
      expect.objectContaining({
        operation: 'listModels',
        error: expect.objectContaining({
          message: expect.stringContaining(SECRET),
          stack: expect.stringMatching(
            /failing-operation\.test\.ts[\s\S]*caused by: Error: the cause/,
          ),
        }),
      }),
    );
  });

  test('has the fields of the SDKs under /v1/', async () => {
    const { json, headers } = await listener.call('/v1/models');
    expect(json).toEqual({
      ...ENVELOPE,
      type: 'error',
      error: { type: 'api_error', code: null, param: null, message: MESSAGE },
      request_id: headers.get('x-request-id'),
    });
  });

  test('in the middle of a stream cuts the stream, so that it looks like no end, and is logged', async () => {
    const json = { model: 'any', messages: [{ role: 'user', content: 'Hello' }], stream: true };
    const response = await fetch(`${listener.url}/v1/messages`, {
      method: 'POST',
      body: JSON.stringify(json),
      headers: { 'content-type': 'application/json', 'x-api-key': 'a-key-for-tests' },
    });
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    const requestId = response.headers.get('x-request-id');
    await expect
      .poll(() => listener.log)
      .toContainEqual(
        expect.objectContaining({
          level: 50,
          requestId,
          operation: 'createMessage',
          msg: 'response interrupted',
        }),
      );
  });

  test('does not stop the next one', async () => {
    await Promise.all(Array.from({ length: 20 }, () => listener.call('/v1/models')));
    expect((await listener.call('/nowhere')).status).toBe(404);
  });
});

describe('an operation that fails because what it stands on does not answer', () => {
  test('answers 503, says when to come again, and is logged once, without a stack', async () => {
    const away = await aListener(
      { getVideoJob: () => Promise.reject(new Error(SECRET)) },
      { isUnavailable: (error) => error instanceof Error && error.message === SECRET },
    );
    onTestFinished(() => away.stop());
    const answer = await away.call('/vidx/fetch?jobId=x');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.json.message).toMatch(/^The gateway's database does not answer; /);
    expect(answer.text).not.toContain('hunter2');
    const told = away.log.filter(({ level }) => Number(level) > 30);
    expect(told).toMatchObject([{ level: 40, operation: 'getVideoJob' }]);
    expect(JSON.stringify(told)).not.toContain('failing-operation.test.ts');
  });
});
