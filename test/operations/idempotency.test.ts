import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type Answer, aGateway, type CallOptions, type TestGateway } from '../a-gateway.ts';
import { aFormWith, aRecording } from '../recordings.ts';
import { unsigned } from '../unsigned.ts';
import { aPicture } from './pictures.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway({
    upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 3600 } },
  });
});

afterAll(() => gateway.stop());

let count = 0;

/** A unique idempotency key. */
function aKey(): string {
  count += 1;
  return `key-${count}`;
}

function post(path: string, key: string, options: CallOptions): Promise<Answer> {
  const headers = { ...options.headers, 'Idempotency-Key': key };
  return gateway.call(path, { ...options, headers });
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const VIDEO = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };

/** Makes the first reply older by so much. */
async function letPass(key: string, milliseconds: number): Promise<void> {
  const queries = gateway.stored();
  const { expires_at } = await queries
    .selectFrom('first_answer')
    .select('expires_at')
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  await queries
    .updateTable('first_answer')
    .set({ expires_at: new Date(expires_at.getTime() - milliseconds) })
    .where('idempotency_key', '=', key)
    .execute();
}

async function jobCount(): Promise<number> {
  return (await gateway.call('/jobs?limit=100')).json.data.jobs.length;
}

describe('a creation under an idempotency key', () => {
  test('is answered as the first time, and makes one job', async () => {
    const key = aKey();
    const before = await jobCount();
    const first = await post('/vidx/generations', key, { json: VIDEO });
    const again = await post('/vidx/generations', key, { json: VIDEO });
    expect(first.status).toBe(200);
    expect(again.text).toBe(first.text);
    expect(await jobCount()).toBe(before + 1);
  });

  test('is the same however its parameters are ordered, and with defaults spelled out', async () => {
    const key = aKey();
    const first = await post('/vidx/generations', key, { json: VIDEO });
    const { prompt, ...rest } = VIDEO;
    const json = { ...rest, aspect_ratio: '16:9', prompt };
    expect((await post('/vidx/generations', key, { json })).text).toBe(first.text);
  });

  test('makes one job of two at the same instant (A11)', async () => {
    const key = aKey();
    const before = await jobCount();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post('/vidx/generations', key, { json: VIDEO })),
    );
    expect(new Set(answers.map(({ json }) => json.data.jobId)).size).toBe(1);
    expect(await jobCount()).toBe(before + 1);
  });

  test('makes a new job when a day has gone by since the first one (A11)', async () => {
    const key = aKey();
    const first = await post('/vidx/generations', key, { json: VIDEO });
    await letPass(key, DAY_MS - MINUTE_MS);
    expect((await post('/vidx/generations', key, { json: VIDEO })).text).toBe(first.text);
    await letPass(key, MINUTE_MS);
    const later = await post('/vidx/generations', key, { json: VIDEO });
    expect(later.status).toBe(200);
    expect(later.json.data.jobId).not.toBe(first.json.data.jobId);
  });

  test('is refused with 409 where another body, or another operation, has used the key (A11)', async () => {
    const key = aKey();
    await post('/vidx/generations', key, { json: VIDEO });
    const other = await post('/vidx/generations', key, { json: { ...VIDEO, prompt: 'A fox' } });
    expect([other.status, other.json]).toEqual([
      409,
      {
        status: 'FAILED',
        message: 'Idempotency-Key was used before, for another request.',
        data: { code: 'idempotency_key_reused', parameter: 'Idempotency-Key' },
      },
    ]);
    const image = await post('/v1/images/generations', key, { json: { prompt: 'A fox' } });
    expect(image.status).toBe(409);
    expect(image.json.error).toMatchObject({
      code: 'idempotency_key_reused',
      param: 'Idempotency-Key',
    });
  });

  test('that breaks a rule leaves the key free', async () => {
    const key = aKey();
    const refused = await post('/vidx/generations', key, { json: { prompt: '' } });
    expect(refused.status).toBe(400);
    expect((await post('/vidx/generations', key, { json: VIDEO })).status).toBe(200);
  });

  test('of pictures answers the very same pictures, and draws them once', async () => {
    const key = aKey();
    const json = { prompt: 'A fox', size: '256x256', response_format: 'b64_json' };
    const first = await post('/v1/images/generations', key, { json });
    const again = await post('/v1/images/generations', key, { json });
    expect(first.status).toBe(200);
    expect(again.text).toBe(first.text);
  });

  test('of pictures by address answers the same pictures, by addresses that hold anew', async () => {
    let ahead = 0;
    const clock = { now: () => new Date(Date.now() + ahead) };
    const later = await aGateway({}, { clock });
    onTestFinished(() => later.stop());
    const json = { prompt: 'A fox', size: '256x256' };
    const ask = () =>
      later.call('/v1/images/generations', { json, headers: { 'Idempotency-Key': 'a-fox' } });
    const pictureAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
    const first = await ask();
    const address = first.json.data[0].url;
    const picture = await pictureAt(address);
    ahead = 23 * 3_600_000;
    expect((await fetch(address)).status).toBe(403);
    const again = await ask();
    const anew = again.json.data[0].url;
    expect(again.json).toEqual({ ...first.json, data: [{ ...first.json.data[0], url: anew }] });
    expect(await pictureAt(anew)).toEqual(picture);
    // The files of the latest repetition must not be removed.
    const files = await later
      .stored()
      .selectFrom('asset')
      .select(['file_name', 'expires_at'])
      .execute();
    const [answer, made] = ['answer', 'image'].map((name) =>
      files.find(({ file_name }) => file_name.startsWith(name)),
    );
    expect(Number(made?.expires_at) - Number(answer?.expires_at)).toBeGreaterThan(59 * MINUTE_MS);
  });

  test.each([
    ['pictures', '/v1/images/generations'],
    ['an edit', '/v1/images/edits'],
  ])('of %s that moderation refuses is refused again, and counted once', async (what, path) => {
    const key = aKey();
    const prompt = `[sandbox:moderated] ${what}`;
    const options = async (): Promise<CallOptions> => {
      if (path === '/v1/images/generations') return { json: { prompt } };
      const form = aFormWith('image', new Blob([await aPicture({ colour: '#c03020' })]));
      form.append('prompt', prompt);
      return { form };
    };
    const refused = async () =>
      (await gateway.stored().selectFrom('moderation_failure').select('id').execute()).length;
    const before = await refused();
    const first = await post(path, key, await options());
    expect(first.status).toBe(400);
    const again = await post(path, key, await options());
    const { request_id } = again.json;
    expect([again.status, again.json]).toEqual([400, { ...first.json, request_id }]);
    expect((await refused()) - before).toBe(1);
    const other = await post('/v1/images/generations', key, { json: { prompt: 'A fox' } });
    expect(other.status).toBe(409);
  });

  test('that is still being answered is refused with 409, and works afterwards (A11)', async () => {
    const key = aKey();
    const json = { prompt: 'A fox [sandbox:slow=0.8s]', size: '256x256' };
    const slow = post('/v1/images/generations', key, { json });
    const meanwhile = post('/v1/images/generations', key, { json });
    const statuses = [(await slow).status, (await meanwhile).status].toSorted();
    expect(statuses).toEqual([200, 409]);
    expect((await post('/v1/images/generations', key, { json })).status).toBe(200);
  });

  test('of pictures that fails leaves the key free', async () => {
    const key = aKey();
    const failed = { prompt: '[sandbox:status=429]' };
    expect((await post('/v1/images/generations', key, { json: failed })).status).toBe(429);
    const json = { prompt: 'A fox', size: '256x256' };
    expect((await post('/v1/images/generations', key, { json })).status).toBe(200);
  });

  test('of an edit compares what the files hold', async () => {
    const key = aKey();
    const form = async (colour: string): Promise<FormData> => {
      const made = aFormWith('image', new Blob([await aPicture({ colour })]));
      made.append('prompt', 'A kite');
      return made;
    };
    const first = await post('/v1/images/edits', key, { form: await form('#c03020') });
    expect(first.status, first.text).toBe(200);
    const again = await post('/v1/images/edits', key, { form: await form('#c03020') });
    expect(unsigned(again.json)).toEqual(unsigned(first.json));
    expect((await post('/v1/images/edits', key, { form: await form('#2030c0') })).status).toBe(409);
  });

  test('of a sample stores it once', async () => {
    const key = aKey();
    const upload = (seconds: number) =>
      post('/musx/v1/upload', key, { form: aFormWith('file', aRecording(seconds)) });
    const first = await upload(5);
    expect(first.status).toBe(200);
    expect((await upload(5)).text).toBe(first.text);
    expect((await upload(6)).status).toBe(409);
  });
});

