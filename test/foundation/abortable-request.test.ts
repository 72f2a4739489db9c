import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Dispatcher, Pool } from 'undici';
import { expect, onTestFinished, test } from 'vitest';
import { AbortableRequest } from '../../server/foundation/abortable-request.ts';

class StatusRequest extends AbortableRequest<number> {
  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    this.succeed(status);
  }

  onResponseData(): void {}
}

/** A server that answers when the test does, and the one connection to it. */
async function aServer() {
  const paths: (string | undefined)[] = [];
  const responses: ServerResponse[] = [];
  const server = createServer(({ url }, response) => {
    paths.push(url);
    responses.push(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections: 1, pipelining: 1 });
  onTestFinished(async () => {
    await pool.destroy();
    server.closeAllConnections();
    server.close();
  });
  const send = (path: string, signal = new AbortController().signal) =>
    new StatusRequest(signal).send(pool, { method: 'GET', path });
  return { server, paths, responses, send };
}

test('a request that is aborted while it waits for a connection is never sent', async () => {
  const { server, paths, responses, send } = await aServer();
  const caller = new AbortController();
  const reason = new Error('Nobody waits.');
  const first = send('/first');
  const aborted = send('/aborted', caller.signal);
  const last = send('/last');
  await once(server, 'request');
  caller.abort(reason);
  await expect(aborted).rejects.toBe(reason);
  responses[0]?.end();
  expect(await first).toBe(200);
  if (paths.length < 2) await once(server, 'request');
  responses[1]?.end();
  expect(await last).toBe(200);
  expect(paths).toEqual(['/first', '/last']);
});

test('a request whose signal is aborted already is not made', () => {
  const reason = new Error('Nobody waits.');
  expect(() => new StatusRequest(AbortSignal.abort(reason))).toThrow(reason);
});
