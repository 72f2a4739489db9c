import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import { aPicture } from './pictures.ts';

let fake: FakeOpenAI;
let gateway: TestGateway;

beforeAll(async () => {
  fake = await aFakeOpenAI();
  gateway = await aGateway({
    retries: { rounds: 1 },
    upstreams: { openai: { kind: 'openai', baseUrl: `${fake.url}/v1`, secrets: [UPSTREAM_KEY] } },
    models: [{ id: 'imgx-image-1', upstream: 'openai', model: 'gpt-image-1' }],
  });
});

afterEach(() => {
  fake.behave();
  fake.forgetRequests();
});

afterAll(async () => {
  await gateway.stop();
  await fake.close();
});

const GENERATIONS = '/v1/images/generations';
const PICTURE = { mode: 'imgx-image-1', prompt: 'A fox' };
const STATES = { ...PICTURE, stream: true, partial_images: 1 };
const ERROR = {
  type: 'image_generation_user_error',
  code: 'invalid_image_file',
  message: 'The image file is broken.',
};

async function edited(): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(PICTURE)) form.append(name, value);
  form.append('image', new Blob([await aPicture()]), 'fox.png');
  return gateway.call('/v1/images/edits', { form });
}

describe('pictures that an upstream refuses', () => {
  test.each<[string, () => Promise<Answer>]>([
    ['made', () => gateway.call(GENERATIONS, { json: PICTURE })],
    ['streamed', () => gateway.call(GENERATIONS, { json: STATES })],
    ['edited', edited],
  ])('are refused with its type and code: %s', async (_, asked) => {
    fake.misbehave({ kind: 'status', status: 400, body: { error: { ...ERROR, param: 'image' } } });
    const { status, json } = await asked();
    expect([status, json]).toMatchObject([400, { error: { ...ERROR, param: 'image' } }]);
    expect(json.data.violations).toMatchObject([{ parameter: 'image', rule: 'upstream' }]);
  });

  test('for their size are 413', async () => {
    const message = 'The image is larger than 20 MB.';
    const body = { error: { type: 'invalid_request_error', code: null, message } };
    fake.misbehave({ kind: 'status', status: 413, body });
    const { status, json } = await edited();
    expect([status, json]).toMatchObject([
      413,
      {
        message,
        data: { reason: 'upstream' },
        error: { type: 'invalid_request_error', code: null },
      },
    ]);
  });

  test('after a state of them are refused with its type and code', async () => {
    const event = `event: error\ndata: ${JSON.stringify({ type: 'error', error: ERROR })}\n\n`;
    fake.misbehave({ kind: 'error-event', afterEvents: 1, event });
    const { text } = await gateway.call(GENERATIONS, { json: STATES });
    const [, told = '{}'] = /event: error\ndata: (.+)\n/.exec(text) ?? [];
    expect(JSON.parse(told)).toMatchObject({ type: 'error', error: ERROR });
  });
});
