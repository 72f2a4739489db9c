import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { processFigures } from './process-figures.ts';

/** The resource use of a PostgreSQL server so far. */
export interface ServerFigures {
  /** CPU time of all its processes, including those that have exited, in microseconds. */
  readonly cpuMicroseconds: number;
  /** Write-ahead log (WAL) written, in bytes. */
  readonly loggedBytes: number;
  /** Size of one database with its indexes, in bytes. */
  readonly storedBytes: number;
  readonly connections: number;
  readonly transactions: number;
}

/** A server whose figures are read over a separate connection. */
export interface WatchedServer {
  /** Runs a statement, and returns its rows. */
  ask(statement: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  figures(database: string): Promise<ServerFigures>;
  /** Creates an empty database, and returns its URL. */
  createDatabase(name: string): Promise<string>;
  close(): Promise<void>;
}

/** Connects to a server on this machine. */
export async function watchServer(url: string): Promise<WatchedServer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const ask = async (statement: string) => (await client.query(statement)).rows;
  return {
    ask,
    async figures(database) {
      const [row] = await ask(`
        select pg_current_wal_lsn() - '0/0' as logged, pg_database_size('${database}') as stored,
          (select numbackends from pg_stat_database where datname = '${database}') as connections,
          (select xact_commit from pg_stat_database where datname = '${database}') as transactions
      `);
      return {
        cpuMicroseconds: await cpuOf(await ask('select pid from pg_stat_activity')),
        loggedBytes: Number(row?.logged),
        storedBytes: Number(row?.stored),
        connections: Number(row?.connections),
        transactions: Number(row?.transactions),
      };
    },
    async createDatabase(name) {
      await ask(`create database ${name}`);
      const address = new URL(url);
      address.pathname = `/${name}`;
      return address.href;
    },
    close: () => client.end(),
  };
}

/**
 * Runs a workload, and returns the server's resource use per response; `connections` is the number that are open at the
 * end.
 */
export async function perAnswer<Done extends { readonly answers: number }>(
  server: WatchedServer,
  database: string,
  work: () => Promise<Done>,
): Promise<{ readonly done: Done; readonly each: ServerFigures }> {
  const before = await server.figures(database);
  const done = await work();
  const after = await server.figures(database);
  const grown = (figure: keyof ServerFigures): number =>
    (after[figure] - before[figure]) / done.answers;
  const each = {
    cpuMicroseconds: grown('cpuMicroseconds'),
    loggedBytes: grown('loggedBytes'),
    storedBytes: grown('storedBytes'),
    transactions: grown('transactions'),
    connections: after.connections,
  };
  return { done, each };
}

const MICROSECONDS_PER_TICK = 10_000;

async function cpuOf(processes: readonly Readonly<Record<string, unknown>>[]): Promise<number> {
  const living = await livingCpuOf(processes);
  const [one] = processes;
  return living + (one === undefined ? 0 : await endedCpuBeside(Number(one.pid)));
}

/** CPU time of all exited children of a process's parent (proc(5), `/proc/pid/stat`, fields 4, 16 and 17). */
async function endedCpuBeside(pid: number): Promise<number> {
  const parent = (await fieldsOf(pid))[1];
  const fields = await fieldsOf(Number(parent));
  return (Number(fields[13]) + Number(fields[14])) * MICROSECONDS_PER_TICK;
}

/** The fields from the third on. The second is a name in parentheses, which may contain spaces and parentheses. */
async function fieldsOf(pid: number): Promise<readonly string[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

async function livingCpuOf(
  processes: readonly Readonly<Record<string, unknown>>[],
): Promise<number> {
  const times = await Promise.all(
    processes.map(async ({ pid }) => {
      // A process that has exited meanwhile counts among the exited children.
      const figures = await processFigures(Number(pid)).catch(() => undefined);
      return figures?.cpuMicroseconds ?? 0;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}