test('the same key of preferences that are passed over is the same request', async () => {
  const made = async (path: string, json: object, ...preferences: readonly string[]) => {
    const key = aKey();
    const answers: Answer[] = [];
    for (const prefer of preferences) {
      const headers = prefer === '' ? {} : { Prefer: prefer };
      answers.push(await post(path, key, { json, headers }));
    }
    expect(new Set(answers.map(({ json: { data } }) => data.jobId)).size).toBe(1);
    return answers.map(({ status }) => status);
  };
  const videos = await made('/vidx/generations', VIDEO, 'wait=5', '', 'respond-async');
  expect(videos).toEqual([200, 200, 200]);
  const alike = ['respond-async', 'Respond-Async', 'wait=10, respond-async; x=1'];
  const pictures = await made('/v1/images/generations', { prompt: 'A fox' }, ...alike);
  expect(pictures).toEqual([202, 202, 202]);
});

test('the same key of another preference is another request', async () => {
  const key = aKey();
  const json = { prompt: 'A fox', size: '256x256' };
  const waited = await post('/v1/images/generations', key, { json });
  expect(waited.status).toBe(200);
  const headers = { Prefer: 'respond-async' };
  const preferred = await post('/v1/images/generations', key, { json, headers });
  expect(preferred.status).toBe(409);
});
