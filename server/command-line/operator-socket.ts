import { once } from 'node:events';
import { chmod, mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { SnapshotPart } from '../database/snapshot.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import type { Log } from '../foundation/log.ts';
import { OperatorError } from '../foundation/operator-error.ts';
import { logCommand } from './command-entry.ts';
import { readOperatorRequest, runOperatorCommand } from './operator-commands.ts';
import type { OperatorParts } from './operator-parts.ts';
import { SNAPSHOT_PATH, socketFolder, socketPath, withShortPath } from './socket-path.ts';

/** The socket on which a running gateway accepts operator commands. */
export interface OperatorSocket {
  /** Finishes the requests in flight, except for snapshots, which are aborted, and removes the socket. */
  close(): Promise<void>;
}

/** Dependencies of the socket. */
export interface OperatorSocketParts {
  /** The data folder, which this process has locked. */
  readonly folder: string;
  readonly parts: OperatorParts;
  /** Reads all persistent data, part by part. */
  readonly snapshot: () => AsyncGenerator<SnapshotPart>;
  readonly log: Log;
}

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
const MAX_BODY_BYTES = 65_536;
const MAX_CONNECTIONS = 16;
const ARRIVES_WITHIN_MS = 10_000;
/** Requests wait while a snapshot reads rows, so a client that stops reading is disconnected after this time. */
const TAKES_WITHIN_MS = 10_000;
const FAILED = 'The gateway could not do it; its log says why.';

/**
 * Accepts operator commands on a Unix socket in the data folder, to which only the gateway's own user can connect:
 * `POST /` with `{command, arguments}`, and `POST /snapshot` for all persistent data. If the socket cannot be opened,
 * the gateway runs without it; so it does on Windows.
 */
export async function openOperatorSocket(given: OperatorSocketParts): Promise<OperatorSocket> {
  const { folder, log } = given;
  if (process.platform === 'win32') return { close: async () => {} };
  // Importing the module would load all of its exports, such as the WebSocket client, and take 40 ms.
  const { createServer } = process.getBuiltinModule('node:http');
  const closing = new AbortController();
  const server = createServer({ requestTimeout: ARRIVES_WITHIN_MS }, (request, response) => {
    answer(request, response, { ...given, signal: closing.signal }).catch((error: unknown) => {
      log.error({ error }, 'command of the operator failed');
      if (!response.headersSent) send(response, 500, { message: FAILED });
    });
  });
  server.maxConnections = MAX_CONNECTIONS;
  try {
    await listen(server, folder);
  } catch (error) {
    server.close();
    log.warn({ error }, 'cannot open the operator socket: commands need the gateway stopped');
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
  // This process has locked the data folder, so an existing socket was left behind by a process that has exited.
  await rm(socketPath(folder), { force: true });
  await withShortPath(folder, async (path) => {
    server.listen(path);
    await once(server, 'listening');
  });
  await chmod(socketPath(folder), OWNER_ONLY_FILE);
}

/** The context of answering a request. */
interface Answering extends OperatorSocketParts {
  /** Aborted when the gateway shuts down. */
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
  if (command === undefined) return send(response, 400, { message: 'Unknown command.' });
  try {
    const done = await runOperatorCommand(parts, command);
    logCommand(log, command, done);
    send(response, 200, { answer: done });
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    logCommand(log, command);
    send(response, 400, { message: error.message });
  }
}

/** Streams the parts with backpressure, and ends the reading. An error after the first part closes the connection. */
async function tell(
  parts: AsyncGenerator<SnapshotPart>,
  response: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  response.setTimeout(TAKES_WITHIN_MS, () => response.destroy());
  const lines = async function* (): AsyncGenerator<string> {
    for await (const part of parts) yield `${JSON.stringify(part)}\n`;
  };
  try {
    // Waits for the first part before sending the status, so that the client learns of an early failure from the status.
    const told = lines();
    const first = await told.next();
    response.writeHead(200, { 'content-type': 'application/x-ndjson', connection: 'close' });
    if (first.done !== true) response.write(first.value);
    await pipeline(Readable.from(told), response, { signal });
  } finally {
    // If the client has left during the wait, the pipeline fails before it takes over the source, and never ends it.
    await parts.return(undefined);
  }
}

/** Reads the body; if it is too large, closes the connection and returns `undefined`. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > MAX_BODY_BYTES) {
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
