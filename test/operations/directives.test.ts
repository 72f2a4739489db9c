import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { aPicture, dataUri } from './pictures.ts';

let gateway: TestGateway;
let image: string;

beforeAll(async () => {
  gateway = await aGateway();
  image = dataUri(await aPicture());
});

afterAll(() => gateway.stop());

const MODEL = 'sandbox-text-1';

/** The synchronous operations: what they create, their path, the parameter with the prompt, and the body. */
const OPERATIONS: readonly [string, string, string, (prompt: string) => object][] = [
  ['an image', '/v1/images/generations', 'prompt', (prompt) => ({ prompt, size: '256x256' })],
  [
    'an edit',
    '/v1/images/edits',
    'prompt',
    (prompt) => ({ prompt, size: '256x256', image: [image] }),
  ],
  [
    'a message',
    '/v1/messages',
    'messages',
    (content) => ({ model: MODEL, messages: [{ role: 'user', content }] }),
  ],
  [
    'a chat',
    '/v1/chat/completions',
    'messages',
    (content) => ({ model: MODEL, messages: [{ role: 'user', content }] }),
  ],
  ['a response', '/v1/responses', 'input', (input) => ({ model: MODEL, input })],
  ['an embedding', '/v1/embeddings', 'input', (input) => ({ model: 'sandbox-embedding-1', input })],
];

describe.each(OPERATIONS)('%s', (_what, path, parameter, requestFor) => {
  const ask = (directive: string): Promise<Answer> =>
    gateway.call(path, { json: requestFor(`[sandbox:${directive}] A fox`) });

  test('that is to be moderated is 400 with that reason', async () => {
    const answer = await ask('moderated');
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      status: 'FAILED',
      data: { reason: 'moderation' },
      error: { type: 'invalid_request_error', code: 'moderation' },
    });
  });

  test.each(['failed', 'truncated', 'status=500', 'status=502', 'status=401', 'status=403'])(
    'that is to end as %s is 502',
    async (directive) => {
      const answer = await ask(directive);
      expect(answer.status).toBe(502);
      expect(answer.json).toMatchObject({
        data: { reason: 'upstream' },
        error: { type: 'api_error' },
      });
    },
  );

  test.each(['status=503', 'status=529'])(
    'that is to end as %s is 502 of an upstream with too much to do, in the words of either interface',
    async (directive) => {
      const { status, json } = await ask(directive);
      expect(status).toBe(502);
      expect(json).toMatchObject({
        data: { reason: 'upstream' },
        error: { type: 'overloaded_error', code: 'server_is_overloaded' },
      });
    },
  );

  test('that is to be limited is 429 and says when to come again', async () => {
    const answer = await ask('status=429');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5']);
    expect(answer.json.error.type).toBe('rate_limit_error');
  });

  test.each(['status=400', 'status=404', 'status=422'])(
    'that is to end as %s is 400',
    async (directive) => {
      const answer = await ask(directive);
      expect(answer.status).toBe(400);
      expect(answer.json.data.violations).toMatchObject([{ rule: 'upstream' }]);
    },
  );

  test('that is to be slow is done all the same', async () => {
    expect((await ask('slow=0.01s')).status).toBe(200);
  });

  test.each(['unknown', 'status=200', 'status=600', 'slow=soon', 'MODERATED'])(
    'with what is no directive, %s, is refused: a rehearsal that does not come would pass for one that went well',
    async (directive) => {
      const answer = await ask(directive);
      expect(answer.status).toBe(400);
      const message = expect.stringContaining(
        `[sandbox:${directive}] is no directive of the sandbox`,
      );
      expect(answer.json.message).toEqual(message);
      expect(answer.json.data.violations).toMatchObject([{ parameter, message }]);
      expect(answer.json.error.param).toBe(parameter);
    },
  );
});
