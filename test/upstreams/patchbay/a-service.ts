import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { pino } from 'pino';
import { openPatchbay } from '../../../server/upstreams/patchbay/patchbay.ts';
import type { CallContext } from '../../../server/upstreams/port/call.ts';
import type { Upstream } from '../../../server/upstreams/port/upstream.ts';

/** A request received by the service. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Writes the service's reply. */
export type Respond = (request: Received, response: ServerResponse) => void;

/** This kind implements every capability. */
type Served = Required<Omit<Upstream, 'answersAlike' | 'check'>>;

/** An upstream of this kind in front of a service with scripted replies. */
export interface ServedUpstream extends Served {
  readonly received: readonly Received[];
  readonly log: readonly Readonly<Record<string, unknown>>[];
  readonly url: string;
}

/** A call without a timeout. */
export const PATIENT: CallContext = { signal: new AbortController().signal };

/** Options of a service. */
export interface ServiceOptions {
  readonly secrets?: readonly string[];
  readonly answerMegabytes?: number;
  readonly now?: () => Date;
}

/** Starts a service on a free port and opens an upstream for it. */
export async function aService(
  respond: Respond,
  { secrets = ['a-key'], answerMegabytes = 64, now = () => new Date() }: ServiceOptions = {},
): Promise<ServedUpstream> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    const one = { method, path, headers, body: await buffer(request) };
    received.push(one);
    respond(one, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  const url = `http://127.0.0.1:${address.port}`;
  const log: Readonly<Record<string, unknown>>[] = [];
  const upstream = openPatchbay({
    name: 'service',
    settings: {
      baseUrl: `${url}/below`,
      headers: {},
      keyRestMinutes: 1,
      askedAgainMinutes: 10,
      timeouts: { connect: 5, firstByte: 10, idle: 10, total: 20 },
      answerMegabytes,
      allowPrivateResults: false,
    },
    keys: secrets.map((secret, index) => ({ label: `key-${index}`, secret })),
    log: pino({ level: 'info' }, { write: (line: string) => void log.push(JSON.parse(line)) }),
    now,
    traceHeaders: () => ({ traceparent: 'a-trace' }),
  });
  return {
    ...whole(upstream),
    received,
    log,
    url,
    async close() {
      await upstream.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

function whole(upstream: Upstream): Served {
  const { text, counting, responseCounting, embeddings, images, video, music, midi, close } =
    upstream;
  if (!(text && counting && responseCounting && embeddings && images && video && music && midi)) {
    throw new Error('The kind lacks something.');
  }
  return { text, counting, responseCounting, embeddings, images, video, music, midi, close };
}

/** Replies with JSON. */
export function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}
