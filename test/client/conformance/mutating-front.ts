import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request that is forwarded to the gateway. */
export interface PassingRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  body: string;
}

/** A response that is returned from the gateway. */
export interface PassingAnswer {
  status: number;
  readonly headers: Headers;
  body: string;
}

/** Modifies requests and responses to simulate a fault. */
export interface Mutation {
  request?(request: PassingRequest): void;
  answer?(answer: PassingAnswer, request: PassingRequest): void;
}

/** A proxy in front of a gateway that applies a mutation. */
export interface MutatingFront {
  readonly url: string;
  /** Replaces the mutation; without an argument, the proxy changes nothing. */
  plant(mutation?: Mutation): void;
  stop(): Promise<void>;
}

/** Starts the proxy on loopback. */
export async function aMutatingFront(gatewayUrl: string): Promise<MutatingFront> {
  let mutation: Mutation = {};
  const server = createServer((request, response) => {
    pass(request, response, { gatewayUrl, mutation }).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    plant(planted = {}) {
      mutation = planted;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function pass(
  incoming: IncomingMessage,
  response: ServerResponse,
  { gatewayUrl, mutation }: { readonly gatewayUrl: string; readonly mutation: Mutation },
): Promise<void> {
  // Reading bodies as Latin-1 preserves every byte of binary files.
  const body = (await buffer(incoming)).toString('latin1');
  const { method = 'GET', url: path = '/' } = incoming;
  const request: PassingRequest = { method, path, headers: headersOf(incoming), body };
  mutation.request?.(request);
  const answered = await fetch(gatewayUrl + request.path, {
    method,
    headers: request.headers,
    ...(request.body === '' ? {} : { body: Buffer.from(request.body, 'latin1') }),
  });
  const answer: PassingAnswer = {
    status: answered.status,
    headers: new Headers(answered.headers),
    body: Buffer.from(await answered.arrayBuffer()).toString('latin1'),
  };
  mutation.answer?.(answer, request);
  for (const name of ['content-length', 'transfer-encoding', 'connection']) {
    answer.headers.delete(name);
  }
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(answer.body, 'latin1'));
}

const OF_THE_CONNECTION = ['host', 'connection', 'content-length', 'transfer-encoding', 'expect'];

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const passed = Object.entries(headers).filter(([name]) => !OF_THE_CONNECTION.includes(name));
  return Object.fromEntries(passed.map(([name, value]) => [name, String(value)]));
}
