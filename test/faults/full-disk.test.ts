import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../server/database/open-database.ts';
import { verifyBooks } from '../../server/usage/verification.ts';
import { putDatabase } from '../a-data-folder.ts';
import { type Answer, aGateway, type TestGateway } from '../a-gateway.ts';
import { aFormWith, aRecording } from '../recordings.ts';
import { aDiskThatSaysItIsFull, aMountedDisk, mayMount, type SmallDisk } from './a-small-disk.ts';

const SOON = { timeout: 60_000, interval: 100 } as const;
/** Files need little, and the gateway requires 16 MiB free. */
const MEBIBYTES = 48;
/** A database takes 40 MiB, and the gateway requires 64 MiB free. */
const DATABASE_MEBIBYTES = 160;

/** A gateway whose files are on a separate disk. Its database is elsewhere. */
async function aGatewayOn(open: () => Promise<SmallDisk>) {
  const disk = await open();
  onTestFinished(() => disk.remove());
  vi.stubEnv('TMPDIR', disk.folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const gateway = await aGateway({ upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 1 } } });
  onTestFinished(() => gateway.stop());
  expect(gateway.data.startsWith(disk.folder)).toBe(true);
  return { disk, gateway };
}

const PICTURE = { prompt: 'A fox', size: '256x256', response_format: 'url' };

function draw({ call }: TestGateway): Promise<Answer> {
  return call('/v1/images/generations', { json: PICTURE });
}

function upload({ call }: TestGateway): Promise<Answer> {
  return call('/musx/v1/upload', { form: aFormWith('file', aRecording(10)) });
}

/** Scratch files of requests, and partial uploads. */
async function leftIn({ data }: TestGateway): Promise<readonly string[]> {
  const files = await readdir(data, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile() && /scratch|incoming/.test(file.parentPath))
    .map(({ name }) => name);
}

async function charged(gateway: TestGateway): Promise<readonly string[]> {
  const rows = await gateway.stored().selectFrom('ledger_entry').select('kind').execute();
  return rows.map(({ kind }) => kind).filter((kind) => kind === 'settle');
}

const DISKS: readonly (readonly [string, boolean, () => Promise<SmallDisk>])[] = [
  // Mounting requires root.
  ['a disk of its own', mayMount, () => aMountedDisk(MEBIBYTES)],
  // How a stream's file is determined depends on the system.
  ['a disk that says so', process.platform === 'linux', aDiskThatSaysItIsFull],
];

describe.each(DISKS)('where files are on %s', (_disk, isHere, open) => {
  test.skipIf(!isHere)(
    'what needs room is 503 and free while there is none, what is there is served, and all goes on (D3)',
    async () => {
      const { disk, gateway } = await aGatewayOn(open);
      const kept = (await draw(gateway)).json.data[0].url;
      const picture = await bytesAt(kept);
      const settled = await charged(gateway);
      const ready = async () => (await gateway.call('/readyz')).json.data.assets;
      expect(await ready()).toBe(true);
      disk.fill();
      // Only a mounted disk reports its free space.
      expect(await ready()).toBe(open === aDiskThatSaysItIsFull);
      const refused = [await draw(gateway), await upload(gateway)];
      for (const { status, headers, json } of refused) {
        const message = 'The gateway cannot reach its files just now; try again in a moment.';
        expect([status, json]).toMatchObject([503, { status: 'FAILED', message }]);
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      }
      expect(await bytesAt(kept)).toEqual(picture);
      expect(await charged(gateway)).toEqual(settled);
      expect((await gateway.call('/v1/models')).status).toBe(200);
      await expect.poll(() => leftIn(gateway)).toEqual([]);
      disk.empty();
      expect(await ready()).toBe(true);
      expect((await draw(gateway)).status).toBe(200);
      expect((await upload(gateway)).status).toBe(200);
    },
  );

  // Runs on one kind of disk only.
  test.skipIf(!isHere || (mayMount && open === aDiskThatSaysItIsFull))(
    'a job whose result has no room waits for it, and is charged once (D3)',
    async () => {
      const { disk, gateway } = await aGatewayOn(open);
      const json = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
      const created = await gateway.call('/vidx/generations', { json });
      const { jobId } = created.json.data;
      disk.fill();
      const histories = async () => {
        const jobs = await gateway.stored().selectFrom('job').select('history').execute();
        return JSON.stringify(jobs);
      };
      await expect.poll(histories, SOON).toContain('disk that keeps the files');
      expect(await charged(gateway)).toEqual([]);
      await expect.poll(() => leftIn(gateway)).toEqual([]);
      disk.empty();
      const record = await gateway.ended('/vidx/fetch', jobId);
      expect(record).toMatchObject({ status: 'SUCCESS' });
      expect((await bytesAt(record.data.videoUrl)).length).toBeGreaterThan(1_000);
      expect(await charged(gateway)).toEqual(['settle']);
      expect(await readdir(join(gateway.data, 'scratch'))).toHaveLength(1);
    },
  );
});

test.skipIf(!mayMount)(
  'a built-in database whose disk is full answers with 503, is read on, loses nothing and goes on (D3)',
  async () => {
    const disk = await aMountedDisk(DATABASE_MEBIBYTES);
    onTestFinished(() => disk.remove());
    const folder = join(disk.folder, 'data');
    putDatabase(folder);
    const open = () => openDatabase({ folder, onConnectionLost: () => {} });
    const gateway = await aGateway({}, { database: await open() });
    const json = { prompt: 'A lighthouse', video_length: '6', resolution_name: '480p' };
    const create = () => gateway.call('/vidx/generations', { json });
    const accepted = (await create()).json.data.jobId;
    const known = { email: 'grace@example.com', password: 'a walk by the sea' };
    const joined = await gateway.call('/account/sign-up', { json: { ...known, name: 'Grace' } });
    expect(joined.status).toBe(200);
    await gateway.stored().updateTable('person').set({ email_verified: true }).execute();
    disk.fill();
    const refused = async () => {
      const { status, json: told } = await create();
      return [status, told.status];
    };
    await expect.poll(refused, SOON).toEqual([503, 'FAILED']);
    // Free space is checked once a second: until then, rows that still fit are written.
    // Each sign-up uses a new address: for an existing account nothing is written.
    let people = 0;
    const somebody = () => ({ ...known, email: `ada${++people}@example.com`, name: 'Ada' });
    for (const [path, given] of [
      ['/account/sign-up', somebody],
      ['/account/sign-in', () => known],
    ] as const) {
      const status = async () => (await gateway.call(path, { json: given() })).status;
      await expect.poll(status, SOON).toBe(503);
    }
    const lookUp = async () => gateway.call(`/vidx/fetch?jobId=${accepted}`);
    expect((await lookUp()).json.data.jobId).toBe(accepted);
    disk.empty();
    await expect.poll(async () => (await create()).status, SOON).toBe(200);
    expect(await gateway.ended('/vidx/fetch', accepted)).toMatchObject({ status: 'SUCCESS' });
    await gateway.stop();

    const database = await open();
    onTestFinished(() => database.close());
    const jobs = await database.queries.selectFrom('job').select(['id', 'state']).execute();
    expect(jobs.map(({ id }) => id)).toContain(accepted);
    expect(await verifyBooks(database.queries)).toEqual([]);
  },
);

async function bytesAt(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
