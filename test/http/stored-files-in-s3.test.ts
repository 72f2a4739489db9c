import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aGateway, type TestGateway } from '../a-gateway.ts';
import { anS3, type TestS3 } from '../an-s3.ts';
import { aFormWith, aRecording } from '../recordings.ts';

let s3: TestS3;
let gateway: TestGateway;

beforeAll(async () => {
  s3 = await anS3();
  gateway = await aGatewayOn(s3);
});

afterAll(async () => {
  await gateway.stop();
  await s3.stop();
});

function aGatewayOn({ settings }: TestS3): Promise<TestGateway> {
  return aGateway({ assets: { store: { kind: 's3', ...settings } } });
}

async function aStoredPicture({ call }: TestGateway): Promise<string> {
  const json = { prompt: 'x', size: '256x256', response_format: 'url' };
  const answer = await call('/v1/images/generations', { json });
  return answer.json.data[0].url;
}

function idOf(address: string): string {
  return new URL(address).pathname.split('/').at(-1) ?? '';
}

describe('a gateway that keeps its files in S3', () => {
  test('has a picture there, and serves it whole', async () => {
    const address = await aStoredPicture(gateway);
    expect(await s3.keys()).toContain(s3.settings.prefix + idOf(address));
    const answer = await fetch(address);
    const picture = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('content-length')).toBe(String(picture.length));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
  });

  test('serves ranges of it, and asks S3 for no more', async () => {
    const address = await aStoredPicture(gateway);
    const whole = Buffer.from(await (await fetch(address)).arrayBuffer());
    const answer = await fetch(address, { headers: { range: 'bytes=1-3' } });
    expect([answer.status, await answer.text()]).toEqual([206, 'PNG']);
    expect(answer.headers.get('content-range')).toBe(`bytes 1-3/${whole.length}`);
    expect(s3.requests.at(-1)?.range).toBe('bytes=1-3');
    const end = await fetch(address, { headers: { range: 'bytes=-10' } });
    expect(Buffer.from(await end.arrayBuffer())).toEqual(whole.subarray(-10));
    const outside = await fetch(address, { headers: { range: 'bytes=99999999-' } });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([
      416,
      `bytes */${whole.length}`,
    ]);
  });

  test('asks S3 for a byte of it where only its headers are asked for', async () => {
    const address = await aStoredPicture(gateway);
    const bytes = (await (await fetch(address)).arrayBuffer()).byteLength;
    const answer = await fetch(address, { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(bytes)]);
    expect(s3.requests.at(-1)?.range).toBe('bytes=0-0');
  });

  test('makes songs of a sample there', async () => {
    const form = aFormWith('file', aRecording(2));
    const { json: uploaded } = await gateway.call('/musx/v1/upload', { form });
    const order = {
      music_id: uploaded.data.music_id,
      chop_sample_start_s: 0,
      chop_sample_end_s: 2,
      custom: false,
      instrumental: true,
      mv: 'tune-v5',
      llm_description_prompt: 'A slow waltz',
    };
    const created = await gateway.call('/musx/v1/sample', { json: order });
    const record = await gateway.ended('/musx/v2/fetch', created.json.data.job_id);
    expect(record.status).toBe('SUCCESS');
  });
});

test('whoever asks at once whether the gateway is ready shares one look at S3', async () => {
  const before = s3.requests.length;
  const asked = Array.from({ length: 20 }, () => gateway.call('/readyz'));
  for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
  expect(s3.requests.length - before).toBeLessThan(15);
});

describe('an S3 that is lost', () => {
  test('makes the gateway unready and what needs files 503, and the rest goes on (D6)', async () => {
    const lost = await anS3();
    const own = await aGatewayOn(lost);
    onTestFinished(() => own.stop());
    const address = await aStoredPicture(own);
    await lost.stop();
    expect((await own.call('/readyz')).json.data).toMatchObject({ database: true, assets: false });
    const json = { prompt: 'x', size: '256x256', response_format: 'url' };
    const made = await own.call('/v1/images/generations', { json });
    const served = await fetch(address);
    expect([made.status, served.status]).toEqual([503, 503]);
    expect((await own.call('/v1/models')).status).toBe(200);
    expect(own.log.filter(({ msg }) => msg === 'request failed')).toHaveLength(2);
    expect(JSON.stringify(own.log)).not.toContain(lost.settings.secretAccessKey);
  });
});
