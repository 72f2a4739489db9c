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
