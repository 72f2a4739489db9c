import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { explainUnknownPath } from '../../server/http/unknown-path.ts';
import { type Answer, send } from '../a-gateway.ts';
import { aListener, type TestListener } from './a-listener.ts';
import { sendRaw } from './raw-requests.ts';

let listener: TestListener;

beforeAll(async () => {
  listener = await aListener();
});

afterAll(() => listener.stop());

function ask(method: string, path: string): Promise<Answer> {
  return sendRaw(listener.url, { method, path });
}

describe('an unknown path', () => {
  test.each([
    ['/vidx/generation', '/vidx/generations'],
    ['/vidx/Generations', '/vidx/generations'],
    ['/v1/mesages', '/v1/messages'],
    ['/v1/models/', '/v1/models'],
    ['//v1/models', '/v1/models'],
    ['/v1/chat/completion', '/v1/chat/completions'],
    ['/musx/v2/fech', '/musx/v2/fetch'],
    ['/health', '/healthz'],
    ['/models', '/v1/models'],
    ['/v1/v1/messages', '/v1/messages'],
    ['/v1/completions', '/v1/chat/completions'],
    ['/v2/models', '/v1/models'],
  ])('%s is 404, and %s is offered', async (path, meant) => {
    const answer = await ask('GET', path);
    expect(answer.status).toBe(404);
    expect(answer.json.message).toBe(`There is nothing at ${path}. Did you mean ${meant}?`);
  });

  test.each([
    '/',
    '/v1',
    '/console',
    '/completely/else',
    '/v1/files',
    '/v1/moderations',
    '/v1/audio/speech',
    `/${'x'.repeat(4000)}`,
  ])('%s is 404, and nothing is offered', async (path) => {
    const answer = await ask('GET', path);
    expect(answer.status).toBe(404);
    expect(answer.json.message).toMatch(/^There is nothing at \S+\.$/);
    expect(answer.text.length).toBeLessThan(300);
  });

  test('has the envelope, and under /v1/ what the SDKs look for besides', async () => {
    const media = await ask('POST', '/musx/v1/nothing-like-it');
    expect(media.json).toEqual({
      status: 'FAILED',
      message: 'There is nothing at /musx/v1/nothing-like-it.',
    });
    const text = await ask('POST', '/v1/nothing-like-it');
    expect(text.json).toMatchObject({
      status: 'FAILED',
      type: 'error',
      error: { type: 'not_found_error', message: 'There is nothing at /v1/nothing-like-it.' },
      request_id: text.headers.get('x-request-id'),
    });
  });

  test('is repeated on one line, whatever is in it', () => {
    const { failure } = explainUnknownPath('GET', '/a\r\nb\u202e\u0000c');
    expect(failure.message).toBe('There is nothing at /a b c.');
  });

  test.each(['/%', '/assets/%E0%A4%A', '/v1/%zz'])(
    'that cannot be decoded, %s, is 404 in the envelope',
    async (path) => {
      const answer = await ask('GET', path);
      expect(answer.status).toBe(404);
      expect(answer.json).toMatchObject({
        status: 'FAILED',
        message: `There is nothing at ${path}.`,
      });
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );
});

describe('a known path with another method', () => {
  test.each([
    ['GET', '/vidx/generations', 'POST'],
    ['PUT', '/vidx/fetch', 'GET, HEAD'],
    ['POST', '/v1/models', 'GET, HEAD'],
    ['DELETE', '/v1/messages', 'POST'],
    ['OPTIONS', '/v1/messages', 'POST'],
    ['PROPFIND', '/v1/messages', 'POST'],
    ['QUERY', '/v1/messages', 'POST'],
    ['DELETE', '/assets/019aa3c2-0b6f-7c02-a8de-6f1b2c3d4e5f', 'GET, HEAD'],
  ])('%s %s is 405 and allows %s', async (method, path, allow) => {
    const answer = await ask(method, path);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expect(answer.json).toMatchObject({
      status: 'FAILED',
      message: `${path} does not take ${method}; it takes ${allow.replace(', ', ' and ')}.`,
    });
    expect('error' in answer.json).toBe(path.startsWith('/v1/'));
  });

  test('is 405 before the key or the body is looked at', async () => {
    const answer = await send(`${listener.url}/v1/models`, {
      body: '{"',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(405);
  });

  test('HEAD is taken where GET is, and answers no body', async () => {
    const answer = await fetch(`${listener.url}/vidx/fetch`, { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([401, '']);
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
  });
});
