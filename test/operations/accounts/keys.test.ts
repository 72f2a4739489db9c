import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newIdentifier } from '../../../server/foundation/identifiers.ts';
import type { Answer, CallOptions } from '../../a-gateway.ts';
import {
  aGatewayWithMail,
  anAddress,
  type GatewayWithMail,
  type SignedInPerson,
} from '../../a-gateway-with-mail.ts';

let gateway: GatewayWithMail;
let person: SignedInPerson;

beforeAll(async () => {
  gateway = await aGatewayWithMail();
  person = await gateway.aPerson();
});

afterAll(() => gateway.stop());

type CallWithKey = (path: string, options?: CallOptions) => Promise<Answer>;

/** A key of the person, and a function that sends requests with it. */
async function aKey(
  more: object = {},
): Promise<{ keyId: string; secret: string; prefix: string; call: CallWithKey }> {
  const answer = await person.call('/account/keys', { json: { name: 'a key', ...more } });
  expect(answer.status, answer.text).toBe(200);
  const { secret, key } = answer.json.data;
  const call: CallWithKey = (path, options = {}) =>
    gateway.ask(path, { ...options, headers: { 'SVC-API-KEY': secret, ...options.headers } });
  return { ...key, secret, call };
}

function image(extra: object = {}): CallOptions {
  return { json: { prompt: 'A lighthouse', ...extra } };
}

const IMAGES = '/v1/images/generations';

