import { describe, expect, onTestFinished, test } from 'vitest';
import type { KeyLimits } from '../../server/database/tables/account-tables.ts';
import { done } from '../../server/foundation/outcome.ts';
import type { Answer } from '../a-gateway.ts';
import { aListener, callerWith, NO_MODELS, type TestListener } from './a-listener.ts';

/** A listener whose key has the given limits. */
async function limitedTo(limits: KeyLimits): Promise<TestListener> {
  const listener = await aListener(
    { listModels: async () => done({ kind: 'json', body: NO_MODELS }) },
    { keys: { authenticate: async () => callerWith(limits) } },
  );
  onTestFinished(() => listener.stop());
  return listener;
}

const MODELS = '/v1/models';
const CHAT = '/v1/chat/completions';
const RESPONSES = '/v1/responses';
const VIDEO = '/vidx/generations';

function chatWith({ call }: TestListener, model: string): Promise<Answer> {
  return call(CHAT, { json: { model, messages: [{ role: 'user', content: 'Hi' }] } });
}

/** The reply of an admitted request: no operation is behind the listener. */
const THROUGH = [500, 'This operation is not under test.'];

function said({ status, json }: Answer): unknown[] {
  return [status, json.message];
}

describe('a key that is limited to operations', () => {
  test('opens those alone, and is told which, before the body is looked at', async () => {
    const listener = await limitedTo({ operations: ['listModels', 'createMessage'] });
    expect((await listener.call(MODELS)).status).toBe(200);
    const { status, json } = await listener.call(CHAT, { body: '{', method: 'POST' });
    const message =
      'This API key may not be used for createChatCompletion; it is limited to listModels, createMessage.';
    expect([status, json.message]).toEqual([403, message]);
    expect(json.error).toEqual({
      type: 'permission_error',
      code: 'operation_not_allowed',
      param: null,
      message,
    });
  });

  test('counts tokens only where that is one of them', async () => {
    const json = { model: 'any', messages: [{ role: 'user', content: 'Hi' }] };
    const path = '/v1/messages/count_tokens';
    const answering = await limitedTo({ operations: ['createMessage'] });
    expect((await answering.call(path, { json })).status).toBe(403);
    const counting = await limitedTo({ operations: ['countMessageTokens'] });
    expect(said(await counting.call(path, { json }))).toEqual(THROUGH);
    expect((await counting.call('/v1/messages', { json })).status).toBe(403);
  });

  test('that are none at all opens nothing', async () => {
    const listener = await limitedTo({ operations: [] });
    expect(said(await listener.call(MODELS))).toEqual([
      403,
      'This API key may not be used for listModels; it is limited to none.',
    ]);
  });
});

describe('a key that is not limited to models', () => {
  test('leaves the choice of a router to its caller', async () => {
    const listener = await limitedTo({});
    const messages = [{ role: 'user', content: 'Hi' }];
    const json = { model: 'small', models: ['large'], provider: {}, route: 'fallback', messages };
    expect(said(await listener.call(CHAT, { json }))).toEqual(THROUGH);
  });
});

describe('a key that is limited to models', () => {
  test('opens those alone, letter by letter, and is told which', async () => {
    const listener = await limitedTo({ models: ['small', 'large'] });
    expect(said(await chatWith(listener, 'small'))).toEqual(THROUGH);
    for (const model of ['huge', 'Small', 'small ']) {
      const message = `This API key may not be used for the model '${model}'; it is limited to small, large.`;
      const { status, json } = await chatWith(listener, model);
      expect([status, json.message]).toEqual([403, message]);
      expect(json.error).toMatchObject({ code: 'model_not_allowed', param: 'model' });
    }
  });

  test('opens no other by what else an upstream may choose one, in whatever case it is written', async () => {
    const listener = await limitedTo({ models: ['small'] });
    const turn = { model: 'small', messages: [{ role: 'user', content: 'Hi' }] };
    const input = { model: 'small', input: 'Hi' };
    const requests: [string, object][] = [
      [CHAT, turn],
      ['/v1/messages', turn],
      ['/v1/messages/count_tokens', turn],
      [RESPONSES, input],
      ['/v1/embeddings', input],
    ];
    const tool = { type: 'advisor', name: 'advisor', model: 'large' };
    const cases: [string, object][] = [
      ['models', { models: ['large'] }],
      ['fallbacks', { Fallbacks: ['large'] }],
      ['provider', { provider: { order: ['dear'] } }],
      ['tools[].model', { tools: [{ type: 'function' }, tool] }],
      ['tools[].model', { TOOLS: [{ MODEL: 'large' }] }],
    ];
    for (const [path, more] of cases) {
      for (const [operation, asked] of requests) {
        const { status, json } = await listener.call(operation, { json: { ...asked, ...more } });
        const message = `This API key may not be used with ${path}, which may choose another model; it is limited to small.`;
        expect([status, json.message]).toEqual([403, message]);
        expect(json.error).toMatchObject({ code: 'model_not_allowed', param: path });
      }
    }
  });

  test('opens what other parameters there are', async () => {
    const listener = await limitedTo({ models: ['small'] });
    const parameters = { type: 'object', properties: { model: { type: 'string' } } };
    const json = {
      model: 'small',
      messages: [{ role: 'user', content: 'Hi' }],
      temperature: 1,
      models: null,
      tools: [{ type: 'function', function: { name: 'cars', parameters } }],
    };
    expect(said(await listener.call(CHAT, { json }))).toEqual(THROUGH);
  });

  test('opens what has no model', async () => {
    const listener = await limitedTo({ models: ['small'] });
    expect((await listener.call(MODELS)).status).toBe(200);
  });

  test('is held to the model that is meant where none is named', async () => {
    const json = { prompt: 'A lighthouse' };
    const listener = await limitedTo({ models: ['small'] });
    expect(said(await listener.call(VIDEO, { json }))[0]).toBe(403);
    const usual = /'(.+)'/.exec(String((await listener.call(VIDEO, { json })).json.message))?.[1];
    const other = await limitedTo({ models: [usual ?? ''] });
    expect(said(await other.call(VIDEO, { json }))).toEqual(THROUGH);
  });

  test('is told twenty of many, and its own word in short', async () => {
    const models = Array.from({ length: 23 }, (_, index) => `m${index}`);
    const listener = await limitedTo({ models });
    const { json } = await chatWith(listener, 'x'.repeat(100));
    expect(json.message).toMatch(/'.{80}…'; it is limited to m0, .*, m19 and 3 more\.$/);
  });
});
