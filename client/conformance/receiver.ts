import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { readChunks } from '../callback-handlers/body.ts';

/** A received callback. */
export interface ReceivedCallback {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server that receives callbacks. */
export interface CallbackReceiver {
  readonly url: string;
  /** Waits for the next callback; `undefined` on timeout. */
  next(milliseconds: number): Promise<ReceivedCallback | undefined>;
  stop(): Promise<void>;
}

const MAX_BYTES = 2 ** 24;

/** Receives callbacks on a free port. */
export async function openReceiver(host: string): Promise<CallbackReceiver> {
  const come: ReceivedCallback[] = [];
  let arrived = (): void => {};
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { bytes } = await readChunks(request, MAX_BYTES);
    if (bytes === undefined) {
      response.writeHead(413).end();
      return;
    }
    come.push({ headers: request.headers, body: new TextDecoder().decode(bytes) });
    response.writeHead(204).end();
    arrived();
  };
  const server = createServer((request, response) => {
    // A request whose connection breaks off does not count as a callback.
    receive(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    async next(milliseconds) {
      if (come.length === 0) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          arrived = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      return come.shift();
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
