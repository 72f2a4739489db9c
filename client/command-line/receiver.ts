import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { readChunks } from '../callback-handlers/body.ts';
import { verified } from '../callback-handlers/handling.ts';
import { type CallbackEvent, CallbackVerificationError } from '../callbacks.ts';
import { reasonOf } from '../system-error.ts';
import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';
import type { Secrets } from './secrets.ts';

/** Options of a callback receiver. */
export interface ReceiverOptions {
  /** 0 for any free port. */
  readonly port: number;
  readonly secrets: Secrets;
  readonly forwardTo: string | undefined;
  /** Called with every callback after its response has been sent. */
  readonly onReceived: (received: Received) => void;
}

/** A received callback and its outcome. */
export interface Received {
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
  /** The type of a verified callback, and its job. */
  readonly type?: string;
  readonly id?: string;
  readonly jobId?: string;
  readonly status?: string;
  /** Why it was refused. */
  readonly refusal?: string;
  /** The status of the response. */
  readonly answer: number;
}

/** A running receiver. */
export interface Receiver {
  /** The URL for the gateway's callbacks. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Far more than a job's record needs. */
const MAX_BODY = 1_048_576;
const FORWARD_WITHIN_MS = 30_000;
const MAX_ANSWER = 65_536;
const HOST = '127.0.0.1';
/** Hop-by-hop headers (RFC 9110, section 7.6.1), and those that `fetch` sets itself. */
const OF_THE_CONNECTION = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/**
 * Starts a local callback receiver.
 *
 * @throws CommandFailure if the port is in use or not permitted
 */
export async function startReceiver(options: ReceiverOptions): Promise<Receiver> {
  const verify = verifying(options.secrets);
  const server = createServer((request, response) => {
    receive(request, response, { ...options, verify }).catch((error: unknown) =>
      response.destroy(asError(error)),
    );
  });
  try {
    await once(server.listen(options.port, HOST), 'listening');
  } catch (error) {
    const sentence = `Port ${options.port} cannot be used: ${reasonOf(error)}. Choose another with --port.`;
    throw new CommandFailure(sentence, ExitCode.mistake);
  }
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? options.port) : options.port;
  return {
    url: `http://${HOST}:${port}/`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function receive(
  request: IncomingMessage,
  response: ServerResponse,
  options: ReceiverOptions & { readonly verify: Verify },
): Promise<void> {
  const receivedAt = new Date().toISOString();
  const reply = (status: number, body: string | Uint8Array, facts: Partial<Received>): void => {
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(body);
    options.onReceived({ receivedAt, ...facts, answer: status });
  };
  if (request.method !== 'POST') {
    return reply(405, 'Callbacks are posted.\n', { refusal: `${request.method ?? ''} is no POST` });
  }
  const { bytes: body } = await readChunks(request, MAX_BODY);
  if (body === undefined) {
    return reply(413, 'The body is too large for a callback.\n', {
      refusal: 'the body is too large',
    });
  }
  const event = await options.verify(body, request.headers);
  if (event instanceof CallbackVerificationError) {
    return reply(401, `${event.message}\n`, { refusal: event.message });
  }
  const facts = factsOf(event);
  if (options.forwardTo === undefined) return reply(204, '', facts);
  const answer = await forwarded(options.forwardTo, request, body);
  if (typeof answer === 'string') return reply(502, `${answer}\n`, { ...facts, refusal: answer });
  reply(answer.status, answer.body, facts);
}

function factsOf({ type, id, record }: CallbackEvent): Partial<Received> {
  return { type, id, jobId: record.jobId, status: record.status };
}

type Verify = (
  body: Uint8Array,
  headers: IncomingHttpHeaders,
) => Promise<CallbackEvent | CallbackVerificationError>;

/** Verifies callbacks. If a signature does not match, the secret may have been rotated since it was fetched. */
function verifying(secrets: Secrets): Verify {
  let { known } = secrets;
  return async (body, headers) => {
    const event = verified({ body, headers }, known);
    if (!(event instanceof CallbackVerificationError) || event.rule !== 'wrong-signature')
      return event;
    const renewed = await secrets.renewed();
    if (renewed === undefined) return event;
    known = renewed;
    return verified({ body, headers }, known);
  };
}

/** Forwards a callback unchanged. Returns the reason if that fails. */
async function forwarded(
  address: string,
  { headers }: IncomingMessage,
  body: Uint8Array<ArrayBuffer>,
): Promise<{ readonly status: number; readonly body: Uint8Array } | string> {
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    OF_THE_CONNECTION.has(name) || value === undefined ? [] : [[name, String(value)] as const],
  );
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: Object.fromEntries(kept),
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(FORWARD_WITHIN_MS),
    });
    const answer = new Uint8Array(await response.arrayBuffer()).subarray(0, MAX_ANSWER);
    return { status: response.status, body: hasBody(response.status) ? answer : new Uint8Array() };
  } catch (error) {
    return `${address} cannot be reached: ${reasonOf(error)}`;
  }
}

function hasBody(status: number): boolean {
  return status !== 204 && status !== 304;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
