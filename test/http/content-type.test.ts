import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { done } from '../../server/foundation/outcome.ts';
import type { Answer } from '../a-gateway.ts';
import { aListener, type TestListener } from './a-listener.ts';
import { KEY_HEADER, sendRaw } from './raw-requests.ts';

let listener: TestListener;

beforeAll(async () => {
  listener = await aListener({
    createVideo: async () => {
      const body = { status: 'SUCCESS' as const, message: 'Taken.', data: { jobId: 'a-job' } };
      return done({ kind: 'json', body });
    },
  });
});

afterAll(() => listener.stop());

const BODY = '{"prompt":"x"}';

function post(
  headers: readonly (readonly [string, string])[],
  { path = '/vidx/generations', body = BODY }: { path?: string; body?: string | Uint8Array } = {},
): Promise<Answer> {
  return sendRaw(listener.url, { path, body, headers: [KEY_HEADER, ...headers] });
}

describe('a content type', () => {
  test.each([
    'application/json',
    'Application/JSON',
    'application/json;charset=utf-8',
    'application/json ; charset="UTF-8"',
    'application/json; charset=utf8',
  ])('%s is taken', async (type) => {
    expect((await post([['content-type', type]])).status).toBe(200);
  });

  test('that is missing is 415, and the right one is named (A7)', async () => {
    const answer = await post([]);
    expect([answer.status, answer.json.message]).toEqual([
      415,
      'The header Content-Type must be application/json; it is missing.',
    ]);
  });

  test.each(['text/plain', 'application/merge-patch+json', 'application/x-www-form-urlencoded'])(
    '%s is 415, and the right one is named (A7)',
    async (type) => {
      const answer = await post([['content-type', type]]);
      expect([answer.status, answer.json.message]).toEqual([
        415,
        `The header Content-Type must be application/json; it is ${type}.`,
      ]);
    },
  );

  test('of a form is 415 where no form is taken, and both kinds are named where one is', async () => {
    const form = ['content-type', 'multipart/form-data; boundary=x'] as const;
    const answer = await post([form], { body: '--x--\r\n' });
    expect([answer.status, answer.json.message]).toEqual([
      415,
      'The header Content-Type must be application/json; it is multipart/form-data.',
    ]);
    const edit = await post([['content-type', 'text/plain']], { path: '/v1/images/edits' });
    expect(edit.json.message).toBe(
      'The header Content-Type must be application/json or multipart/form-data; it is text/plain.',
    );
    expect(edit.json.error).toMatchObject({ type: 'invalid_request_error', code: 'body' });
  });

  test.each([';;;', 'application/', 'json', 'app lication/json', 'constructor', '__proto__', '🌊'])(
    'that is none, %s, is 415 and no failure of the gateway (A7)',
    async (type) => {
      const answer = await post([['content-type', type]]);
      expect([answer.status, answer.json.status]).toEqual([415, 'FAILED']);
      expect(answer.json.message).toContain('application/json');
      expect(listener.log.filter(({ level }) => Number(level) >= ERROR)).toEqual([]);
    },
  );

  test('that is doubled counts as the first one (A7)', async () => {
    const json = ['content-type', 'application/json'] as const;
    const plain = ['content-type', 'text/plain'] as const;
    expect((await post([json, plain])).status).toBe(200);
    expect((await post([plain, json])).status).toBe(415);
  });

  test.each(['utf-16', 'iso-8859-1', 'us-ascii', 'utf-7'])(
    'with charset=%s is 415: bodies are in UTF-8 (A7)',
    async (charset) => {
      const answer = await post([['content-type', `application/json; charset=${charset}`]]);
      expect([answer.status, answer.json.message]).toEqual([415, 'The body must be in UTF-8.']);
    },
  );
});

describe('a content encoding', () => {
  const JSON_TYPE = ['content-type', 'application/json'] as const;

  test.each(['gzip', 'deflate', 'br', 'zstd', 'gzip, identity'])(
    '%s is 415: nothing is decoded (A7)',
    async (encoding) => {
      const answer = await post([JSON_TYPE, ['content-encoding', encoding]], {
        body: new Uint8Array(gzipSync(BODY)),
      });
      expect([answer.status, answer.json.message]).toEqual([
        415,
        `The body must not be encoded; it is ${encoding}.`,
      ]);
    },
  );

  test.each(['identity', 'Identity', ''])('"%s" is none', async (encoding) => {
    expect((await post([JSON_TYPE, ['content-encoding', encoding]])).status).toBe(200);
  });
});

/** Pino's level for errors. */
const ERROR = 50;
