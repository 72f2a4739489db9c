import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { vi } from 'vitest';

/** A request that a receiver got. */
export interface ReceivedCall {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  /** The raw body. */
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test says what it expects of the body.
  readonly body: any;
}

/** A server that receives callbacks. */
export interface Receiver {
  readonly url: string;
  readonly calls: readonly ReceivedCall[];
  /** Waits until `count` calls have arrived. */
  received(count: number): Promise<readonly ReceivedCall[]>;
  stop(): Promise<void>;
}

/** Starts a receiver on loopback. It responds to each call with the next status, and repeats the last one. */
export async function aReceiver(...statuses: readonly number[]): Promise<Receiver> {
  const calls: ReceivedCall[] = [];
  const server = createServer(async (request, response) => {
    const status = statuses[Math.min(calls.length, statuses.length - 1)] ?? 204;
    const { method, url: path, headers } = request;
    const body = await text(request);
    calls.push({ method, path, headers, text: body, body: JSON.parse(body) });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    received: (count) =>
      vi.waitFor(
        () => {
          if (calls.length < count) throw new Error(`${calls.length} of ${count} calls have come.`);
          return calls;
        },
        { timeout: RECEIVE_TIMEOUT_MS, interval: 50 },
      ),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

const RECEIVE_TIMEOUT_MS = 60_000;
