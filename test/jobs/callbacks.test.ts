import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { aReceiver } from '../a-receiver.ts';
import { aFormWith, aRecording } from '../recordings.ts';
import { unsigned } from '../unsigned.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway({ callbacks: { allowPrivate: true } });
});

afterAll(() => gateway.stop());

describe('callbacks', () => {
  test('a video that is done is told with the body of its lookup', async () => {
    const receiver = await aReceiver(200);
    const hook_url = `${receiver.url}/hook?tenant=7`;
    const created = await gateway.call('/vidx/generations', {
      json: { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p', hook_url },
    });
    const [call] = await receiver.received(1);
    expect(call).toMatchObject({ method: 'POST', path: '/hook?tenant=7' });
    expect(call?.headers['content-type']).toBe('application/json');
    const { jobId } = created.json.data;
    const lookup = await gateway.call(`/vidx/fetch?jobId=${jobId}`);
    expect(unsigned(call?.body)).toEqual(unsigned(lookup.json));
    expect(call?.body).toMatchObject({ status: 'SUCCESS', jobId, data: { hookUrl: hook_url } });
    await receiver.stop();
  });

  test('a failed video is told too, with its reason', async () => {
    const receiver = await aReceiver(200);
    await gateway.call('/vidx/generations', {
      json: { prompt: '[sandbox:moderated] x', hook_url: receiver.url },
    });
    const [call] = await receiver.received(1);
    expect(call?.body).toMatchObject({
      status: 'FAILED',
      data: { reason: 'moderation', quota: '0' },
    });
    await receiver.stop();
  });

  test('a song that is done is told to its hookUrl', async () => {
    const receiver = await aReceiver(204);
    const upload = await gateway.call('/musx/v1/upload', {
      form: aFormWith('file', aRecording(10)),
    });
    const created = await gateway.call('/musx/v1/sample', {
      json: {
        music_id: upload.json.data.music_id,
        chop_sample_start_s: 0,
        chop_sample_end_s: 10,
        custom: true,
        instrumental: true,
        mv: 'tune-v4',
        title: 'First Snow',
        hookUrl: receiver.url,
      },
    });
    const [call] = await receiver.received(1);
    expect(call?.body).toMatchObject({
      status: 'SUCCESS',
      jobId: created.json.data.job_id,
      data: {
        action: 'music',
        mv: 'tune-v4',
        musics: [{ title: 'First Snow' }, { title: 'First Snow' }],
      },
    });
    await receiver.stop();
  });

  test('a receiver that fails is told again (E5)', async () => {
    const receiver = await aReceiver(500, 200);
    await gateway.call('/vidx/generations', {
      json: { prompt: '[sandbox:failed] x', hook_url: receiver.url },
    });
    const [first, second] = await receiver.received(2);
    expect(second?.body).toEqual(first?.body);
    await receiver.stop();
  });
});
