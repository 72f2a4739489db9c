import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createPatchbay } from '../../client/direct.ts';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { aReceiver } from '../a-receiver.ts';
import { aMask, aPicture, dataUri } from './pictures.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway({ callbacks: { allowPrivate: true } });
});

afterAll(() => gateway.stop());

const ASYNC = { Prefer: 'respond-async' };

async function ended(jobId: string): Promise<Answer> {
  let answer = await gateway.call(`/jobs/${jobId}`);
  await expect
    .poll(
      async () => {
        answer = await gateway.call(`/jobs/${jobId}`);
        return answer.json.status;
      },
      { timeout: 60_000 },
    )
    .not.toBe('ON_QUEUE');
  return answer;
}

describe('the pictures that an edit is made from', () => {
  test.each([
    ['has been made', 'A kite', async (jobId: string) => void (await ended(jobId))],
    [
      'was cancelled',
      'A kite [sandbox:slow=30s]',
      async (jobId: string) =>
        void (await gateway.call(`/jobs/${jobId}/cancel`, { method: 'POST' })),
    ],
  ])('are let go of a little after it %s', async (_how, prompt, end) => {
    const form = new FormData();
    form.append('image', new Blob([await aPicture()]), 'a.png');
    form.append('mask', new Blob([await aMask()]), 'mask.png');
    form.append('prompt', prompt);
    const created = await gateway.call('/v1/images/edits', { form, headers: ASYNC });
    expect(created.status, created.text).toBe(202);
    const { jobId } = created.json.data;
    await end(jobId);
    const queries = gateway.stored();
    const job = queries.selectFrom('job').select('request').where('id', '=', jobId);
    const { request } = await job.executeTakeFirstOrThrow();
    const { sourceAssets, maskAsset } = request as { sourceAssets: string[]; maskAsset: string };
    const rows = await queries
      .selectFrom('asset')
      .select('expires_at')
      .where('id', 'in', [...sourceAssets, maskAsset])
      .execute();
    expect(rows).toHaveLength(2);
    const inAnHour = Date.now() + 3_600_000;
    expect(rows.every(({ expires_at }) => expires_at.getTime() < inAnHour)).toBe(true);
  });
});

describe('pictures for a caller who does not wait', () => {
  test('are a job, whose pictures are given by address', async () => {
    const json = { prompt: 'A fox', mode: 'imgx-image-1', n: 2, output_format: 'webp' };
    const created = await gateway.call('/v1/images/generations', { json, headers: ASYNC });
    expect(created.status, created.text).toBe(202);
    const { jobId } = created.json.data;
    expect(created.headers.get('preference-applied')).toBe('respond-async');
    expect(created.headers.get('location')).toBe(`/jobs/${jobId}`);
    const { json: record } = await ended(jobId);
    expect(record).toMatchObject({
      status: 'SUCCESS',
      jobId,
      data: {
        action: 'image',
        model: 'imgx-image-1',
        prompt: 'A fox',
        progress: '100%',
        quota: '8',
        images: [{ revisedPrompt: 'A fox' }, { revisedPrompt: 'A fox' }],
        usage: { input_tokens_details: { image_tokens: 0 } },
      },
    });
    const picture = await fetch(record.data.images[0].url);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  test('may be asked for with half a character, as is left of an emoji that was cut in two', async () => {
    const json = { prompt: 'A fox \ud83e', size: '256x256' };
    const created = await gateway.call('/v1/images/generations', { json, headers: ASYNC });
    expect(created.status, created.text).toBe(202);
    const { json: record } = await ended(created.json.data.jobId);
    expect(record).toMatchObject({ status: 'SUCCESS', data: { prompt: 'A fox \uFFFD' } });
  });

  test('are edited from files that outlive the request', async () => {
    const image = [dataUri(await aPicture({ width: 64, height: 64 }))];
    const json = { prompt: 'A kite', image, size: '256x256' };
    const created = await gateway.call('/v1/images/edits', { json, headers: ASYNC });
    expect(created.status, created.text).toBe(202);
    const { json: record } = await ended(created.json.data.jobId);
    expect(record).toMatchObject({ status: 'SUCCESS', data: { action: 'image' } });
    expect(record.data.images).toHaveLength(1);
  });

  test('are told to hook_url when they are done, signed', async () => {
    const receiver = await aReceiver(200);
    onTestFinished(() => receiver.stop());
    const json = { prompt: 'A fox', size: '256x256', hook_url: `${receiver.url}/img` };
    const created = await gateway.call('/v1/images/generations', { json, headers: ASYNC });
    const [call] = await receiver.received(1);
    expect(call?.body).toMatchObject({ status: 'SUCCESS', jobId: created.json.data.jobId });
    const { json: secrets } = await gateway.call('/callback-secrets');
    const webhook = new Webhook(secrets.data.secrets[0].secret);
    const headers = Object.fromEntries(
      Object.entries(call?.headers ?? {}).map(([name, value]) => [name, String(value)]),
    );
    expect(webhook.verify(call?.text ?? '', headers)).toEqual(call?.body);
  });

  test('fail as a job where moderation refuses them, for nothing', async () => {
    const json = { prompt: '[sandbox:moderated]' };
    const created = await gateway.call('/v1/images/generations', { json, headers: ASYNC });
    const { json: record } = await ended(created.json.data.jobId);
    expect(record).toMatchObject({
      status: 'FAILED',
      data: { reason: 'moderation', quota: '0', images: [] },
    });
  });

  test('are refused at once for what breaks a rule', async () => {
    const json = { prompt: 'A fox', size: '1x1' };
    const refused = await gateway.call('/v1/images/generations', { json, headers: ASYNC });
    expect(refused.status).toBe(400);
    const hook_url = 'ftp://example.com';
    const other = await gateway.call('/v1/images/generations', {
      json: { prompt: 'A fox', hook_url },
      headers: ASYNC,
    });
    expect(other.json.data.violations[0].rule).toBe('image-callback-address');
  });
});

test('a caller who waits is told that hook_url needs a job', async () => {
  const json = { prompt: 'A fox', hook_url: 'https://example.com/hook' };
  const { status, json: body } = await gateway.call('/v1/images/generations', { json });
  expect([status, body.message]).toEqual([
    400,
    'hook_url needs the header Prefer with respond-async; without it, the answer is the result itself.',
  ]);
});

test('other preferences are passed over', async () => {
  const json = { prompt: 'A fox', size: '256x256' };
  const headers = { Prefer: 'wait=10, return=minimal' };
  const answer = await gateway.call('/v1/images/generations', { json, headers });
  expect([answer.status, answer.json.data.length]).toEqual([200, 1]);
});

test('the client has a method of its own for it', async () => {
  const client = createPatchbay({ apiKey: gateway.key, baseUrl: gateway.url });
  const { data } = await client.createImageJob({ prompt: 'A fox', size: '256x256' });
  const jobId = data?.data.jobId ?? '';
  expect((await ended(jobId)).json.status).toBe('SUCCESS');
  const waited = await client.createImage({ prompt: 'A fox', size: '256x256' });
  expect(waited.data?.data).toHaveLength(1);
});
