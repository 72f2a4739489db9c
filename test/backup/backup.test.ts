import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openFolderStore } from '../../server/assets/folder-store.ts';
import { openS3Store } from '../../server/assets/s3-store.ts';
import { markFolder } from '../../server/assets/shared-folder.ts';
import { type BackupPlace, makeBackup } from '../../server/backup/making.ts';
import { restoreBackup } from '../../server/backup/restoring.ts';
import { restoreFile } from '../../server/backup/restoring-file.ts';
import { openDatabaseAsItIs } from '../../server/database/open-database.ts';
import { isMarkedRestoring } from '../../server/database/restoring-mark.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { openLog } from '../../server/foundation/log.ts';
import { verifyBooks } from '../../server/usage/verification.ts';
import { putDatabase } from '../a-data-folder.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { aReceiver, type ReceivedCall, type Receiver } from '../a-receiver.ts';
import { anS3 } from '../an-s3.ts';
import { aToxicProxy } from '../faults/a-toxic-proxy.ts';
import { type Filled, fill, shown } from './a-full-gateway.ts';
import { aLastingGateway, anEmptyFolder, ended, type Place } from './a-lasting-gateway.ts';

const log = openLog('silent');
const STORE = { store: { kind: 'folder' } } as const;

let postgresql: PostgresqlServer;
let databases = 0;

beforeAll(async () => {
  postgresql = await aPostgresql();
});

afterAll(() => postgresql.stop());

/** A temporary folder, removed after the test. */
async function aFolder(): Promise<string> {
  const { path, remove } = await anEmptyFolder();
  onTestFinished(remove);
  return path;
}

async function aPlace(
  kind: 'built in' | 'server',
  { isReady = false } = {},
): Promise<Place & BackupPlace> {
  const data = await aFolder();
  // With a prepared database, the gateway need not create one.
  if (isReady && kind === 'built in') putDatabase(data);
  return kind === 'built in'
    ? { data, assets: STORE }
    : { data, assets: STORE, databaseUrl: await anEmptyServerDatabase() };
}

async function anEmptyServerDatabase(): Promise<string> {
  databases += 1;
  const client = new Client({ connectionString: postgresql.url });
  await client.connect();
  await client.query(`create database other_${databases}`);
  await client.end();
  return postgresql.url.replace(/gateway$/, `other_${databases}`);
}

/** The result of verifying the ledger of a place while no gateway runs on it. */
async function booksOf({ data, databaseUrl }: Place): Promise<readonly unknown[]> {
  const { queries, close } = await openDatabaseAsItIs({ databaseUrl, folder: data });
  try {
    return await verifyBooks(queries);
  } finally {
    await close();
  }
}

/** The tables of a database on a server. */
async function tablesOf({ databaseUrl }: Place): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    "select tablename from pg_tables where schemaname = 'public'",
  );
  await client.end();
  return rows;
}

/** Stores files of a new account, as operations do. */
async function keepFiles(
  { data: folder }: Place,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  const { queries, close } = await openDatabaseAsItIs({ folder });
  const [account_id, now] = [newIdentifier(), new Date()];
  await queries
    .insertInto('account')
    .values({ id: account_id, name: 'other', created_at: now, activated_at: now })
    .execute();
  const kept = { account_id, media_type: 'text/plain', file_name: 'page.txt', is_kept: true };
  const times = { created_at: now, expires_at: new Date('2999-01-01') };
  const store = await openFolderStore(join(folder, 'assets'));
  for (const [id, text] of Object.entries(files)) {
    const stored = await store.write(id, Readable.from([text]), { maxBytes: text.length });
    await queries
      .insertInto('asset')
      .values({ id, ...kept, ...stored, ...times })
      .execute();
  }
  await close();
}

async function aReceiverOf(...statuses: readonly number[]): Promise<Receiver> {
  const receiver = await aReceiver(...statuses);
  onTestFinished(() => receiver.stop());
  return receiver;
}

