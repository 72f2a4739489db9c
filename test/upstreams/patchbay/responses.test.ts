import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import type { UpstreamOutcome } from '../../../server/upstreams/port/outcome.ts';
import type { TextAnswer } from '../../../server/upstreams/port/text.ts';
import {
  aService,
  json,
  PATIENT,
  type Respond,
  type ServedUpstream,
  type ServiceOptions,
} from './a-service.ts';

const open: ServedUpstream[] = [];

afterEach(async () => {
  for (const upstream of open.splice(0)) await upstream.close();
});

async function serving(respond: Respond, options?: ServiceOptions): Promise<ServedUpstream> {
  const upstream = await aService(respond, options);
  open.push(upstream);
  return upstream;
}

const RESPONSE = {
  id: 'resp_1',
  object: 'response',
  created_at: 1,
  status: 'completed',
  model: 'm',
  output: [],
};

function ask(
  { text }: ServedUpstream,
  body: object = {},
  stream = false,
): Promise<UpstreamOutcome<TextAnswer>> {
  const asked = { model: 'as-the-caller-says', input: 'Hello', ...body };
  const context = { ...PATIENT, model: 'm', maxTokens: 100 };
  return text.answer({ interface: 'responses', body: asked, stream }, context);
}

const answering: Respond = (_, response) => json(response, RESPONSE);

test('a request goes on as it is, and leaves nothing at the other service', async () => {
  const upstream = await serving(answering);
  const sealed = { type: 'reasoning', encrypted_content: 'patchbay:reasoning_content:SG0u' };
  const body = {
    input: [sealed, { role: 'user', content: 'Hi' }],
    tools: [{ type: 'web_search' }],
  };
  expect(await ask(upstream, { ...body, store: true })).toMatchObject({
    ok: true,
    value: { body: RESPONSE, text: JSON.stringify(RESPONSE) },
  });
  const [request] = upstream.received;
  expect([request?.method, request?.path]).toEqual(['POST', '/below/v1/responses']);
  expect(JSON.parse(String(request?.body))).toEqual({
    ...body,
    model: 'm',
    stream: false,
    store: false,
  });
});

test('a request for what the other service keeps is refused', async () => {
  const upstream = await serving(answering);
  expect(await ask(upstream, { previous_response_id: 'resp_1' })).toMatchObject({
    failure: { kind: 'refused', parameter: 'previous_response_id' },
  });
  expect(upstream.received).toEqual([]);
});

test.each([
  ['limited', 'rate_limit_exceeded'],
  ['refused', 'context_length_exceeded'],
])('a response that has failed is %s by what it failed with', async (kind, code) => {
  const error = { code, message: 'No.' };
  const failing: Respond = (_, response) =>
    json(response, { ...RESPONSE, status: 'failed', error });
  const outcome = await ask(await serving(failing));
  expect(outcome).toMatchObject({ ok: false, failure: { kind } });
  if (kind === 'refused') expect(outcome).toMatchObject({ failure: { message: 'No.' } });
});

describe('a service of an older contract', () => {
  /** The reply of such a service to an unknown path. */
  function unknown(response: ServerResponse): void {
    const message = 'There is nothing at /v1/responses.';
    const error = { type: 'not_found_error', code: null, param: null, message };
    json(response, { status: 'FAILED', message, type: 'error', error }, 404);
  }

  test.each([false, true])(
    'is asked in another interface for a while, streamed: %s',
    async (stream) => {
      const clock = { ms: Date.now() };
      const now = () => new Date(clock.ms);
      const upstream = await serving((_, response) => unknown(response), { now });
      const { text } = upstream;
      const interfaces = ['messages', 'chat-completions', 'responses'];
      expect(text.interfaces).toEqual(interfaces);
      expect(await ask(upstream, {}, stream)).toMatchObject({ failure: { because: 'no-address' } });
      expect(text.interfaces).toEqual(interfaces.slice(0, 2));
      const [told] = upstream.log;
      expect(told).toMatchObject({
        upstream: 'service',
        msg: expect.stringContaining('/responses'),
      });
      clock.ms += 10 * 60_000;
      expect(text.interfaces).toEqual(interfaces);
    },
  );

  test('is not taken for one because it does not have a model', async () => {
    const upstream = await serving((_, response) => {
      const error = { type: 'invalid_request_error', code: 'model_not_found', message: 'None.' };
      json(response, { status: 'FAILED', message: 'None.', error }, 404);
    });
    expect(await ask(upstream)).toMatchObject({ failure: { because: 'not-there' } });
    expect(upstream.text.interfaces).toContain('responses');
    const lacking = { upstream: 'service', msg: 'upstream has no such model' };
    expect(upstream.log).toEqual([expect.objectContaining(lacking)]);
  });
});

test.each(['messages', 'chat-completions', 'responses'] as const)(
  'a stream of %s that begins with an unknown model is refused as a whole answer is',
  async (spoken) => {
    const message = 'No upstream of this gateway serves it here.';
    const error = { type: 'not_found_error', message };
    const event = {
      messages: { type: 'error', error, message },
      'chat-completions': { error: { ...error, code: 'model_not_found' } },
      responses: { type: 'error', error: { ...error, code: 'model_not_found' }, message },
    }[spoken];
    const upstream = await serving((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end(`data: ${JSON.stringify(event)}\n\n`);
    });
    const context = { ...PATIENT, model: 'm', maxTokens: 100 };
    const conversation =
      spoken === 'responses'
        ? { input: 'Hello' }
        : { messages: [{ role: 'user', content: 'Hello' }], max_tokens: 9 };
    const request = { interface: spoken, body: { model: 'm', ...conversation }, stream: true };
    expect(await upstream.text.answer(request, context)).toMatchObject({
      failure: { kind: 'refused', because: 'not-there', message },
    });
  },
);
