import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type CallOptions, type TestGateway } from '../a-gateway.ts';
import { aFormWith } from '../recordings.ts';
import { unsigned } from '../unsigned.ts';
import { aPicture } from './pictures.ts';

const SERVED = { upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 3600 } } };
const NOT_SERVED = { ...SERVED, models: [{ id: 'other', upstream: 'sandbox' }] };

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway(SERVED);
});

afterEach(() => gateway.reload(SERVED));

afterAll(() => gateway.stop());

const VIDEO = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
const IMAGE = { prompt: 'A fox', size: '256x256' };
const ASYNC = { Prefer: 'respond-async' };

async function anEdit(): Promise<FormData> {
  const form = aFormWith('image', new Blob([await aPicture({ colour: '#c03020' })]));
  form.append('prompt', 'A kite');
  return form;
}

function ask(path: string, key: string, options: CallOptions): Promise<Answer> {
  const headers = { ...options.headers, 'Idempotency-Key': key };
  return gateway.call(path, { ...options, headers });
}

describe.each<[string, string, () => Promise<CallOptions>]>([
  ['a video', '/vidx/generations', async () => ({ json: VIDEO })],
  ['pictures', '/v1/images/generations', async () => ({ json: IMAGE })],
  ['a job of pictures', '/v1/images/generations', async () => ({ json: IMAGE, headers: ASYNC })],
  ['an edit', '/v1/images/edits', async () => ({ form: await anEdit() })],
  ['a job of an edit', '/v1/images/edits', async () => ({ form: await anEdit(), headers: ASYNC })],
])('a request for %s whose model nobody serves any more', (what, path, options) => {
  const key = what.replaceAll(' ', '-');

  test('is answered as the first time where it repeats one under its key', async () => {
    const first = await ask(path, key, await options());
    expect(first.status, first.text).toBeLessThan(300);
    gateway.reload(NOT_SERVED);
    const again = await ask(path, key, await options());
    expect([again.status, unsigned(again.json)]).toEqual([first.status, unsigned(first.json)]);
  });

  test('is refused under another key, which stays free', async () => {
    gateway.reload(NOT_SERVED);
    expect((await ask(path, `${key}-later`, await options())).status).toBe(404);
    gateway.reload(SERVED);
    expect((await ask(path, `${key}-later`, await options())).status).toBeLessThan(300);
  });
});