// `interrupted.test.ts` covers restoring from built in to built in.
describe.each([
  ['built in', 'server'],
  ['server', 'built in'],
] as const)('a backup of a database %s, restored into one %s', (from, to) => {
  test('has everything: it is served the same, what was under way ends once, and callbacks come', async () => {
    const [source, target] = [await aPlace(from, { isReady: true }), await aPlace(to)];
    // The second receiver refuses the first callback, so that only the restored gateway delivers it.
    const [quick, deaf] = [await aReceiverOf(204), await aReceiverOf(503, 204)];
    const held = new AbortController();
    const first = await aLastingGateway(source, { letGo: held.signal });
    const filled = await fill(first, { quick: quick.url, deaf: deaf.url });
    await deaf.received(1);
    const file = join(await aFolder(), 'kept.tar.gz');
    const made = await makeBackup(source, { file, replace: false });
    const before = await shown(first, filled);
    await first.stop();
    expect(made).toMatchObject({ missing: [], kept: 'folder', rows: { person: 1, account: 2 } });
    expect([before.models, before.signIn]).toEqual([200, 200]);
    expect(before.changes.changes).toMatchObject([
      { kind: 'key.created', key: { name: 'page' } },
      {},
      {},
    ]);
    expect(made.files).toBeGreaterThan(4);
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');

    const restored = await restoreFile(target, file, log);
    expect(restored).toMatchObject({ rows: made.rows, files: made.files });
    expect(restored.jobs).toBe(filled.openJobs.length);
    expect(await booksOf(target)).toEqual([]);
    const second = await aLastingGateway(target, { letGo: held.signal });
    expect(await shown(second, filled)).toEqual(before);
    held.abort();
    for (const jobId of filled.openJobs) {
      expect((await ended(second, jobId)).status).toBe('SUCCESS');
    }
    const told = await deaf.received(2);
    await expectTold(filled, {
      quick: quick.calls,
      told,
      secret: before.secrets.secrets[0].secret,
    });
    await second.stop();
    expect(await booksOf(target)).toEqual([]);
  });
});

/**
 * Expects that each job was reported, signed with the secret from before the backup, and retried under the same
 * identifier.
 */
