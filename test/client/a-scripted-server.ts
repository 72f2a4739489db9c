import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fingerprint } from '../../generated/stamp.ts';

/** A request whose body has been read. */
export interface ScriptedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Responds to one request. */
export type Line = (response: ServerResponse, request: ScriptedRequest) => void;

/** A server on loopback that responds to each request by the next line of a script. */
export interface ScriptedServer extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly ScriptedRequest[];
}

/** Starts a server with a script; the last line applies to all further requests. */
export async function aScriptedServer(...script: readonly Line[]): Promise<ScriptedServer> {
  const requests: ScriptedRequest[] = [];
  const server = createServer(async (request, response) => {
    const line = script[Math.min(requests.length, script.length - 1)];
    const { method = '', url: path = '', headers } = request;
    const seen = { method, path, headers, body: Buffer.alloc(0) };
    requests.push(seen);
    try {
      seen.body = await buffer(request);
    } catch {
      // The client has aborted the request, so no response reaches it.
      return;
    }
    line?.(response, seen);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Responds with JSON. */
export function json(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Line {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** Responds with a problem as a gateway does, retryable immediately unless the headers override that. */
export function problem(status: number, headers: Record<string, string> = {}): Line {
  const body = { status: 'FAILED', message: `It is a ${status}.` };
  return json(body, {
    status,
    headers: { 'x-contract-fingerprint': fingerprint, 'retry-after': '0', ...headers },
  });
}

/** Responds with server-sent events, and ends the stream. */
export function events(text: string): Line {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(text);
  };
}

/** Closes the connection without a response. */
export const hangUp: Line = (response) => {
  response.destroy();
};

/** Never responds. */
export const silence: Line = () => {};

/** The port that a server listens on. */
export function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen.');
  return address.port;
}