describe('a key that is limited', () => {
  test('to operations is refused for others', async () => {
    const { call } = await aKey({ limits: { operations: ['listModels'] } });
    expect((await call('/v1/models')).status).toBe(200);
    const refused = await call('/account');
    expect([refused.status, refused.json.message]).toEqual([
      403,
      'This API key may not be used for getAccount; it is limited to listModels.',
    ]);
  });

  test('to models is refused for others, and where none is named', async () => {
    const { call } = await aKey({ limits: { models: ['imgy-3'] } });
    expect((await call(IMAGES, image({ mode: 'imgy-3' }))).status).toBe(200);
    expect((await call(IMAGES, image({ mode: 'imgy-2' }))).status).toBe(403);
    expect((await call(IMAGES, image())).status).toBe(403);
  });

  test('in requests is refused beyond them, and the other keys are not', async () => {
    const { call } = await aKey({ limits: { requestsPerMinute: 2 } });
    const answers = [];
    for (let nth = 0; nth < 3; nth += 1) answers.push(await call('/account'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers.get('retry-after')).toMatch(/^\d+$/);
    const other = await aKey();
    expect((await other.call('/account')).status).toBe(200);
  });

  test('in units a day is refused beyond them, though the account has more', async () => {
    const { call } = await aKey({ limits: { unitsPerDay: 0.000001 } });
    const answer = await call(IMAGES, image());
    expect(answer.status, answer.text).toBe(402);
    const other = await aKey({ limits: { unitsPerDay: 1000 } });
    expect((await other.call(IMAGES, image())).status).toBe(200);
  });

  test.each([
    ['operations that are none', { operations: ['listModel'] }, 'limits.operations'],
    ['an operation that no key may ask for', { operations: ['createKey'] }, 'limits.operations'],
    ['less than a millionth of a unit', { unitsPerDay: 1e-7 }, 'limits.unitsPerDay'],
    ['an operation without a name', { operations: [''] }, 'limits.operations[0]'],
    ['a model without a name', { models: [''] }, 'limits.models[0]'],
    ['no operation', { operations: [] }, 'limits.operations'],
    ['no request', { requestsPerMinute: 0 }, 'limits.requestsPerMinute'],
    ['a limit that is none', { unitsPerWeek: 1 }, 'limits.unitsPerWeek'],
  ])('is not made with %s', async (_what, limits, parameter) => {
    const answer = await person.call('/account/keys', { json: { name: 'wrong', limits } });
    expect([answer.status, answer.json.data.violations[0].parameter]).toEqual([400, parameter]);
  });

  test.each(['\u009b31m', '\u0085', '\u202e'])(
    'is not made with a name that holds %j',
    async (text) => {
      const answer = await person.call('/account/keys', { json: { name: `Ada${text}` } });
      expect(answer.json.data.violations).toMatchObject([{ parameter: 'name', rule: 'key-name' }]);
    },
  );
});

describe('a key with an end', () => {
  test('ends then', async () => {
    const { keyId, call } = await aKey({ expiresAt: '2090-01-01T00:00:00Z' });
    expect((await call('/account')).status).toBe(200);
    await gateway
      .stored()
      .updateTable('api_key')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', keyId)
      .execute();
    await expect.poll(async () => (await call('/account')).status).toBe(401);
  });

  test('is not made to end in the past', async () => {
    const json = { name: 'late', expiresAt: '2001-01-01T00:00:00Z' };
    const answer = await person.call('/account/keys', { json });
    expect([answer.status, answer.json.data.violations[0].parameter]).toEqual([400, 'expiresAt']);
  });
});

test.each(['2090-02-30T00:00:00Z', '2090-04-31T00:00:00Z', '2090-02-29T12:00:00+01:00'])(
  'a key is not made to end on a day that there is not (%s)',
  async (expiresAt) => {
    const answer = await person.call('/account/keys', { json: { name: 'late', expiresAt } });
    expect([answer.status, answer.json.data.violations[0].parameter]).toEqual([400, 'expiresAt']);
  },
);

test('who made a key is told by name while they belong to the account, then by identifier', async () => {
  const owner = await gateway.aPerson();
  const email = anAddress();
  await owner.call('/account/invitations', { json: { email, role: 'member' } });
  const invitation = await gateway.tokenTo(email);
  const member = await gateway.aPerson({ email, name: 'Mel', invitation });
  const { json } = await member.call('/account/keys', { json: { name: 'of Mel' } });
  const { personId } = member;
  expect(json.data.key.createdBy).toEqual({ personId, name: 'Mel', email });
  const makers = async () => {
    const listed = await owner.call('/account/keys');
    return listed.json.data.keys.map((key: { createdBy?: object }) => key.createdBy);
  };
  expect(await makers()).toEqual([{ personId, name: 'Mel', email }]);
  await owner.call(`/account/people/${personId}`, { method: 'DELETE' });
  expect(await makers()).toEqual([{ personId }]);
});

describe('the list of keys', () => {
  test('tells all of them but the keys themselves', async () => {
    const other = await gateway.aPerson();
    const { json } = await other.call('/account/keys', { json: { name: 'shown <once>' } });
    const { secret, key } = json.data;
    const list = await other.call('/account/keys');
    expect(list.json.data.keys).toEqual([key]);
    expect(list.text).not.toContain(secret);
    expect(list.text).not.toContain(secret.slice(key.prefix.length + 1));
    expect(Object.keys(key)).not.toContain('hash');
  });

  test('tells when a key was used last, once it is written down', async () => {
    const { keyId, call } = await aKey();
    await call('/account');
    const found = async () => {
      const { json } = await person.call('/account/keys');
      return json.data.keys.find((key: { keyId: string }) => key.keyId === keyId).lastUsedAt;
    };
    await expect.poll(found, { timeout: 60_000, interval: 500 }).toEqual(expect.any(String));
  });
});

test('rotating leaves both keys for the time of the overlap', async () => {
  const old = await aKey({ limits: { operations: ['getAccount'] } });
  const rotated = await person.call(`/account/keys/${old.keyId}/rotate`, {
    json: { overlapHours: 2 },
  });
  expect(rotated.json.message).toBe(
    'The key was created; it is shown only this once. The one before ends in 2 hours.',
  );
  const headers = { 'SVC-API-KEY': rotated.json.data.secret };
  expect((await gateway.ask('/account', { headers })).status).toBe(200);
  expect((await old.call('/account')).status).toBe(200);
  expect((await gateway.ask('/v1/models', { headers })).status).toBe(403);
});

describe('what is left to a key that is limited in units', () => {
  const limits = { unitsPerDay: 10, unitsPerMonth: 100 };
  const midnight = expect.stringMatching(/T00:00:00\.000Z$/);

  test('is told by the account, the list of keys, a quote and a refusal', async () => {
    const { keyId, call } = await aKey({ limits });
    expect((await call(IMAGES, image())).status).toBe(200);
    const spent = { day: '4', month: '4' };
    expect((await call('/account')).json.data.key).toEqual({ keyId, limits, spent });
    const { json } = await person.call('/account/keys');
    const listed = json.data.keys.find((key: { keyId: string }) => key.keyId === keyId);
    expect(listed).toMatchObject({ limits, spent });
    const headers = { Prefer: 'quote' };
    const quote = await call(IMAGES, { ...image({ n: 2 }), headers });
    const { message, data } = JSON.parse(quote.text);
    expect(message).toBe(
      'This would cost 2 to 8 units, by the size that is made; this key may spend 6 more today.',
    );
    const key = { period: 'day', limit: '10', left: '6', resetsAt: midnight };
    expect(data).toMatchObject({ units: '8', key });
    const refused = await call(IMAGES, image({ n: 2 }));
    expect([refused.status, refused.json.data, refused.json.error.code]).toEqual([
      402,
      {
        code: 'key_quota_exhausted',
        balance: data.balance,
        price: '8',
        limit: '10',
        left: '6',
        resetsAt: midnight,
      },
      'key_quota_exhausted',
    ]);
  });

  test('is nothing that a person or a key without such a limit is told', async () => {
    const { call } = await aKey();
    const quote = await call(IMAGES, { ...image(), headers: { Prefer: 'quote' } });
    expect(JSON.parse(quote.text).data).not.toHaveProperty('key');
    expect((await person.call('/account')).json.data).not.toHaveProperty('key');
  });
});

describe('the limits of a key that is rotated', () => {
  /** Functions that call with a key and with each of its rotations. */
  async function aFamily(limits: object): Promise<readonly CallWithKey[]> {
    const first = await aKey({ limits });
    const calls = [first.call];
    let { keyId } = first;
    for (let times = 0; times < 2; times += 1) {
      const { json } = await person.call(`/account/keys/${keyId}/rotate`, { json: {} });
      const headers = { 'SVC-API-KEY': json.data.secret };
      calls.push((path, options = {}) =>
        gateway.ask(path, { ...options, headers: { ...headers, ...options.headers } }),
      );
      keyId = json.data.key.keyId;
    }
    return calls;
  }

  test('in units hold for all that come of it together', async () => {
    const calls = await aFamily({ unitsPerDay: 8 });
    const statuses = [];
    for (const call of [...calls, ...calls]) statuses.push((await call(IMAGES, image())).status);
    expect(statuses).toEqual([200, 200, 402, 402, 402, 402]);
  });

  test('in requests hold for all that come of it together', async () => {
    const calls = await aFamily({ requestsPerMinute: 4 });
    const statuses = [];
    for (const call of [...calls, ...calls]) statuses.push((await call('/account')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });

  test('are free again for the new one where the old one has had something set aside', async () => {
    const old = await aKey({ limits: { unitsPerDay: 60 } });
    const json = { prompt: 'A fox [sandbox:slow=60s]', video_length: '6', resolution_name: '720p' };
    const video = await old.call('/vidx/generations', { json });
    expect(video.status, video.text).toBe(200);
    const rotated = await person.call(`/account/keys/${old.keyId}/rotate`, {
      json: { overlapHours: 0 },
    });
    await person.call(`/jobs/${video.json.data.jobId}/cancel`, { json: {} });
    const headers = { 'SVC-API-KEY': rotated.json.data.secret };
    expect((await gateway.ask(IMAGES, { ...image(), headers })).status).toBe(200);
  });
});

test('a key that is revoked cannot be rotated, and is revoked only once', async () => {
  const { keyId } = await aKey();
  const revoke = () => person.call(`/account/keys/${keyId}`, { method: 'DELETE' });
  const [first, second] = [await revoke(), await revoke()];
  expect(second.json.data.revokedAt).toBe(first.json.data.revokedAt);
  const rotated = await person.call(`/account/keys/${keyId}/rotate`, { json: {} });
  expect([rotated.status, rotated.json.message]).toEqual([
    409,
    'This API key was revoked; it cannot be rotated.',
  ]);
});

test('no key is found by an identifier that is none', async () => {
  for (const id of [newIdentifier(), 'none', '%00', '%27%20or%201=1--']) {
    const answer = await person.call(`/account/keys/${id}`, { method: 'DELETE' });
    expect(answer.status, id).toBe(404);
  }
});

test('who is removed while they still send what a key is to be gets none', async () => {
  const owner = await gateway.aPerson();
  const email = anAddress();
  await owner.call('/account/invitations', { json: { email, role: 'member' } });
  const invitation = await gateway.tokenTo(email);
  const { personId, cookie, csrfToken } = await gateway.aPerson({ email, invitation });
  const body = JSON.stringify({ name: 'to come back by' });
  const sending = request(`${gateway.url}/account/keys`, {
    method: 'POST',
    headers: {
      cookie,
      'x-csrf-token': csrfToken,
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  // The session is checked before the body is read.
  await once(sending, 'continue');
  await owner.call(`/account/people/${personId}`, { method: 'DELETE' });
  sending.end(body);
  const [{ statusCode }] = await once(sending, 'response');
  const { json } = await owner.call('/account/keys');
  expect([statusCode, json.data.keys]).toEqual([401, []]);
});
