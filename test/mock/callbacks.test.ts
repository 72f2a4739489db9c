import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { sendCallback } from '../../server/mock/callbacks.ts';

const never = new AbortController().signal;

afterEach(() => void vi.restoreAllMocks());

async function aCallbackTo(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The server has no port.');
  const address = `http://127.0.0.1:${at.port}/hook`;
  const callback = { parameter: 'hook_url', bodies: { done: { status: 'SUCCESS' } } };
  const localize = (text: string): string => text;
  return { callback, address, example: undefined, delayMs: 0, localize };
}

test('a receiver whose answer does not end is let go', async () => {
  const closed = Promise.withResolvers<void>();
  const callback = await aCallbackTo((_request, response) => {
    response.once('close', () => closed.resolve());
    response.writeHead(200).write('and so on');
  });
  expect(await sendCallback(callback, never)).toBe(`callback to ${callback.address}: 200`);
  await closed.promise;
});

test('a receiver that does not answer is given up', async () => {
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const callback = await aCallbackTo(() => late.abort(new Error('It is late.')));
  expect(await sendCallback(callback, never)).toBe(`callback to ${callback.address}: It is late.`);
});

test('a redirect of a receiver is told, and not followed', async () => {
  const asked: (string | undefined)[] = [];
  const callback = await aCallbackTo(({ url }, response) => {
    asked.push(url);
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(await sendCallback(callback, never)).toBe(`callback to ${callback.address}: 307`);
  expect(asked).toEqual(['/hook']);
});

test('a callback that is not due yet ends with the mock', async () => {
  const callback = await aCallbackTo((_request, response) => response.end());
  const stopping = new AbortController();
  const sent = sendCallback({ ...callback, delayMs: 3_600_000 }, stopping.signal);
  stopping.abort();
  await expect(sent).rejects.toThrow('aborted');
});
