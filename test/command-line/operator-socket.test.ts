import { once } from 'node:events';
import { access, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest';
import { openOperatorParts } from '../../server/command-line/operator-parts.ts';
import { openOperatorSocket } from '../../server/command-line/operator-socket.ts';
import { askForSnapshot } from '../../server/command-line/snapshot-asking.ts';
import { SNAPSHOT_PATH, socketFolder, socketPath } from '../../server/command-line/socket-path.ts';
import type { Database, Queries } from '../../server/database/database.ts';
import { keepRoom } from '../../server/database/disk-room.ts';
import { readSnapshot, type SnapshotPart } from '../../server/database/snapshot.ts';
import { systemClock as clock } from '../../server/foundation/clock.ts';
import { type Log, openLog } from '../../server/foundation/log.ts';
import { openLedger } from '../../server/usage/ledger.ts';
import { putDatabase } from '../a-data-folder.ts';
import { aGatewayProcess } from '../a-process.ts';
import { someKeys } from '../accounts/some-keys.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';
import { eventually } from '../eventually.ts';
import { anOperator } from './an-operator.ts';

/** If each piece were added to a text that is then searched anew, so many characters would take minutes. */
const MANY = 60_000_000;

/** Commands that change nothing. */
const READING = [
  ['accounts', 'list'],
  ['accounts', 'show', 'Ann'],
  ['accounts', 'usage', 'Ann'],
  ['accounts', 'verify'],
  ['keys', 'list', 'Ann'],
];

let database: Database;
let folder: string;

beforeAll(async () => {
  database = await anEmptyDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-socket-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Overrides of the defaults for opening a socket. */
interface Opening {
  readonly data?: string;
  readonly queries?: Queries;
  readonly snapshot?: () => AsyncGenerator<SnapshotPart>;
  readonly log?: Log;
}

/** Opens the socket of a data folder; it is closed after the test. */
async function opened({
  data = folder,
  queries = database.queries,
  snapshot = () => readSnapshot(queries),
  log = openLog('silent'),
}: Opening = {}): Promise<{ close(): Promise<void> }> {
  const grants = openLedger({ queries, clock, moderation: { free: 3, windowHours: 24 } });
  const parts = openOperatorParts({
    queries,
    keys: someKeys(queries),
    grants,
    clock,
    invitationHours: 1,
    startingUnits: 0,
  });
  const socket = await openOperatorSocket({
    folder: data,
    parts,
    snapshot,
    log,
  });
  onTestFinished(() => socket.close());
  return socket;
}

async function modeOf(path: string): Promise<string> {
  return ((await stat(path)).mode & 0o777).toString(8);
}

function accountsIn(data: string) {
  return anOperator({ PATCHBAY_DATA: data }).ask('accounts', 'list');
}

/** Sends a body to the socket; returns the response's status and JSON. */
async function sent(
  body: string,
  method = 'POST',
): Promise<readonly [number | undefined, unknown]> {
  const asking = request({ socketPath: socketPath(folder), method });
  asking.end(body);
  const [response] = await once(asking, 'response');
  return [response.statusCode, await json(response)];
}

describe('the socket for the operator', () => {
  test('is its own user’s alone, in a folder that nobody else may look into', async () => {
    const before = process.umask(0);
    onTestFinished(() => void process.umask(before));
    await opened();
    expect(await modeOf(socketPath(folder))).toBe('600');
    expect(await modeOf(socketFolder(folder))).toBe('700');
  });

  test('closes a folder that was open to others', async () => {
    await mkdir(socketFolder(folder), { mode: 0o777 });
    await opened();
    expect(await modeOf(socketFolder(folder))).toBe('700');
  });

  test('is gone when it is closed, and can be had again', async () => {
    await (await opened()).close();
    await expect(access(socketPath(folder))).rejects.toThrow();
    await opened();
    expect(await accountsIn(folder)).toEqual({ accounts: [], more: false });
  });

  test('breaks off a copy of all that lasts when it is closed', async () => {
    const told = Promise.withResolvers<void>();
    const given = Promise.withResolvers<void>();
    const socket = await opened({
      async *snapshot() {
        try {
          yield { kind: 'head', changes: [], takenAt: '' };
          await told.promise;
          yield { kind: 'head', changes: [], takenAt: '' };
          yield* readSnapshot(database.queries);
        } finally {
          given.resolve();
        }
      },
    });
    const parts = await askForSnapshot(folder);
    await parts?.next();
    const closing = socket.close();
    await expect(parts?.next()).rejects.toThrow('The gateway broke off the snapshot');
    await closing;
    told.resolve();
    await given.promise;
  });

  test('ends a copy whose asker left while it waited for the database', async () => {
    const { queries, waiting, close } = await anEmptyDatabase();
    await opened({ queries });
    const held = await queries.startTransaction().execute();
    const asking = request({ socketPath: socketPath(folder), path: SNAPSHOT_PATH, method: 'POST' });
    asking.on('error', () => {});
    asking.end();
    await eventually(() => expect(waiting()).toBe(1));
    asking.destroy();
    // Answered without the database, after the socket has seen the asker leave.
    expect(await sent('{')).toEqual([400, { message: 'Unknown command.' }]);
    await held.rollback().execute();
    expect(await accountsIn(folder)).toEqual({ accounts: [], more: false });
    await close();
  });

  test('hands over a row of many megabytes, which comes in thousands of pieces', async () => {
    const row = JSON.stringify({ value: 'é'.repeat(MANY) });
    await opened({
      async *snapshot() {
        yield { kind: 'rows', table: 'secret', rows: [row] };
        yield { kind: 'rows', table: 'secret', rows: ['{}'] };
      },
    });
    const parts = await Array.fromAsync((await askForSnapshot(folder)) ?? []);
    expect(parts.map((part) => part.kind === 'rows' && part.rows[0] === row)).toEqual([
      true,
      false,
    ]);
  }, 60_000);

  test('logs what was done to whom, and what was refused; what was only read, as debug', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = openLog('debug', { write: (line) => void lines.push(JSON.parse(line)) });
    const { queries, close } = await anEmptyDatabase();
    onTestFinished(close);
    await opened({ log, queries });
    const operator = anOperator({ PATCHBAY_DATA: folder });
    const { account } = await operator.ask('accounts', 'create', '--name', 'Logged');
    const accountId = account.id;
    await operator.ask('accounts', 'grant', accountId, '5', '--reference', 'bill-7');
    const { record } = await operator.ask('keys', 'create', accountId);
    await operator.ask('accounts', 'list');
    await expect(operator.ask('keys', 'list', 'Nobody')).rejects.toThrow('no account');
    await expect(operator.ask('keys', 'create', 'Nobody')).rejects.toThrow('no account');
    const msg = 'command of the operator';
    expect(lines.map(({ time: _, ...line }) => line)).toEqual([
      { level: 30, command: 'accounts create', accountId, msg },
      { level: 30, command: 'accounts grant', accountId, units: 5, reference: 'bill-7', msg },
      { level: 30, command: 'keys create', accountId, keyId: record.id, msg },
      { level: 20, command: 'accounts list', msg },
      { level: 20, command: 'keys list', msg: `${msg} refused` },
      { level: 30, command: 'keys create', msg: `${msg} refused` },
    ]);
  });

  test('works where its path is longer than sockets allow', async () => {
    const data = join(folder, 'a'.repeat(100), 'b'.repeat(100));
    const socket = await opened({ data });
    expect(await modeOf(socketPath(data))).toBe('600');
    expect(await accountsIn(data)).toEqual({ accounts: [], more: false });
    await socket.close();
    await expect(access(socketPath(data))).rejects.toThrow();
  });

  test.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['no command', '{"arguments":{}}'],
    ['no arguments', '{"command":"accounts list"}'],
  ])('refuses what is %s', async (_what, body) => {
    await opened();
    expect(await sent(body)).toEqual([400, { message: 'Unknown command.' }]);
  });

  test.each(['accounts', 'accounts delete', 'toString', '__proto__', 'accounts constructor'])(
    'knows no command %s',
    async (command) => {
      await opened();
      const body = JSON.stringify({ command, arguments: {} });
      expect(await sent(body)).toEqual([400, { message: `There is no command ${command}.` }]);
    },
  );

  test('reads no more than a command can have', async () => {
    await opened();
    const body = JSON.stringify({ command: 'x'.repeat(10_000_000), arguments: {} });
    await expect(sent(body)).rejects.toThrow();
    expect(await accountsIn(folder)).toEqual({ accounts: [], more: false });
  });

  test('tells what the operator can mend, such as a full disk (D3)', async () => {
    const full = await anEmptyDatabase();
    onTestFinished(() => full.close());
    if (full.engine.kind === 'pglite') keepRoom(full.engine.pglite, () => 0);
    await opened({ queries: full.queries });
    const operator = anOperator({ PATCHBAY_DATA: folder });
    await expect(operator.ask('accounts', 'create', '--name', 'Late')).rejects.toMatchObject({
      name: 'CommandError',
      message: 'The disk of the database has hardly any room left: make room on it.',
    });
  });

  test('tells that something went wrong, and the log what', async () => {
    const closed = await anEmptyDatabase();
    await closed.close();
    await opened({ queries: closed.queries });
    await expect(accountsIn(folder)).rejects.toMatchObject({
      name: 'CommandError',
      message: 'The gateway could not do it; its log says why.',
    });
  });

  test('that answers something else is told as it is', async () => {
    await mkdir(socketFolder(folder));
    const server = createServer((_request, response) => response.destroy());
    server.listen(socketPath(folder));
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    for (const words of READING) {
      await expect(anOperator({ PATCHBAY_DATA: folder }).type(...words)).rejects.toMatchObject({
        name: 'CommandError',
        message: 'The gateway on this data folder does not answer: socket hang up.',
      });
    }
    const grant = ['accounts', 'grant', 'Ann', '5'];
    const type = (...words: readonly string[]) =>
      anOperator({ PATCHBAY_DATA: folder }).type(...words);
    const unknown = 'socket hang up. Whether it was done is unknown;';
    await expect(type(...grant)).rejects.toMatchObject({
      name: 'CommandError',
      message: expect.stringMatching(
        `${unknown} to repeat it is safe with --reference [-0-9a-f]{36}`,
      ),
    });
    await expect(type(...grant, '--reference', 'bill-7')).rejects.toThrow('--reference bill-7,');
    await expect(type('accounts', 'create', '--name', 'Ann')).rejects.toThrow(
      `${unknown} look before you repeat it.`,
    );
  });
});

describe('a gateway that was killed', () => {
  test('leaves a socket that stands in nobody’s way', async () => {
    putDatabase(folder);
    const killed = await aGatewayProcess({ PATCHBAY_DATA: folder });
    await killed.end('SIGKILL');
    await access(socketPath(folder));
    expect((await accountsIn(folder)).accounts).toMatchObject([{ name: 'local' }]);

    const next = await aGatewayProcess({ PATCHBAY_DATA: folder });
    expect(await modeOf(socketPath(folder))).toBe('600');
    expect((await accountsIn(folder)).accounts).toMatchObject([{ name: 'local' }]);
    expect(await next.end('SIGTERM')).toBe(0);
    await expect(access(socketPath(folder))).rejects.toThrow();
  });
});
