import { afterAll, beforeAll, expect, test } from 'vitest';
import { UPSTREAM_KEY } from '../../fakes/a-fake-server.ts';
import { aFakeXai, type FakeXai } from '../../fakes/a-fake-xai.ts';
import { type TwoGateways, twoGateways } from './two-gateways.ts';

let fake: FakeXai;
let gateways: TwoGateways;

beforeAll(async () => {
  fake = await aFakeXai();
  gateways = await twoGateways({
    upstreams: { xai: { kind: 'xai-video', baseUrl: `${fake.url}/v1`, secrets: [UPSTREAM_KEY] } },
    models: [{ id: 'vidx-imagine-video', upstream: 'xai', model: 'grok-imagine-video' }],
  });
});

afterAll(async () => {
  await gateways.stop();
  await fake.close();
});

test('a video that came out shorter at the other service is charged by its length here, too', async () => {
  fake.plan({ pollsUntilDone: 0, ending: { status: 'done', duration: 5.5 } });
  const json = { model: 'vidx-imagine-video', prompt: 'A harbour', video_length: '8' };
  const { inner, outer } = gateways;
  const accepted = await outer.call('/vidx/generations', { json });
  const { status, data } = await outer.ended('/vidx/fetch', accepted.json.data.jobId);
  const [made] = (await inner.call('/jobs?kind=video')).json.data.jobs;
  expect([status, data.duration, data.quota]).toEqual(['SUCCESS', '5.5', made.data.quota]);
});
