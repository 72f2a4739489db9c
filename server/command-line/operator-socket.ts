import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SnapshotPart } from '../database/snapshot.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import type { Log } from '../foundation/log.ts';
import { logCommand } from './command-entry.ts';
import { readOperatorRequest, runOperatorCommand } from './operator-commands.ts';
import { OperatorMistake } from './operator-mistake.ts';
import type { OperatorParts } from './operator-parts.ts';
import { SNAPSHOT_PATH } from './snapshot-path.ts';
import { socketFolder, socketPath, withShortPath } from './socket-path.ts';

/** Where a running gateway takes the commands of its operator. */
export interface OperatorSocket {
  /** Finishes what is under way, but for copies of all that lasts, which are broken off, and goes away. */
  close(): Promise<void>;
}

/** What the socket stands on. */
export interface OperatorSocketParts {
  /** The data folder, which this process has claimed. */
  readonly folder: string;
  readonly parts: OperatorParts;
  /** All that lasts, part by part. */
  readonly snapshot: () => AsyncGenerator<SnapshotPart>;
  readonly log: Log;
}

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const BODY_BYTES_UP_TO = 65_536;
const CONNECTIONS_UP_TO = 16;
const ARRIVES_WITHIN_MS = 10_000;
/** Requests wait while rows are told: whoever does not take them is left. */
const TAKES_WITHIN_MS = 10_000;
const FAILED = 'The gateway could not do it; its log says why.';

/**
 * Takes the commands of the operator on a Unix socket in the data folder, which only the user that the gateway runs as
 * can connect to: `POST /` with `{command, arguments}`, and `POST /snapshot` for all that lasts. A gateway that cannot
 * have the socket serves without it; so does one on Windows.
 */
export async function openOperatorSocket(given: OperatorSocketParts): Promise<OperatorSocket> {
  const { folder, log } = given;
  if (process.platform === 'win32') return { close: async () => {} };
  // An import of the module would load all that it can do, the client of web sockets for one, and takes 40 ms.
  const { createServer } = process.getBuiltinModule('node:http');
  const closing = new AbortController();
  const server = createServer({ requestTimeout: ARRIVES_WITHIN_MS }, (request, response) => {
    answer(request, response, { ...given, signal: closing.signal }).catch((error: unknown) => {
      log.error({ error }, 'command of the operator failed');
      if (!response.headersSent) send(response, 500, { message: FAILED });
    });
  });
  server.maxConnections = CONNECTIONS_UP_TO;
  try {
    await listen(server, folder);
  } catch (error) {
    server.close();
    log.warn({ error }, 'socket for the operator not to be had, commands need the gateway stopped');
    return { close: async () => {} };
  }
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      closing.abort(new Error('The gateway stops.'));
      await closed;
      await rm(socketPath(folder), { force: true });
    },
  };
}

async function listen(server: Server, folder: string): Promise<void> {
  await mkdir(socketFolder(folder), { recursive: true, mode: OWNER_ONLY_FOLDER });
  await chmod(socketFolder(folder), OWNER_ONLY_FOLDER);
  // Whose data folder it is knows that a socket that lies there belongs to a process that is gone.
  await rm(socketPath(folder), { force: true });
  await withShortPath(folder, async (path) => {
    server.listen(path);
    await once(server, 'listening');
  });
  await chmod(socketPath(folder), OWNER_ONLY_FILE);
}

/** What an answer stands on. */
interface Answering extends OperatorSocketParts {
  /** Is aborted when the gateway stops. */
  readonly signal: AbortSignal;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { parts, snapshot, log, signal }: Answering,
): Promise<void> {
  if (request.method === 'POST' && request.url === SNAPSHOT_PATH) {
    log.info({ command: 'backup' }, 'command of the operator');
    return tell(snapshot(), response, signal);
  }
  const asked = request.method === 'POST' ? await readText(request) : undefined;
  const command = asked === undefined ? undefined : readOperatorRequest(asked);
  if (command === undefined) return send(response, 400, { message: 'This is no command.' });
  try {
    const done = await runOperatorCommand(parts, command);
    logCommand(log, command, done);
    send(response, 200, { answer: done });
  } catch (error) {
    if (!(error instanceof OperatorMistake)) throw error;
    logCommand(log, command);
    send(response, 400, { message: error.message });
  }
}

/** Tells part after part, as fast as they are taken. What fails in the middle cuts the connection. */
async function tell(
  parts: AsyncGenerator<SnapshotPart>,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  response.setTimeout(TAKES_WITHIN_MS, () => response.destroy());
  const lines = async function* (): AsyncGenerator<string> {
    for await (const part of parts) yield `${JSON.stringify(part)}\n`;
  };
  // Nothing is answered before the first part is there: who asks learns of a failure by the status.
  const told = lines();
  const first = await told.next();
  response.writeHead(200, { 'content-type': 'application/x-ndjson', connection: 'close' });
  if (first.done !== true) response.write(first.value);
  await pipeline(Readable.from(told), response, { signal });
}

/** The body; `undefined` where it is too large, and then the connection is cut. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > BODY_BYTES_UP_TO) {
      request.socket.destroy();
      return undefined;
    }
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString();
}

function send(response: ServerResponse, status: number, body: JsonObject): void {
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
  response.end(JSON.stringify(body));
}
