import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';

const NAMES = ['imgy-2', 'org/model:large', 'a model, 50% more'];

let gateway: TestGateway;
let listed: readonly { readonly id: string }[];

beforeAll(async () => {
  gateway = await aGateway({ models: NAMES.map((id) => ({ id, upstream: 'sandbox' })) });
  listed = (await gateway.call('/v1/models')).json.data;
});

afterAll(() => gateway.stop());

function lookUp(name: string): Promise<Answer> {
  return gateway.call(`/v1/models/${encodeURIComponent(name)}`);
}

describe('a model', () => {
  test.each(NAMES)('%s is told of as the list tells of it', async (name) => {
    const { status, json } = await lookUp(name);
    expect([status, json]).toEqual([200, listed.find(({ id }) => id === name)]);
  });

  test('is what the SDKs of both text interfaces look for', async () => {
    const { json } = await lookUp('imgy-2');
    expect(json).toMatchObject({ object: 'model', type: 'model', display_name: 'imgy-2' });
    expect(new Date(json.created_at).getTime()).toBe(json.created * 1000);
  });

  test('that nobody serves is 404', async () => {
    const { status, json } = await lookUp('imgy-3');
    expect(status).toBe(404);
    expect(json.error).toMatchObject({ code: 'model_not_found', param: 'modelId' });
    expect(json.message).toContain('GET /v1/models lists what is served.');
  });

  test('of any name is there where all others have a route', async () => {
    const open = await aGateway();
    const { status, json } = await open.call('/v1/models/whatever');
    await open.stop();
    const operations = [
      'createMessage',
      'createChatCompletion',
      'createResponse',
      'createEmbedding',
    ];
    expect([status, json.operations]).toEqual([200, operations]);
  });
});

test('the list is one page, which names its ends', async () => {
  const { json } = await gateway.call('/v1/models?limit=1');
  expect(json).toMatchObject({ has_more: false, first_id: listed.at(0)?.id });
  expect(json.last_id).toBe(listed.at(-1)?.id);
  expect(json.data).toHaveLength(NAMES.length);
});
