import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fingerprint } from '../../generated/stamp.ts';

/** A request that has been read. */
export interface ScriptedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** How one request is answered. */
export type Line = (response: ServerResponse, request: ScriptedRequest) => void;

/** A server on loopback that answers one request after the other as it is told. */
export interface ScriptedServer extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly ScriptedRequest[];
}

/** Starts a server that answers by the lines of a script; the last line stands for all that follow. */
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
      // Who breaks off in the middle hears no answer.
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

/** Answers JSON. */
export function json(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Line {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** Answers a problem as a gateway does, worth an immediate repetition unless the headers say otherwise. */
export function problem(status: number, headers: Record<string, string> = {}): Line {
  const body = { status: 'FAILED', message: `It is a ${status}.` };
  return json(body, {
    status,
    headers: { 'x-contract-fingerprint': fingerprint, 'retry-after': '0', ...headers },
  });
}

/** Answers server-sent events and ends. */
export function events(text: string): Line {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.end(text);
  };
}

/** Breaks the connection without a word. */
export const hangUp: Line = (response) => {
  response.destroy();
};

/** Says nothing. */
export const silence: Line = () => {};

/** The port that a server listens on. */
export function portOf(address: AddressInfo | string | null): number {
  if (typeof address !== 'object' || address === null) throw new Error('It does not listen.');
  return address.port;
}
