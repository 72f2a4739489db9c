import { createOpenAI } from '@ai-sdk/openai';
import { generateText, type ModelMessage } from 'ai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGateway, type TestGateway } from '../a-gateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
});

afterAll(() => gateway.stop());

test('names what was answered in place of sending it, which it does by itself, and is answered', async () => {
  const sent: string[] = [];
  const openai = createOpenAI({
    baseURL: `${gateway.url}/v1`,
    apiKey: gateway.key,
    fetch: (address, init) => {
      sent.push(String(init?.body));
      return fetch(address, init);
    },
  });
  const model = openai.responses('sandbox-text-1');
  const messages: ModelMessage[] = [{ role: 'user', content: 'My name is Ada.' }];
  const first = await generateText({ model, messages, maxRetries: 0 });
  const more: ModelMessage = { role: 'user', content: 'What is my name?' };
  const again = [...messages, ...first.response.messages, more];
  const second = await generateText({ model, messages: again, maxRetries: 0 });
  expect(second.text).toContain('What is my name?');
  expect(sent.at(-1)).toContain('item_reference');
});
