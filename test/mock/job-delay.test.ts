import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JobRecord } from '../../generated/types.ts';
import { placeOfTime } from '../../server/foundation/identifiers.ts';
import { type Answer, type CallOptions, send } from '../a-gateway.ts';
import { aMock, type TestMock } from '../a-mock.ts';
import { aReceiver } from '../a-receiver.ts';

/** So long that no test reaches it. */
const JOB_DELAY_MS = 3_600_000;
const VIDEO_EXAMPLE = '01a1fd2c-bd48-7a4c-823b-1612dd272d13';

let mock: TestMock;

beforeAll(async () => {
  mock = await aMock({ jobDelayMs: JOB_DELAY_MS });
});

afterAll(() => mock.stop());

function ask(path: string, options: CallOptions = {}): Promise<Answer> {
  return send(mock.url + path, {
    ...options,
    headers: { 'SVC-API-KEY': 'any', ...options.headers },
  });
}

async function create(path: string, json: object, prefer?: string): Promise<string> {
  const headers = prefer === undefined ? {} : { prefer };
  const { text } = await ask(path, { method: 'POST', json, headers });
  return String(/"job_?id":"([^"]+)"/i.exec(text)?.[1]);
}

async function recordAt(path: string): Promise<JobRecord> {
  return (await ask(path)).json;
}

/** The identifier of a video job created so long ago. */
function createdBefore(milliseconds: number): string {
  const time = placeOfTime(new Date(Date.now() - milliseconds)).slice(0, 13);
  return time + VIDEO_EXAMPLE.slice(13);
}

const MUSIC = {
  music_id: '01a1fd2c-3fd4-76fd-aeeb-975729fae923',
  custom: false,
  instrumental: true,
  mv: 'tune-v5',
  llm_description_prompt: 'A slow waltz',
  chop_sample_start_s: 0,
  chop_sample_end_s: 60,
};

describe('where jobs take time', () => {
  test('each has an identifier of its own', async () => {
    const ids = [
      await create('/vidx/generations', { prompt: 'a' }),
      await create('/vidx/generations', { prompt: 'a' }),
    ];
    expect(new Set([...ids, VIDEO_EXAMPLE]).size).toBe(3);
  });

  test('a video, a song and a picture are running at first', async () => {
    const video = await create('/vidx/generations', { prompt: 'a' });
    const song = await create('/musx/v1/sample', MUSIC);
    const picture = await create('/v1/images/generations', { prompt: 'a' }, 'respond-async');
    const running = { status: 'ON_QUEUE', data: { progress: '0%' } };
    for (const path of [
      `/vidx/fetch?jobId=${video}`,
      `/jobs/${video}`,
      `/musx/v2/fetch?jobId=${song}`,
      `/jobs/${song}`,
      `/jobs/${picture}`,
    ])
      expect(await recordAt(path), path).toMatchObject(running);
    expect((await recordAt(`/jobs/${picture}`)).data).toMatchObject({ jobId: picture });
  });

  test('the address of a job leads to the one that was created', async () => {
    const { headers, json } = await ask('/v1/images/generations', {
      json: { prompt: 'a' },
      headers: { prefer: 'respond-async' },
    });
    expect(headers.get('location')).toBe(`/jobs/${json.data.jobId}`);
  });

  test('they rise, and end when their time is over', async () => {
    const half = await recordAt(`/jobs/${createdBefore(JOB_DELAY_MS / 2)}`);
    expect(half).toMatchObject({ status: 'ON_QUEUE', data: { progress: '50%' } });
    const id = createdBefore(2 * JOB_DELAY_MS);
    const over = await recordAt(`/jobs/${id}`);
    expect(over).toMatchObject({ status: 'SUCCESS', jobId: id, data: { progress: '100%' } });
  });

  test('events tell of progress, and of the end as it comes', async () => {
    const id = createdBefore(JOB_DELAY_MS - 500);
    const { text } = await ask(`/jobs/${id}/events`);
    const names = [...text.matchAll(/^event: (\w+)$/gm)].map(([, name]) => name);
    expect(names.at(0)).toBe('progress');
    expect(names.filter((name) => name === 'end')).toHaveLength(1);
    expect(names.at(-1)).toBe('end');
    expect(text).not.toContain(VIDEO_EXAMPLE);
  });

  test('Prefer still chooses an answer, of the same job', async () => {
    const id = await create('/vidx/generations', { prompt: 'a' });
    const headers = { prefer: 'example=failed' };
    const { json } = await ask(`/vidx/fetch?jobId=${id}`, { headers });
    expect(json).toMatchObject({ status: 'FAILED', jobId: id });
  });

  test('the timeline of a job is about that job', async () => {
    const id = await create('/vidx/generations', { prompt: 'a' });
    const { text } = await ask(`/jobs/${id}/timeline`);
    expect(text).toContain(id);
    expect(text).not.toContain(VIDEO_EXAMPLE);
  });

  test('a quote creates nothing', async () => {
    const json = { prompt: 'a' };
    const headers = { prefer: 'quote' };
    const { status, text } = await ask('/vidx/generations', { method: 'POST', json, headers });
    expect(status).toBe(200);
    expect(text).not.toContain('jobId');
  });
});

test('a callback is about the job that was created', async () => {
  const quick = await aMock({ jobDelayMs: 1 });
  const receiver = await aReceiver();
  try {
    const created = await send(`${quick.url}/vidx/generations`, {
      method: 'POST',
      json: { prompt: 'a', hook_url: `${receiver.url}/hook` },
      headers: { 'SVC-API-KEY': 'any' },
    });
    const [call] = await receiver.received(1);
    expect(call?.body).toMatchObject({ jobId: created.json.data.jobId });
  } finally {
    await receiver.stop();
    await quick.stop();
  }
});
