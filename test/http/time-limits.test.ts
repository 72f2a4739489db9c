import { once } from 'node:events';
import { readdirSync, readlinkSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { done } from '../../server/foundation/outcome.ts';
import { aGateway, send, type TestGateway } from '../a-gateway.ts';
import { aListener } from './a-listener.ts';
import { connectTo, KEY_HEADER, rawRequest } from './raw-requests.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway({ timeouts: { main: 0.3, alternate: 120 } });
});

afterAll(() => gateway.stop());

const SLOW = { prompt: '[sandbox:slow=1s] A fox', size: '256x256' };

function ask(url: string, path: string, json: object) {
  return send(url + path, { json, headers: { 'SVC-API-KEY': gateway.key } });
}

describe('work that takes its time', () => {
  test('is 504 on the main address, which says where it is waited for longer', async () => {
    const answer = await ask(gateway.url, '/v1/images/generations', SLOW);
    const message =
      'No answer within 0.3 seconds. The alternate address waits longer; GET /healthz names it.';
    expect(answer.status).toBe(504);
    expect(answer.json).toMatchObject({
      status: 'FAILED',
      message,
      data: { reason: 'timeout' },
      error: { type: 'timeout_error', message },
    });
  });

  test('is done on the alternate address', async () => {
    const answer = await ask(gateway.alternateUrl, '/v1/images/generations', SLOW);
    expect(answer.status).toBe(200);
  });

  test('is not cut off once its events have begun', async () => {
    const limitSeconds = 1;
    async function* events() {
      yield 'event: ping\ndata: {"type":"ping"}\n\n';
      await wait(1.5 * limitSeconds * 1000);
      yield 'event: message_stop\ndata: {"type":"message_stop"}\n\n';
    }
    const listener = await aListener(
      { createMessage: async () => done({ kind: 'events', events: events() }) },
      { limitSeconds },
    );
    onTestFinished(() => listener.stop());
    const messages = [{ role: 'user', content: 'Hello' }];
    const json = { model: 'any', max_tokens: 5, messages, stream: true };
    const answer = await ask(listener.url, '/v1/messages', json);
    expect(answer.text).toMatch(/event: message_stop\n.*\n\n$/);
  });

  test('is 504 on the alternate address too, which sends nobody elsewhere', async () => {
    const never = async () => new Promise<never>(() => {});
    const given = { listModels: never };
    const listener = await aListener(given, { address: 'alternate', limitSeconds: 1 });
    onTestFinished(() => listener.stop());
    const answer = await listener.call('/v1/models');
    expect([answer.status, answer.json.message]).toEqual([504, 'No answer within 1 second.']);
  });

  test('is told that its time is up', async () => {
    const told = Promise.withResolvers<unknown>();
    const listener = await aListener(
      {
        listModels: async ({ signal }) => {
          await once(signal, 'abort');
          told.resolve(signal.reason);
          throw signal.reason;
        },
      },
      { limitSeconds: 0.05 },
    );
    onTestFinished(() => listener.stop());
    const answer = await listener.call('/v1/models');
    expect(answer.status).toBe(504);
    expect(String(await told.promise)).toContain('The time is up.');
    expect(listener.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});

describe('work that fails when its time is up already', () => {
  test('is told to the log, though nobody waits for it', async () => {
    const broken = new TypeError('a bug');
    const listener = await aListener(
      {
        listModels: async ({ signal }) => {
          await once(signal, 'abort');
          throw broken;
        },
      },
      { limitSeconds: 0.05 },
    );
    onTestFinished(() => listener.stop());
    expect((await listener.call('/v1/models')).status).toBe(504);
    await expect
      .poll(() => listener.log)
      .toContainEqual(
        expect.objectContaining({
          msg: 'deferred work failed',
          operation: 'listModels',
          error: expect.objectContaining({ message: 'a bug' }),
        }),
      );
  });
});

describe('a body that takes its time', () => {
  test.each([
    ['/vidx/generations', 'application/json', '{"prompt":'],
    ['/musx/v1/upload', 'multipart/form-data; boundary=edge', '--edge\r\n'],
  ])('to %s is 408, and what it asks for is not done (A2)', async (path, type, start) => {
    const begun: string[] = [];
    const listener = await aListener(
      {
        createVideo: async () => {
          begun.push('createVideo');
          throw new Error('It is not asked for.');
        },
      },
      // Also bounds how long the rest of the body is read, which is sent only later.
      { limitSeconds: 1.5 },
    );
    onTestFinished(() => listener.stop());
    const connection = await connectTo(listener.url);
    const headers = [KEY_HEADER, ['content-type', type], ['content-length', '16']] as const;
    connection.send(rawRequest({ method: 'POST', path, headers }));
    connection.send(start);
    const answer = await connection.answer();
    expect(answer.status).toBe(408);
    expect(answer.json.message).toBe('The body did not arrive within 1.5 seconds.');
    connection.send(' "x"}'.padStart(16 - start.length));
    connection.send(rawRequest({ path: '/nowhere-at-all' }));
    expect((await connection.answer()).status).toBe(404);
    expect(begun).toEqual([]);
    expect(listener.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
    connection.end();
  });

  test.runIf(process.platform === 'linux')(
    'and leaves no file open, though the rest of its form arrives after that',
    async () => {
      const listener = await aListener({}, { limitSeconds: 1.5 });
      onTestFinished(() => listener.stop());
      const connection = await connectTo(listener.url);
      const start = [
        '--edge',
        'content-disposition: form-data; name="file"; filename="song.mp3"',
        'content-type: audio/mpeg',
        '',
        'half of it',
      ].join('\r\n');
      const end = ' and the other\r\n--edge--\r\n';
      const type = 'multipart/form-data; boundary=edge';
      const headers = [
        KEY_HEADER,
        ['content-type', type],
        ['content-length', String(start.length + end.length)],
      ] as const;
      connection.send(rawRequest({ method: 'POST', path: '/musx/v1/upload', headers }));
      connection.send(start);
      await expect.poll(() => openIn(listener.folder)).toHaveLength(1);
      expect((await connection.answer()).status).toBe(408);
      connection.send(end);
      connection.send(rawRequest({ path: '/nowhere-at-all' }));
      expect((await connection.answer()).status).toBe(404);
      await expect.poll(() => openIn(listener.folder)).toEqual([]);
      await expect.poll(() => listener.scratch()).toEqual([]);
      expect(listener.log.filter(({ level }) => Number(level) >= 50)).toEqual([]);
      connection.end();
    },
  );
});

/** The files in a folder that this process has open, also those that were removed since. */
function openIn(folder: string): readonly string[] {
  const open = readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`);
    } catch {
      // The descriptor of the listing itself is closed by now.
      return [];
    }
  });
  return open.filter((path) => path.startsWith(folder));
}
