import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import type { Database } from '../../server/database/database.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { openQueue } from '../../server/jobs/queue/boss-queue.ts';
import { aPostgresql } from '../a-postgresql.ts';
import { type FaultyGateway, type FaultyStart, startFaultyGateway } from './a-faulty-gateway.ts';
import {
  aLoopbackUpstream,
  type LoopbackUpstream,
  type UpstreamHabits,
} from './a-loopback-upstream.ts';
import { aVerifyingReceiver, type VerifyingReceiver } from './a-verifying-receiver.ts';
import { readWritten, type Written } from './what-happened.ts';

/** A database server with a migrated template database, of which each room gets a copy. */
export interface FaultyHouse {
  /** Creates a database, a folder, an upstream and a receiver for one test. */
  room(habits?: UpstreamHabits, options?: RoomOptions): Promise<FaultyRoom>;
  stop(): Promise<void>;
}

/** Options of a room. */
export interface RoomOptions {
  /** How many other upstreams are tried first. They throttle all requests until told otherwise. */
  readonly before?: number;
}

/** An isolated environment in which gateways can be killed without affecting other tests. */
export interface FaultyRoom extends AsyncDisposable {
  readonly upstream: LoopbackUpstream;
  /** The upstreams that are tried before the main one. */
  readonly before: readonly LoopbackUpstream[];
  readonly receiver: VerifyingReceiver;
  readonly database: Database;
  start(fault?: FaultyStart['fault']): FaultyGateway;
  /**
   * Has the effect of half a minute passing: leases of dead or paused processes expire, and their work is handed to the
   * next worker that claims it.
   */
  letLeasesLapse(): Promise<void>;
  written(): Promise<Written>;
}

/** Starts the database server and builds the template. */
export async function aFaultyHouse(): Promise<FaultyHouse> {
  const server = await aPostgresql();
  const template = await openDatabase({ databaseUrl: server.url, folder: '', onConnectionLost });
  const queue = await openQueue(template, pino({ level: 'silent' }));
  await queue.stop(0);
  await template.close();
  let rooms = 0;
  let copied = Promise.resolve();
  /** PostgreSQL copies a template only while nothing uses it, other copies included; so copies are made one by one. */
  const copy = async (): Promise<string> => {
    rooms += 1;
    const name = `room_${rooms}`;
    copied = copied.then(() => run(adjacent(server.url, 'postgres'), copyOf(server.url, name)));
    await copied;
    return adjacent(server.url, name);
  };
  return {
    room: async (habits, options) => aRoom(await copy(), habits, options),
    stop: () => server.stop(),
  };
}

async function aRoom(
  databaseUrl: string,
  habits?: UpstreamHabits,
  { before: count = 0 }: RoomOptions = {},
): Promise<FaultyRoom> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-room-'));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const upstream = await aLoopbackUpstream(habits);
  opened.defer(() => upstream.stop());
  const before: LoopbackUpstream[] = [];
  while (before.length < count) {
    const one = await aLoopbackUpstream({ limits: 1 });
    opened.defer(() => one.stop());
    before.push(one);
  }
  const config = join(folder, 'patchbay.yaml');
  await writeFile(config, JSON.stringify(settingsFor(count + 1)));
  const receiver = await aVerifyingReceiver();
  opened.defer(() => receiver.stop());
  const database = await openDatabase({ databaseUrl, folder, onConnectionLost });
  opened.defer(() => database.close());
  const closing = opened.move();
  const knowsKeys = habits?.knowsKeys ?? true;
  return {
    upstream,
    before,
    receiver,
    database,
    start(fault) {
      const start = { folder, config, databaseUrl, upstream, before, knowsKeys };
      const gateway = startFaultyGateway(fault === undefined ? start : { ...start, fault });
      closing.defer(async () => {
        gateway.signal('SIGKILL');
        await gateway.ended;
      });
      return gateway;
    },
    letLeasesLapse: () => letLeasesLapse(databaseUrl),
    written: () => readWritten(database.queries, folder),
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

/** Settings with the given number of upstreams. Each serves every model and is tried after those before it. */
function settingsFor(count: number): object {
  const names = Array.from({ length: count }, (_, index) => `upstream-${index + 1}`);
  const candidates = names.map((upstream, index) => ({ upstream, order: index + 1 }));
  return {
    upstreams: Object.fromEntries(names.map((name) => [name, { kind: 'sandbox' }])),
    models: [{ id: '*', upstreams: candidates }],
  };
}

/** Makes claimed callbacks due again, and has the queue's supervision look for messages with an outdated heartbeat. */
async function letLeasesLapse(connectionString: string): Promise<void> {
  await run(connectionString, 'update callback set due_at = next_at where due_at > next_at');
  await run(connectionString, "update pgboss.job set heartbeat_on = heartbeat_on - interval '1h'");
  await run(connectionString, 'update pgboss.queue set monitor_claim_on = null, monitor_on = null');
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false });
  await boss.start();
  await boss.supervise();
  await boss.stop({ graceful: false });
}

async function run(connectionString: string, sql: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query(sql);
  await client.end();
}

function adjacent(url: string, name: string): string {
  return new URL(`/${name}`, url).href;
}

function copyOf(url: string, name: string): string {
  return `create database ${name} template ${new URL(url).pathname.slice(1)}`;
}

function onConnectionLost(): void {}
