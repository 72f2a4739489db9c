import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { afterEach, describe, expect, test } from 'vitest';
import { AnswerFailed } from '../../../server/upstreams/http/answer-failure.ts';
import { askWhole, type WholeAnswerLimits } from '../../../server/upstreams/http/whole-answer.ts';

/** What the server does after a request. */
type Conduct = (socket: Socket) => void;

const LIMITS = {
  megabytes: 1,
  refusal: { bytes: 16, milliseconds: 200 },
  milliseconds: 30_000,
} as const;
const open: { server: Server; pool: Pool; sockets: Set<Socket> }[] = [];

afterEach(async () => {
  for (const { server, pool, sockets } of open.splice(0)) {
    await pool.destroy();
    for (const socket of sockets) socket.destroy();
    server.close();
  }
});

/** A raw TCP server and a request to it. */
async function asking(conduct: Conduct) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.once('data', () => conduct(socket));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = new Pool(`http://127.0.0.1:${port}`);
  open.push({ server, pool, sockets });
  const ask = (limits: Partial<WholeAnswerLimits> = {}) =>
    askWhole(
      pool,
      { method: 'GET', path: '/' },
      { ...LIMITS, signal: new AbortController().signal, ...limits },
    );
  return { ask, sockets };
}

const head = (status: string, ...headers: string[]): string =>
  [`HTTP/1.1 ${status}`, ...headers, '', ''].join('\r\n');

describe('an answer that is read whole', () => {
  test('is what was sent, in however many pieces', async () => {
    const { ask } = await asking(async (socket) => {
      socket.setNoDelay();
      socket.write(head('200 OK', 'content-length: 6', 'x-kind: whole'));
      for (const piece of ['gr', 'ü']) {
        await new Promise<unknown>((written) => socket.write(piece, written));
        await new Promise((turned) => setImmediate(turned));
      }
      socket.end('ß');
    });
    const { status, headers, bytes } = await ask();
    expect([status, headers['x-kind'], bytes.toString()]).toEqual([200, 'whole', 'grüß']);
  });

  test('is nothing where nothing is sent', async () => {
    const { ask } = await asking((socket) => socket.end(head('200 OK', 'content-length: 0')));
    expect((await ask()).bytes).toHaveLength(0);
  });

  test('is cut off where it is larger than it may be, and its connection is closed', async () => {
    const { ask, sockets } = await asking((socket) => {
      socket.write(head('200 OK', 'transfer-encoding: chunked'));
      const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`;
      const more = () => {
        while (!socket.destroyed && socket.write(chunk));
        socket.once('drain', more);
      };
      more();
    });
    await expect(ask()).rejects.toBeInstanceOf(AnswerFailed);
    await expect.poll(() => [...sockets].every(({ destroyed }) => destroyed)).toBe(true);
  });

  test('that breaks off is an answer that has failed, one that never began is not', async () => {
    const breaking = await asking((socket) => {
      socket.write(`${head('200 OK', 'content-length: 100')}some`, () => socket.resetAndDestroy());
    });
    await expect(breaking.ask()).rejects.toBeInstanceOf(AnswerFailed);
    const silent = await asking((socket) => socket.resetAndDestroy());
    const failure = await silent.ask().catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(AnswerFailed);
    expect(failure).toBeInstanceOf(Error);
  });

  test('has its time, all in all, however steadily it comes', async () => {
    const { ask } = await asking((socket) => {
      socket.write(head('200 OK', 'content-length: 100000'));
      const beat = setInterval(() => socket.write('a'), 10);
      socket.once('close', () => clearInterval(beat));
    });
    await expect(ask({ milliseconds: 100 })).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('ends with whoever asks for it: before it is asked, before it begins, in its middle', async () => {
    const reason = new Error('Nobody waits for it any more.');
    const begun = Promise.withResolvers<void>();
    const { ask, sockets } = await asking((socket) => {
      socket.write(`${head('200 OK', 'content-length: 100')}some`);
      begun.resolve();
    });
    await expect(ask({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(sockets.size).toBe(0);
    const caller = new AbortController();
    const asked = ask({ signal: caller.signal });
    await begun.promise;
    caller.abort(reason);
    await expect(asked).rejects.toBe(reason);
    await expect.poll(() => [...sockets].every(({ destroyed }) => destroyed)).toBe(true);
  });
});

describe('of an answer that says no', () => {
  test('the words are read as far as they are worth it, the status is told in any case', async () => {
    const short = await asking((socket) =>
      socket.end(`${head('400 Bad Request', 'content-length: 4')}Why?`),
    );
    expect(await short.ask()).toMatchObject({ status: 400, bytes: Buffer.from('Why?') });
    const long = await asking((socket) =>
      socket.end(`${head('503 Unavailable', 'content-length: 1000')}${'a'.repeat(1000)}`),
    );
    expect(await long.ask()).toMatchObject({ status: 503, bytes: Buffer.alloc(0) });
  });

  test('its time does not begin with what comes before an answer', async () => {
    const refusal = { bytes: 16, milliseconds: 1 };
    const hinting = await asking(async (socket) => {
      await new Promise<unknown>((written) => socket.write(head('103 Early Hints'), written));
      await sleep(50);
      socket.end(`${head('200 OK', 'content-length: 4')}Yes.`);
    });
    expect(await hinting.ask({ refusal })).toMatchObject({ bytes: Buffer.from('Yes.') });
  });

  test('that breaks off, or never ends, the status counts', async () => {
    const breaking = await asking((socket) => {
      socket.write(`${head('429 Too Many Requests', 'content-length: 9')}a`, () =>
        socket.resetAndDestroy(),
      );
    });
    expect((await breaking.ask()).status).toBe(429);
    const endless = await asking((socket) =>
      socket.write(`${head('401 Unauthorized', 'content-length: 9')}a`),
    );
    expect((await endless.ask()).status).toBe(401);
  });
});
