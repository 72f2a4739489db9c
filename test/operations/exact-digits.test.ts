import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';

/** More digits than a JavaScript number holds. */
const ID = '1273456789012345679';
const INPUT = `{"id":${ID}}`;

const MESSAGE = `{"id":"msg_1","type":"message","role":"assistant","model":"m","stop_reason":"tool_use","stop_sequence":null,
  "content":[{"type":"tool_use","id":"toolu_1","name":"look_up","input":${INPUT}}],"usage":{"input_tokens":1,"output_tokens":1}}`;
const COMPLETION = `{"id":"chatcmpl-1","object":"chat.completion","created":1,"model":"m","choices":[{"index":0,
  "finish_reason":"tool_calls","message":{"role":"assistant","content":null,"tool_calls":[{"id":"call_1","type":"function",
  "function":{"name":"look_up","arguments":${JSON.stringify(INPUT)}}}]}}],
  "usage":{"prompt_tokens":1,"completion_tokens":1,"total_tokens":2}}`;

let gateway: TestGateway;
/** The raw bodies sent to the upstream. */
let bodies: string[];

const upstream = createServer(async (request, response) => {
  bodies.push(await text(request));
  response.setHeader('content-type', 'application/json');
  response.end(request.url?.endsWith('/messages') ? MESSAGE : COMPLETION);
});

beforeAll(async () => {
  await once(upstream.listen(0, '127.0.0.1'), 'listening');
  const address = upstream.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const baseUrl = `http://127.0.0.1:${address.port}`;
  gateway = await aGateway({
    upstreams: {
      claude: { kind: 'anthropic', baseUrl, secrets: ['a-key'] },
      gpt: { kind: 'openai', baseUrl, secrets: ['a-key'] },
      relay: { kind: 'patchbay', baseUrl, secrets: ['a-key'] },
    },
    textCache: { seconds: 60 },
    models: [
      { id: 'claude', upstream: 'claude' },
      { id: 'gpt', upstream: 'gpt' },
      { id: 'relay', upstream: 'relay' },
    ],
  });
});

beforeEach(() => {
  bodies = [];
});

afterAll(async () => {
  await gateway.stop();
  upstream.close();
});

function ask(path: string, body: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json' };
  return gateway.call(path, { method: 'POST', body, headers });
}

const messages = (model: string): string =>
  `{"model":"${model}","max_tokens":10,"metadata":{"trace":${ID}},"messages":[{"role":"user","content":"Who?"},
  {"role":"assistant","content":[{"type":"tool_use","id":"toolu_1","name":"look_up","input":${INPUT}}]},
  {"role":"user","content":[{"type":"tool_result","tool_use_id":"toolu_1","content":"Ada"}]}]}`;
const chat = (model: string): string =>
  `{"model":"${model}","seed":${ID},"messages":[{"role":"user","content":"Who?"},
  {"role":"assistant","tool_calls":[{"id":"call_1","type":"function","function":{"name":"look_up",
  "arguments":${JSON.stringify(INPUT)}}}]},{"role":"tool","tool_call_id":"call_1","content":"Ada"}]}`;

const response = (model: string): string =>
  `{"model":"${model}","max_output_tokens":10,"input":[{"role":"user","content":"Who?"},
  {"type":"function_call","call_id":"call_1","name":"look_up","arguments":${JSON.stringify(INPUT)}},
  {"type":"function_call_output","call_id":"call_1","output":"Ada"}]}`;

describe('the digits of a number that is too long for JavaScript', () => {
  test('reach the upstream that speaks the same interface, be it in a turn or in what the gateway does not know', async () => {
    expect((await ask('/v1/messages', messages('claude'))).status).toBe(200);
    expect((await ask('/v1/chat/completions', chat('gpt'))).status).toBe(200);
    expect(bodies[0]).toContain(`"input":${INPUT}`);
    expect(bodies[0]).toContain(`"trace":${ID}`);
    expect(bodies[1]).toContain(`"seed":${ID}`);
  });

  test('reach the upstream that speaks the other interface', async () => {
    const told = messages('gpt').replace(`"metadata":{"trace":${ID}},`, '');
    expect((await ask('/v1/messages', told)).status).toBe(200);
    const asked = chat('claude').replace(`"seed":${ID},`, '"max_tokens":10,');
    expect((await ask('/v1/chat/completions', asked)).status).toBe(200);
    expect((await ask('/v1/responses', response('claude'))).status).toBe(200);
    expect(bodies[0]).toContain(JSON.stringify(INPUT));
    expect(bodies[1]).toContain(`"input":${INPUT}`);
    expect(bodies[2]).toContain(`"input":${INPUT}`);
  });

  test.each([
    ['messages', 'claude', `"input":${INPUT}`],
    ['messages', 'gpt', `"input":${INPUT}`],
    ['messages', 'relay', `"input":${INPUT}`],
    ['chat/completions', 'claude', JSON.stringify(INPUT)],
    ['chat/completions', 'gpt', JSON.stringify(INPUT)],
    ['responses', 'claude', JSON.stringify(INPUT)],
  ])('come back to %s from %s', async (path, model, written) => {
    const asked =
      path === 'responses'
        ? '"input":"Who?"'
        : '"max_tokens":10,"messages":[{"role":"user","content":"Who?"}]';
    const body = `{"model":"${model}",${asked}}`;
    // The second reply comes from the cache.
    for (const answer of [await ask(`/v1/${path}`, body), await ask(`/v1/${path}`, body)]) {
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(written);
    }
    expect(bodies).toHaveLength(1);
  });

  test('tell requests apart whose answers are kept', async () => {
    const body = chat('gpt').replace('Who?', 'Who is it?');
    for (const told of [body, body.replaceAll(ID, ID.replace(/.$/, '0')), body]) {
      expect((await ask('/v1/chat/completions', told)).status).toBe(200);
    }
    expect(bodies).toHaveLength(2);
  });
});