async function expectTold(
  { endedJobs, openJobs, untold }: Filled,
  {
    quick,
    told,
    secret,
  }: {
    readonly quick: readonly ReceivedCall[];
    readonly told: readonly ReceivedCall[];
    readonly secret: string;
  },
): Promise<void> {
  const webhook = new Webhook(secret);
  for (const { text, headers } of [...quick, ...told]) {
    webhook.verify(text, headers as Record<string, string>);
  }
  expect(jobsOf(told)).toEqual(new Set([untold]));
  expect(new Set(told.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const [dam, mole] = openJobs;
  await expect.poll(() => jobsOf(quick)).toEqual(new Set([endedJobs[0], dam, mole]));
}

function jobsOf(calls: readonly ReceivedCall[]): ReadonlySet<unknown> {
  return new Set(calls.map(({ body }) => body.jobId));
}

describe('a backup', () => {
  test('is put into nothing that is not empty, and into nothing if it is not whole', async () => {
    const source = await aPlace('built in', { isReady: true });
    const gateway = await aLastingGateway(source);
    const { json } = await gateway.call('/v1/images/generations', { json: { prompt: 'A fox' } });
    expect(json.data).toHaveLength(1);
    await gateway.stop();
    const folder = await aFolder();
    const file = join(folder, 'kept.tar.gz');
    await makeBackup(source, { file, replace: false });
    await expect(makeBackup(source, { file, replace: false })).rejects.toThrow('--force');
    await expect(makeBackup(source, { file: folder, replace: true })).rejects.toThrow(
      'is a folder',
    );

    await expect(restoreFile(source, file, log)).rejects.toThrow('is not empty');
    const whole = gunzipSync(await readFile(file));
    const damaged = Buffer.from(whole);
    const at = whole.indexOf('"created_at":"2');
    damaged.write('1', at + '"created_at":"'.length);
    await writeFile(join(folder, 'half.tar.gz'), gzipSync(whole).subarray(0, 2_000));
    await expect(
      restoreFile(await aPlace('server'), join(folder, 'half.tar.gz'), log),
    ).rejects.toThrow('It ends too early');
    const wrong: Readonly<Record<string, Buffer>> = {
      'cut.tar.gz': gzipSync(whole).subarray(0, 2_000),
      'damaged.tar.gz': gzipSync(damaged),
      'text.tar.gz': gzipSync('Hello'),
      'plain.tar.gz': Buffer.from('Hello'),
    };
    for (const [name, content] of Object.entries(wrong)) {
      await writeFile(join(folder, name), content);
      const place = await aPlace('server');
      await expect(restoreFile(place, join(folder, name), log), name).rejects.toMatchObject({
        name: 'BrokenArchive',
        message: expect.stringContaining(`${join(folder, name)} cannot be restored. `),
      });
      // The lock file does not count as content.
      const left = (await readdir(place.data)).filter((one) => one !== 'lock');
      expect(left, name).toEqual([]);
      expect(await tablesOf(place), name).toEqual([]);
    }
  });

  test('is made without files that are gone or damaged, which it tells, and can be restored', async () => {
    const source = await aPlace('built in', { isReady: true });
    const [whole, cut, gone] = [newIdentifier(), newIdentifier(), newIdentifier()];
    await keepFiles(source, { [whole]: 'whole', [cut]: 'cut short', [gone]: 'gone' });
    const store = await openFolderStore(join(source.data, 'assets'));
    await store.remove(gone);
    await store.remove(cut);
    await store.write(cut, Readable.from(['cut']), { maxBytes: 9 });
    const file = join(await aFolder(), 'kept.tar.gz');
    const made = await makeBackup(source, { file, replace: false });
    expect(made.files).toBe(1);
    expect(made.missing.toSorted()).toEqual([cut, gone].toSorted());
    expect(await readdir(dirname(file))).toEqual(['kept.tar.gz']);
    const restored = await restoreFile(await aPlace('server'), file, log);
    expect(restored).toMatchObject({ rows: { asset: 3 }, files: 1 });
  });

  test('is not made from a data folder without the files of the database', async () => {
    const source = await aPlace('built in', { isReady: true });
    await keepFiles(source, { [newIdentifier()]: 'a page' });
    const assets = join(source.data, 'assets');
    const { queries, close } = await openDatabaseAsItIs({ folder: source.data });
    await markFolder(queries, assets);
    await close();
    await rm(assets, { recursive: true });
    const folder = await aFolder();
    const making = makeBackup(source, { file: join(folder, 'kept.tar.gz'), replace: false });
    await expect(making).rejects.toMatchObject({
      name: 'Error',
      message: expect.stringMatching(/assets is not the folder with the files of this database\. /),
    });
    expect(await readdir(folder)).toEqual([]);
    expect(await readdir(source.data)).not.toContain('assets');
  });

  test('and a restore say what cannot be written, and where', async () => {
    const source = await aPlace('built in', { isReady: true });
    const file = join(source.data, 'nowhere', 'kept.tar.gz');
    await expect(makeBackup(source, { file, replace: false })).rejects.toMatchObject({
      message: `There is no folder ${dirname(file)} to write kept.tar.gz to.`,
    });
    const kept = join(await aFolder(), 'kept.tar.gz');
    await makeBackup(source, { file: kept, replace: false });
    const target = { ...(await aPlace('server')), data: join(kept, 'inside') };
    await expect(restoreFile(target, kept, log)).rejects.toMatchObject({
      message: expect.stringMatching(/^The data folder .* cannot be written: ENOTDIR/),
    });
  });

  test('that is damaged leaves nothing of its own in a bucket either', async () => {
    const source = await aPlace('built in', { isReady: true });
    await keepFiles(source, { [newIdentifier()]: 'one', [newIdentifier()]: 'two' });
    const file = join(await aFolder(), 'kept.tar.gz');
    await makeBackup(source, { file, replace: false });
    const damaged = gunzipSync(await readFile(file));
    damaged.write('0', damaged.indexOf('"sha256":"') + '"sha256":"'.length);
    await writeFile(file, gzipSync(damaged));
    const s3 = await anS3();
    onTestFinished(() => s3.stop());
    const other = openS3Store(s3.settings);
    const others = newIdentifier();
    await other.write(others, Readable.from(['of others']), { maxBytes: 9 });
    await other.close();
    const target = {
      ...(await aPlace('server')),
      assets: { store: { kind: 's3' as const, ...s3.settings } },
    };
    await expect(restoreFile(target, file, log)).rejects.toThrow('damaged');
    expect(await s3.keys()).toEqual([`${s3.settings.prefix}${others}`]);
  });

  test('whose restore loses the database stays marked, and is restored by the next try', async () => {
    const source = await aPlace('built in', { isReady: true });
    await keepFiles(source, { [newIdentifier()]: 'whole' });
    const file = join(await aFolder(), 'kept.tar.gz');
    await makeBackup(source, { file, replace: false });
    const target = await aPlace('server');
    const proxy = await aToxicProxy(target.databaseUrl ?? '');
    onTestFinished(() => proxy.stop());
    const content = gunzipSync(await readFile(file));
    const losing = async function* (): AsyncGenerator<Buffer> {
      yield content.subarray(0, content.length - 4_096);
      await proxy.be({ kind: 'refuse' });
      yield content.subarray(content.length - 4_096);
    };
    const through = { ...target, databaseUrl: proxy.url };
    await expect(restoreBackup(through, losing(), log)).rejects.toThrow();
    expect(isMarkedRestoring(target.data)).toBe(true);
    expect(await restoreFile(target, file, log)).toMatchObject({ files: 1 });
    expect(isMarkedRestoring(target.data)).toBe(false);
  });

  test('is restored by one alone, in a folder and in a database; who comes meanwhile is told so', async () => {
    const source = await aPlace('built in', { isReady: true });
    await keepFiles(source, { [newIdentifier()]: 'whole' });
    const file = join(await aFolder(), 'kept.tar.gz');
    await makeBackup(source, { file, replace: false });
    const target = await aPlace('server');
    const content = gunzipSync(await readFile(file));
    const isHalfDone = Promise.withResolvers<void>();
    const othersAreRefused = Promise.withResolvers<void>();
    const slowly = async function* (): AsyncGenerator<Buffer> {
      yield content.subarray(0, content.length - 4_096);
      isHalfDone.resolve();
      await othersAreRefused.promise;
      yield content.subarray(content.length - 4_096);
    };
    const restoring = restoreBackup(target, slowly(), log);
    await isHalfDone.promise;
    await expect(restoreFile(target, file, log)).rejects.toThrow(
      `The data folder ${target.data} is in use, by a gateway or by a restore that is under way.`,
    );
    const { databaseUrl } = target;
    const elsewhere = { data: await aFolder(), assets: STORE, databaseUrl };
    await expect(restoreFile(elsewhere, file, log)).rejects.toThrow(
      'Another restore into this database is under way.',
    );
    expect(isMarkedRestoring(elsewhere.data)).toBe(false);
    othersAreRefused.resolve();
    expect(await restoring).toMatchObject({ files: 1 });
    expect(await readdir(join(target.data, 'assets'), { recursive: true })).not.toEqual([]);
  });

  test('is not made of nothing, and the folder stays empty', async () => {
    const data = await aFolder();
    const file = join(await aFolder(), 'kept.tar.gz');
    await expect(makeBackup({ data, assets: STORE }, { file, replace: false })).rejects.toThrow(
      `There is nothing to back up: no database of a gateway is in the data folder ${data}.`,
    );
    expect(await readdir(data)).toEqual([]);
  });
});
