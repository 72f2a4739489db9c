import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askArriving, type PauseLimit } from '../../../server/upstreams/http/arriving-answer.ts';

const MEGABYTE = Buffer.alloc(2 ** 20, 'x');
const MEGABYTES = 64;
const PAUSE_MS = 200;

const answers: Readonly<Record<string, (response: ServerResponse) => void>> = {
  '/whole?a=1': (response) => {
    response.writeEarlyHints({ link: '</style.css>; rel=preload' });
    response.writeHead(201, { 'x-a': 'b' }).end('Grüße');
  },
  '/silent': () => {},
  '/begun': (response) => void response.write('one'),
  '/broken': (response) => {
    response.write('one', () => response.destroy());
  },
  '/thinking': (response) => {
    response.write('head ');
    setTimeout(() => response.write('output '), 2 * PAUSE_MS);
  },
  '/thinking-to-its-end': (response) => {
    response.write('output ');
    response.end('end');
  },
  '/large': (response) => {
    given = 0;
    const write = (): void => {
      while (!response.writableNeedDrain && given < MEGABYTES) {
        given += 1;
        response.write(MEGABYTE);
      }
      if (given < MEGABYTES) response.once('drain', write);
      else response.end();
    };
    write();
  },
};
let given = 0;
let lastResponse: ServerResponse | undefined;
const server = createServer((request, response) => {
  lastResponse = response;
  answers[request.url ?? '']?.(response);
});
let pool: Pool;
let url = '';

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address === 'object') url = `http://127.0.0.1:${address?.port}`;
  pool = new Pool(url);
});

afterAll(async () => {
  await pool.destroy();
  server.closeAllConnections();
  server.close();
});

function ask(path: string, signal = new AbortController().signal, pauses?: PauseLimit) {
  return askArriving(pool, url + path, { method: 'GET', signal, pauses });
}

/** Asks with a limit for pauses after the output. */
function askWithLimit(path: string, isOutput = (chunk: Buffer) => chunk.includes('output')) {
  const { signal } = new AbortController();
  return ask(path, signal, { milliseconds: PAUSE_MS, isOutput });
}

test('an answer has its status, its headers and its bytes, whatever was sent ahead of it', async () => {
  const { status, headers, body } = await ask('/whole?a=1');
  expect({ status, header: headers['x-a'] }).toEqual({ status: 201, header: 'b' });
  expect(await text(body)).toBe('Grüße');
});

test('a call that is given up fails with the reason, before its answer and within it', async () => {
  const reason = new Error('Nobody waits.');
  await expect(ask('/begun', AbortSignal.abort(reason))).rejects.toBe(reason);
  const early = new AbortController();
  const silent = ask('/silent', early.signal);
  await once(server, 'request');
  early.abort(reason);
  await expect(silent).rejects.toBe(reason);
  const late = new AbortController();
  const { body } = await ask('/begun', late.signal);
  late.abort(reason);
  await expect(text(body)).rejects.toBe(reason);
});

test('an answer that breaks off before anybody reads it tells so to who does', async () => {
  const { body } = await ask('/broken');
  await expect(text(body)).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
});

test('who lets go of an answer ends the call', async () => {
  const { body } = await ask('/begun');
  const response = lastResponse;
  const closed = response === undefined ? undefined : once(response, 'close');
  body.destroy();
  await closed;
  expect(response?.writableFinished).toBe(false);
});

test('no more of an answer is fetched than somebody takes', async () => {
  const { body } = await ask('/large');
  await once(body, 'readable');
  let bytes = 0;
  const first = given;
  expect(first).toBeLessThan(MEGABYTES);
  for await (const chunk of body) bytes += Buffer.byteLength(chunk);
  expect({ bytes, given }).toEqual({ bytes: MEGABYTES * MEGABYTE.length, given: MEGABYTES });
});

test('an answer may be silent before its output, and not for long after it', async () => {
  const { body } = await askWithLimit('/thinking');
  let came = '';
  body.on('data', (chunk: Buffer) => (came += chunk));
  const [error] = await once(body, 'error');
  expect(error).toMatchObject({ code: 'UND_ERR_BODY_TIMEOUT' });
  expect(came).toBe('head output ');
  const { body: short } = await askWithLimit('/thinking-to-its-end');
  expect(await text(short)).toBe('output end');
});

test('an answer is not late where it is the reader who pauses', async () => {
  const { body } = await askWithLimit('/large', () => true);
  await once(body, 'readable');
  await sleep(2 * PAUSE_MS);
  let bytes = 0;
  for await (const chunk of body) bytes += Buffer.byteLength(chunk);
  expect(bytes).toBe(MEGABYTES * MEGABYTE.length);
});
