import OpenAI from 'openai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGateway, type TestGateway } from '../a-gateway.ts';

let gateway: TestGateway;
let openai: OpenAI;

beforeAll(async () => {
  gateway = await aGateway();
  openai = new OpenAI({ apiKey: gateway.key, baseURL: `${gateway.url}/v1`, maxRetries: 0 });
});

afterAll(() => gateway.stop());

const model = 'sandbox-text-1';

test('goes on from a response, looks it up, lists its input and deletes it', async () => {
  const first = await openai.responses.create({ model, input: 'My name is Ada.' });
  expect(first).toMatchObject({ store: true });
  const second = await openai.responses.create({
    model,
    input: 'What is my name?',
    previous_response_id: first.id,
  });
  expect(second.previous_response_id).toBe(first.id);
  expect(second.usage?.input_tokens).toBeGreaterThan(first.usage?.input_tokens ?? 0);
  const found = await openai.responses.retrieve(second.id);
  expect(found.output_text).toBe(second.output_text);
  const items = await Array.fromAsync(openai.responses.inputItems.list(second.id, { limit: 1 }));
  expect(items).toMatchObject([{ role: 'user', content: [{ text: 'What is my name?' }] }]);
  await openai.responses.delete(first.id);
  await expect(openai.responses.retrieve(first.id)).rejects.toBeInstanceOf(OpenAI.NotFoundError);
  const lost = openai.responses.create({ model, input: 'x', previous_response_id: first.id });
  const told = { code: 'previous_response_not_found', param: 'previous_response_id', status: 400 };
  await expect(lost).rejects.toMatchObject(told);
});

test('goes on from a response without an input', async () => {
  const first = await openai.responses.create({ model, input: 'My name is Ada.' });
  const second = await openai.responses.create({ model, previous_response_id: first.id });
  expect(second).toMatchObject({ previous_response_id: first.id, status: 'completed' });
  const counted = await openai.responses.inputTokens.count({
    model,
    previous_response_id: second.id,
  });
  expect(counted.input_tokens).toBeGreaterThan(0);
});

test('goes on from a stream', async () => {
  const stream = openai.responses.stream({ model, input: 'One' });
  const first = await stream.finalResponse();
  const more = { previous_response_id: first.id, stream: true } as const;
  const events = await Array.fromAsync(
    await openai.responses.create({ model, input: 'Two', ...more }),
  );
  const last = events.at(-1);
  if (last?.type !== 'response.completed') throw new Error(`It ended with ${last?.type}.`);
  expect(last.response.previous_response_id).toBe(first.id);
  const found = await openai.responses.retrieve(last.response.id);
  expect(found).toMatchObject({ store: true });
});

test('is told that a response is looked up whole, where it asks for its events', async () => {
  const { id } = await openai.responses.create({ model, input: 'One' });
  const told = { code: 'kept-response-stream', param: 'stream', status: 400 };
  await expect(openai.responses.retrieve(id, { stream: true })).rejects.toMatchObject(told);
  expect(await openai.responses.retrieve(id, { stream: false })).toMatchObject({ id });
});
