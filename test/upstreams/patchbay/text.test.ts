import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestGateway } from '../../a-gateway.ts';
import { KEYLESS_MODEL, LIMITED_MODEL, type TwoGateways, twoGateways } from './two-gateways.ts';

let gateways: TwoGateways;

beforeAll(async () => {
  gateways = await twoGateways();
});

afterAll(() => gateways.stop());

const conversation = (content: string) => ({
  model: 'some-text-model',
  messages: [{ role: 'user', content }],
});

describe.each(['/v1/messages', '/v1/chat/completions'])('text by %s', (path) => {
  test('is what the other service says', async () => {
    const json = conversation('Hello');
    const outer = await gateways.outer.call(path, { json });
    const inner = await gateways.inner.call(path, { json });
    expect([outer.status, { ...outer.json, created: 0 }]).toEqual([
      200,
      { ...inner.json, created: 0 },
    ]);
  });

  test('is streamed event by event, as the other service does', async () => {
    const json = { ...conversation('Hello'), stream: true };
    const outer = await gateways.outer.call(path, { json });
    const inner = await gateways.inner.call(path, { json });
    const timeless = (text: string) =>
      text.replaceAll(/"created":\d+/g, '').replaceAll(/"id":"[\w-]+"/g, '');
    expect(outer.headers.get('content-type')).toMatch('text/event-stream');
    expect(timeless(outer.text)).toBe(timeless(inner.text));
    expect(outer.text.length).toBeGreaterThan(500);
  });

  test.each([false, true])('passes a refusal by moderation on, streamed: %s', async (stream) => {
    const json = { ...conversation('[sandbox:moderated] Hello'), stream };
    const answer = await gateways.outer.call(path, { json });
    expect([answer.status, answer.json.message, answer.json.data.reason]).toEqual([
      400,
      'The prompt was refused by moderation.',
      'moderation',
    ]);
  });

  test.each([false, true])(
    'says that its upstream has too much to do, as the other service says it, streamed: %s',
    async (stream) => {
      const json = { ...conversation('[sandbox:status=529] Hello'), stream };
      const [inner, outer] = [
        await gateways.inner.call(path, { json }),
        await gateways.outer.call(path, { json }),
      ];
      const told = { type: 'overloaded_error', code: 'server_is_overloaded' };
      expect([inner.status, inner.json.error]).toMatchObject([502, told]);
      expect([outer.status, outer.json.error]).toMatchObject([502, told]);
    },
  );

  test('that breaks off at the other service ends with an error', async () => {
    const json = { ...conversation('[sandbox:truncated] Hello'), stream: true };
    const { text } = await gateways.outer.call(path, { json });
    expect(text).toMatch('The upstream ended its response before it was complete.');
    expect(text).not.toMatch(/message_stop|\[DONE\]/);
  });
});

describe('a response', () => {
  const ask = (gateway: TestGateway, more: object = {}) =>
    gateway.call('/v1/responses', { json: { model: 'some-text-model', input: 'Hello', ...more } });

  test.each([false, true])('is what the other service says, streamed: %s', async (stream) => {
    const [outer, inner] = await Promise.all([
      ask(gateways.outer, { stream }),
      ask(gateways.inner, { stream }),
    ]);
    expect([outer.status, inner.status]).toEqual([200, 200]);
    expect(timeless(outer.text)).toBe(timeless(inner.text));
  });

  test.each([false, true])('passes a refusal by moderation on, streamed: %s', async (stream) => {
    const answer = await ask(gateways.outer, { input: '[sandbox:moderated] Hello', stream });
    expect([answer.status, answer.json.message]).toEqual([
      400,
      'The prompt was refused by moderation.',
    ]);
  });

  test('that breaks off at the other service ends with an error', async () => {
    const { text } = await ask(gateways.outer, {
      input: '[sandbox:truncated] Hello',
      stream: true,
    });
    expect(text).toMatch('The upstream ended its response before it was complete.');
    expect(text).not.toContain('response.completed');
  });
});

/** Removes the parts of a reply that differ every time: ids and times. */
function timeless(text: string): string {
  return text.replaceAll(/"created_at":\d+/g, '').replaceAll(/"(?:id|item_id)":"[\w-]+"/g, '');
}

describe('a service that says no', () => {
  const ask = (model: string, content: string) =>
    gateways.outer.call('/v1/messages', { json: { ...conversation(content), model } });

  test('to the key is a failure of the gateway, and told in its log', async () => {
    const answer = await ask(KEYLESS_MODEL, 'Hello');
    expect([answer.status, answer.json.message]).toEqual([
      502,
      "The upstream does not accept the gateway's key.",
    ]);
    expect(gateways.outer.log).toContainEqual(
      expect.objectContaining({ upstream: 'keyless', upstreamKey: 'keyless-0' }),
    );
    expect(JSON.stringify(gateways.outer.log)).not.toMatch('a-key-that-is-not-known');
  });

  test('because there is too much is passed on with the time to wait', async () => {
    const answer = await ask(LIMITED_MODEL, '[sandbox:status=429] Hello');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('because the model fails is a failure of the upstream', async () => {
    const answer = await ask('some-text-model', '[sandbox:failed] Hello');
    expect([answer.status, answer.json.data]).toEqual([502, { reason: 'upstream' }]);
  });

  test('to what is asked is passed on with its words', async () => {
    const answer = await ask('some-text-model', '[sandbox:status=422] Hello');
    expect([answer.status, answer.json.message]).toEqual([
      400,
      'The sandbox answers as if with status 422, as the prompt asks.',
    ]);
  });
});
