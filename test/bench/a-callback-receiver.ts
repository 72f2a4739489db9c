import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import type { Received } from './callback-receiver.ts';

/**
 * A process that receives callbacks and responds with 204 immediately. It stores the calls of each path, and verifies
 * their signatures only when it reports on them, as that takes longer than delivering them. Prints its URL.
 */

/** A callback as received. */
interface Call {
  readonly at: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

let webhook: Webhook | undefined;
const calls = new Map<string, Call[]>();
const waiting = new Map<string, { readonly count: number; readonly response: ServerResponse }>();

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://receiver');
  if (request.method === 'GET') {
    const count = Number(searchParams.get('count') ?? 0);
    waiting.set(pathname, { count, response });
    answerIfAll(pathname);
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.once('end', () => {
    response.writeHead(204).end();
    if (request.method === 'PUT') {
      webhook = new Webhook(Buffer.concat(chunks).toString('utf8'));
      return;
    }
    const known = calls.get(pathname) ?? [];
    known.push({ at: Date.now(), headers: request.headers, body: Buffer.concat(chunks) });
    calls.set(pathname, known);
    answerIfAll(pathname);
  });
});
server.keepAliveTimeout = 120_000;

function answerIfAll(pathname: string): void {
  const asked = waiting.get(pathname);
  const came = calls.get(pathname) ?? [];
  if (asked === undefined || came.length < asked.count) return;
  waiting.delete(pathname);
  asked.response.end(JSON.stringify(reportOn(came)));
}

function reportOn(came: readonly Call[]): Received {
  const trusted = webhook;
  if (trusted === undefined) throw new Error('Nobody has said what callbacks are signed with.');
  const jobs = new Set<string>();
  const milliseconds: number[] = [];
  for (const { at, headers, body } of came) {
    const text = body.toString('utf8');
    // Throws on an invalid signature, which ends the process and thereby the measurement.
    trusted.verify(text, headersOf(headers));
    const { jobId, data } = JSON.parse(text);
    jobs.add(String(jobId));
    milliseconds.push(at - Date.parse(data.createdAt));
  }
  return {
    calls: came.length,
    jobs: jobs.size,
    firstAt: came[0]?.at ?? 0,
    lastAt: came.at(-1)?.at ?? 0,
    milliseconds: milliseconds.toSorted((one, other) => one - other),
  };
}

function headersOf(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  process.stdout.write(`http://127.0.0.1:${address.port}\n`);
});
