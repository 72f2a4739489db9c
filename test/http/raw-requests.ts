import { once } from 'node:events';
import { connect } from 'node:net';
import type { Answer } from '../a-gateway.ts';
import { TEST_KEY } from '../a-gateway.ts';

/** A raw TCP connection to the gateway. */
export interface RawConnection {
  send(bytes: string | Uint8Array): void;
  /** Sends a chunk repeatedly with backpressure until the connection ends. */
  pour(chunk: string): void;
  /** Reads the next reply, delimited by Content-Length. */
  answer(): Promise<Answer>;
  /** Stops reading from now on. */
  stopReading(): void;
  goOnReading(): void;
  /** Resolves when the gateway has closed the connection. */
  readonly closed: Promise<unknown>;
  /** How many bytes have been accepted. */
  taken(): number;
  end(): void;
}

/** The parts of a raw request. Headers may repeat. */
export interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: readonly (readonly [string, string])[];
  readonly body?: string | Uint8Array;
}

/** The header with the valid key. */
export const KEY_HEADER = ['SVC-API-KEY', TEST_KEY] as const;

/** Serializes a request. Only Host and, if there is a body, Content-Length are added. */
export function rawRequest({ method, path, headers = [], body }: RawRequest): Uint8Array {
  const length = body === undefined ? [] : [['content-length', String(Buffer.byteLength(body))]];
  const lines = [['host', 'gateway.test'], ...headers, ...length].map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const verb = method ?? (body === undefined ? 'GET' : 'POST');
  const head = `${verb} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body ?? '')]);
}

/** Sends one raw request and reads the reply. */
export async function sendRaw(url: string, request: RawRequest): Promise<Answer> {
  const connection = await connectTo(url);
  connection.send(rawRequest(request));
  const answer = await connection.answer();
  connection.end();
  return answer;
}

/** Opens a connection to a gateway. */
export async function connectTo(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  // Writing to a closed connection emits an error; tests check `closed` instead.
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  let received = Buffer.alloc(0);
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    socket.emit('received');
  });
  await once(socket, 'connect');
  return {
    send: (bytes) => socket.write(bytes),
    pour(chunk) {
      const more = (): void => {
        while (!socket.destroyed && socket.write(chunk));
        if (!socket.destroyed) socket.once('drain', more);
      };
      more();
    },
    async answer() {
      for (;;) {
        const answer = readAnswer(received);
        if (answer !== undefined) {
          received = received.subarray(answer.length);
          return answer.answer;
        }
        await Promise.race([once(socket, 'received'), failOn(closed)]);
      }
    },
    stopReading: () => socket.pause(),
    goOnReading: () => socket.resume(),
    closed,
    taken: () => socket.bytesWritten - socket.writableLength,
    end: () => socket.destroy(),
  };
}

async function failOn(closed: Promise<unknown>): Promise<never> {
  await closed;
  throw new Error('The connection was closed without an answer.');
}

const HEAD_END = '\r\n\r\n';

function readAnswer(bytes: Buffer): { answer: Answer; length: number } | undefined {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString().split('\r\n');
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const start = end + HEAD_END.length;
  const length = start + Number(headers.get('content-length') ?? 0);
  if (bytes.length < length) return undefined;
  const text = bytes.subarray(start, length).toString();
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  const json = isJson && text !== '' ? JSON.parse(text) : undefined;
  return { answer: { status: Number(statusLine.split(' ')[1]), headers, text, json }, length };
}
