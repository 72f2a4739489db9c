import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import { done } from '../../server/foundation/outcome.ts';
import { type Answer, send, TEST_KEY } from '../a-gateway.ts';
import { aListener, NO_MODELS, type TestListener } from './a-listener.ts';
import { sendRaw } from './raw-requests.ts';

let listener: TestListener;

beforeAll(async () => {
  listener = await aListener({
    listModels: async () => done({ kind: 'json', body: NO_MODELS }),
  });
});

afterAll(() => listener.stop());

const MODELS = '/v1/models';
const LOOKUP = '/vidx/fetch?jobId=none';
const table: Operation[] = Object.values(operations);
const withKey = table.filter(({ keys }) => keys.length > 0);

function ask(path: string, ...headers: (readonly [string, string])[]): Promise<Answer> {
  return sendRaw(listener.url, { path, headers });
}

describe('a key', () => {
  test.each(withKey.map(({ operationId, method, path }) => [operationId, method, path] as const))(
    '%s wants one',
    async (_operationId, method, path) => {
      const answer = await send(listener.url + path, { method });
      expect(answer.status).toBe(401);
    },
  );

  test('is not wanted by what the outside must reach without one, or people reach by a session', () => {
    const open = table.filter(({ keys, session }) => keys.length === 0 && session === undefined);
    expect(open.map(({ operationId }) => operationId).toSorted()).toEqual([
      'activateAccount',
      'getAsset',
      'getContract',
      'getContractYaml',
      'getHealth',
      'getMetrics',
      'getReadiness',
      'resetPassword',
      'sendActivation',
      'sendPasswordReset',
      'signIn',
      'signUp',
    ]);
  });

  test.each([
    ['SVC-API-KEY', TEST_KEY],
    ['svc-api-key', TEST_KEY],
    ['Authorization', `Bearer ${TEST_KEY}`],
    ['authorization', `bearer   ${TEST_KEY}`],
    ['x-api-key', TEST_KEY],
  ])('opens /v1/ as %s: %s', async (name, value) => {
    expect((await ask(MODELS, [name, value])).status).toBe(200);
  });

  test.each([
    ['Authorization', `Bearer ${TEST_KEY}`],
    ['x-api-key', TEST_KEY],
  ])('does not open other paths as %s', async (name, value) => {
    expect((await ask(LOOKUP, [name, value])).status).toBe(401);
  });

  test.each([
    ['a wrong one', ['SVC-API-KEY', 'wrong']],
    ['one that is right but for its case', ['SVC-API-KEY', TEST_KEY.toUpperCase()]],
    ['one with something after it', ['SVC-API-KEY', `${TEST_KEY}x`]],
    ['one of 10 kB', ['SVC-API-KEY', TEST_KEY.padEnd(10_000, 'x')]],
    ['an empty one', ['SVC-API-KEY', '']],
    ['white space', ['SVC-API-KEY', '   ']],
    ['another scheme', ['Authorization', `Basic ${TEST_KEY}`]],
    ['a scheme alone', ['Authorization', 'Bearer']],
    ['a key without a scheme', ['Authorization', TEST_KEY]],
  ] as const)('is refused: %s', async (_what, header) => {
    expect((await ask(MODELS, header)).status).toBe(401);
  });

  test.each([
    ['SVC-API-KEY', TEST_KEY],
    ['Authorization', `Bearer ${TEST_KEY}`],
    ['x-api-key', TEST_KEY],
  ])('is refused when %s is sent twice, whichever is the right one', async (name, value) => {
    const other = value.replace(TEST_KEY, 'wrong');
    for (const [one, two] of [
      [value, other],
      [other, value],
      [value, value],
    ] as const) {
      expect((await ask(MODELS, [name, one], [name, two])).status).toBe(401);
    }
  });

  test.each([
    [MODELS, 'Bearer realm="Patchbay"'],
    [LOOKUP, 'ApiKey realm="Patchbay"'],
    ['/account/people', 'Session realm="Patchbay"'],
  ])('is asked for by a challenge (RFC 9110, section 11.6.1): %s', async (path, challenge) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('www-authenticate')]).toEqual([401, challenge]);
  });

  test('that is wrong where it is documented is not made good by another header', async () => {
    const answer = await ask(MODELS, ['SVC-API-KEY', 'wrong'], ['x-api-key', TEST_KEY]);
    expect(answer.status).toBe(401);
  });

  test('counts in the other header where the documented one is empty', async () => {
    const answer = await ask(MODELS, ['SVC-API-KEY', ''], ['x-api-key', TEST_KEY]);
    expect(answer.status).toBe(200);
  });
});

describe('the refusal', () => {
  test('says that the key is wrong, and nothing else', async () => {
    const { json } = await ask(LOOKUP, ['SVC-API-KEY', 'wrong']);
    expect(json).toEqual({ status: 'FAILED', message: 'The API key is wrong.' });
  });

  test('says where a missing key belongs', async () => {
    const { json } = await ask(LOOKUP);
    expect(json).toEqual({
      status: 'FAILED',
      message: 'There is no API key in the header SVC-API-KEY.',
    });
  });

  test('carries what the SDKs look for under /v1/', async () => {
    const { json, headers } = await ask(MODELS, ['x-api-key', 'wrong']);
    const message = 'The API key is wrong.';
    expect(json).toEqual({
      status: 'FAILED',
      message,
      type: 'error',
      error: { type: 'authentication_error', code: 'invalid_api_key', param: null, message },
      request_id: headers.get('x-request-id'),
    });
  });

  test.each([
    [
      'not-activated',
      401,
      'The e-mail address of this account is not activated yet.',
      { type: 'authentication_error', code: 'account_not_activated' },
    ],
    [
      'suspended',
      403,
      'This account is suspended.',
      { type: 'permission_error', code: 'account_suspended' },
    ],
  ] as const)('says that an account is %s', async (kind, status, message, error) => {
    const refusing = await aListener({}, { keys: { authenticate: async () => ({ kind }) } });
    onTestFinished(() => refusing.stop());
    const plain = await refusing.call(LOOKUP);
    // The specification has no data in 401 replies.
    const data = status === 401 ? {} : { data: { code: error.code } };
    expect([plain.status, plain.json]).toEqual([status, { status: 'FAILED', message, ...data }]);
    const answer = await refusing.call(MODELS);
    expect([answer.status, answer.json.error]).toEqual([
      status,
      { ...error, param: null, message },
    ]);
  });

  test('comes before the body is looked at', async () => {
    const answer = await send(`${listener.url}/vidx/generations`, {
      body: '{"prompt":',
      headers: { 'content-type': 'application/json', 'SVC-API-KEY': 'wrong' },
    });
    expect(answer.status).toBe(401);
  });

  test('never repeats the key, not even in the log', async () => {
    const { text } = await ask(LOOKUP, ['SVC-API-KEY', 'a-secret-of-mine']);
    expect(text).not.toContain('a-secret-of-mine');
    expect(JSON.stringify(listener.log)).not.toContain('a-secret-of-mine');
  });
});
