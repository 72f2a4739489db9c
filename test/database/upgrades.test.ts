import { openAsBlob } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { DATABASE_FOLDER } from '../../server/database/built-in-database.ts';
import { everyChange, readMigrationState } from '../../server/database/migrate.ts';
import { openDatabaseAsItIs } from '../../server/database/open-database.ts';
import { openLog } from '../../server/foundation/log.ts';
import { startGateway } from '../../server/gateway/gateway.ts';
import { verifyBooks } from '../../server/usage/verification.ts';
import { send, testSettings } from '../a-gateway.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { aReceiver, type Receiver } from '../a-receiver.ts';
import { CALLBACK_SECRET, type Left, leave } from './a-former-gateway.ts';

/** The first level with a separate table of callbacks. */
const CALLBACKS_FROM = 2;

const levels = everyChange().map((name, index): [string, number] => [name, index + 1]);
/** `UPGRADES=all` tests all levels; the default is every second one, including the last but one. */
const triesAll = process.env.UPGRADES === 'all';
const triedOnServer = levels.filter(([, level]) => triesAll || (levels.length - level) % 2 === 1);
/**
 * The migrations are the same for both databases. For a folder, what matters is that a database of then can be opened
 * now.
 */
const triedInFolder = triesAll ? levels : levels.slice(0, 1);

let postgresql: PostgresqlServer;

beforeAll(async () => {
  postgresql = await aPostgresql();
});

afterAll(() => postgresql.stop());

interface Place {
  readonly folder: string;
  readonly databaseUrl?: string;
}

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-upgrade-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function aServersPlace(name: string): Promise<Place> {
  const client = new Client({ connectionString: postgresql.url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return {
    folder: await aFolder(),
    databaseUrl: postgresql.url.replace(/gateway$/, name),
  };
}

/** A data folder with an empty database. */
async function aFoldersPlace(): Promise<Place> {
  const folder = await aFolder();
  const loadDataDir = await openAsBlob(inject('databaseTemplate'));
  const pglite = await PGlite.create({ dataDir: join(folder, DATABASE_FOLDER), loadDataDir });
  await pglite.close();
  return { folder };
}

async function left(place: Place, level: number, { url }: Receiver): Promise<Left> {
  const database = await openDatabaseAsItIs(place);
  try {
    return await leave(database, { level, folder: place.folder, hookUrl: url });
  } finally {
    await database.close();
  }
}

function started({ folder, databaseUrl }: Place) {
  const settings = testSettings(folder, {
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    callbacks: { allowPrivate: true },
    timeouts: { shutdown: 1 },
  });
  return startGateway(settings, { log: openLog('silent') });
}

async function aReceiverHere(): Promise<Receiver> {
  const receiver = await aReceiver(204);
  onTestFinished(() => receiver.stop());
  return receiver;
}

/** Expects that the data of an earlier version is served, that its jobs continue, and that its ledger adds up. */
async function expectTakenOver(place: Place, level: number): Promise<void> {
  const receiver = await aReceiverHere();
  const { key, done, content, address, open } = await left(place, level, receiver);
  const gateway = await started(place);
  const headers = { 'SVC-API-KEY': key };
  const call = (path: string) => send(gateway.url + path, { headers });
  const record = await call(`/vidx/fetch?jobId=${done}`);
  expect(record.json).toMatchObject({ status: 'SUCCESS', data: { prompt: 'A lighthouse' } });
  const { pathname, search } = new URL(record.json.data.videoUrl);
  for (const path of [address, pathname + search]) {
    expect(await (await fetch(gateway.url + path)).text()).toBe(content);
  }
  await expect
    .poll(async () => (await call(`/vidx/fetch?jobId=${open}`)).json.status, { timeout: 60_000 })
    .toBe('SUCCESS');
  expect((await call('/account/ledger')).status).toBe(200);
  await expectTold(receiver, level >= CALLBACKS_FROM ? [done, open] : [open], level);
  await gateway.stop();

  const { queries, close } = await openDatabaseAsItIs(place);
  expect(await verifyBooks(queries)).toEqual([]);
  expect((await readMigrationState(queries)).pending).toEqual([]);
  await close();
}

async function expectTold(
  receiver: Receiver,
  jobs: readonly string[],
  level: number,
): Promise<void> {
  const calls = await receiver.received(jobs.length);
  expect(calls.map(({ body }) => body.jobId).toSorted()).toEqual(jobs.toSorted());
  if (level < CALLBACKS_FROM) return;
  const webhook = new Webhook(CALLBACK_SECRET);
  for (const { text, headers } of calls) webhook.verify(text, headers as Record<string, string>);
}

describe('what a gateway of another time has left is served, goes on and adds up', () => {
  test.each(triedOnServer)('on a server, as of %s', async (_name, level) =>
    expectTakenOver(await aServersPlace(`level_${level}`), level),
  );

  test.each(triedInFolder)('in a data folder, as of %s', async (_name, level) =>
    expectTakenOver(await aFoldersPlace(), level),
  );
});

test('three processes that start at once on an old database all come up, and one of them brings it up to date', async () => {
  const place = await aServersPlace('at_once');
  const { key, done } = await left(place, 1, await aReceiverHere());
  const gateways = await Promise.all([started(place), started(place), started(place)]);
  for (const { url } of gateways) {
    const headers = { 'SVC-API-KEY': key };
    const record = await send(`${url}/vidx/fetch?jobId=${done}`, { headers });
    expect(record.json.status).toBe('SUCCESS');
    expect((await send(`${url}/readyz`)).status).toBe(200);
  }
  await Promise.all(gateways.map((gateway) => gateway.stop()));
});

/** Unused migration numbers. They stay unused: a database with a later migration would never apply them. */
const NEVER_USED = [12, 13];

test('a new change has the number after the last one that has been released', () => {
  const numbers = everyChange().map((name) => Number(name.slice(0, 4)));
  const all = Array.from({ length: numbers.length + NEVER_USED.length }, (_, index) => index + 1);
  expect(numbers).toEqual(all.filter((number) => !NEVER_USED.includes(number)));
});
