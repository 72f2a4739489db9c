import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureLocalAccount } from '../../server/accounts/local-account.ts';
import { Assets } from '../../server/assets/assets.ts';
import { openFolderStore } from '../../server/assets/folder-store.ts';
import { signerWith } from '../../server/assets/signing.ts';
import { FileTooLarge } from '../../server/assets/store.ts';
import type { Database } from '../../server/database/database.ts';
import { secondsAfter } from '../../server/foundation/clock.ts';
import { someKeys } from '../accounts/some-keys.ts';
import { anEmptyDatabase } from '../an-empty-database.ts';

const NOW = new Date('2026-01-01T12:00:00.750Z');
const clock = { now: () => NOW };
const FOX = { mediaType: 'image/png', fileName: 'fox.png' };
const TOMORROW = secondsAfter(NOW, 86_400);

let folder: string;
let database: Database;
let assets: Assets;
let accountId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'patchbay-assets-'));
  database = await anEmptyDatabase();
  const { queries } = database;
  accountId = (
    await ensureLocalAccount(
      { queries, keys: someKeys(queries, { clock }), clock, onMade: async () => {} },
      'x',
    )
  ).accountId;
  assets = new Assets({
    queries,
    clock,
    store: await openFolderStore(folder),
    signer: signerWith('secret', clock),
    addressOf: ({ assetId, expires, signature }) => [assetId, expires, signature].join(' '),
    maxResultBytes: 1_000,
  });
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

function draft(content = 'a fox') {
  return assets.draft({ accountId, ...FOX, content: Readable.from([Buffer.from(content)]) });
}

describe('a file', () => {
  test('is an asset only once it is kept', async () => {
    const made = await draft();
    expect(await assets.find(made.id)).toBeUndefined();
    await assets.keep([made], { queries: database.queries, until: TOMORROW });
    expect(await assets.find(made.id)).toEqual({
      id: made.id,
      mediaType: 'image/png',
      fileName: 'fox.png',
      bytes: 5,
      sha256: made.sha256,
      createdAt: NOW,
    });
    expect(String(await buffer(await assets.store.read(made.id)))).toBe('a fox');
  });

  test('is no asset when the transaction that keeps it fails', async () => {
    const made = await draft();
    const failing = database.queries.transaction().execute(async (transaction) => {
      await assets.keep([made], { queries: transaction, until: TOMORROW });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    expect(await assets.find(made.id)).toBeUndefined();
  });

  test('is none where it is a result that is larger than those may be', async () => {
    const draftResult = (bytes: number) =>
      assets.draftResult({ accountId, ...FOX, content: Readable.from([Buffer.alloc(bytes)]) });
    await expect(draftResult(1_001)).rejects.toThrow(FileTooLarge);
    expect(await draftResult(1_000)).toMatchObject({ bytes: 1_000 });
    expect(await draft('x'.repeat(1_001))).toMatchObject({ bytes: 1_001 });
  });

  test('whose content fails before its row is written is no draft, and nothing else fails', async () => {
    const content = new Readable({ read() {} });
    // The open transaction delays inserting the row.
    const { drafting } = await database.queries.transaction().execute(async () => {
      const draft = assets.draft({ accountId, ...FOX, content });
      content.destroy(new Error('The disk is gone.'));
      await new Promise((resolve) => content.once('close', resolve));
      return { drafting: draft };
    });
    await expect(drafting).rejects.toThrow();
  });

  test('whose row cannot be written is closed', async () => {
    const content = Readable.from([Buffer.from('a fox')]);
    const nobody = '019aa3c2-0b6f-7c02-a8de-6f1b2c3d4e5f';
    await expect(assets.draft({ accountId: nobody, ...FOX, content })).rejects.toThrow();
    expect(content.destroyed).toBe(true);
  });

  test('may be one of none', async () => {
    await expect(
      assets.keep([], { queries: database.queries, until: TOMORROW }),
    ).resolves.toBeUndefined();
  });

  test.each(['none', '', '../../etc/passwd', '\u0000', '019aa3c2-0b6f-7c02-a8de-6f1b2c3d4e5f'])(
    'is not found under %j',
    async (id) => {
      expect(await assets.find(id)).toBeUndefined();
    },
  );
});

describe('an address', () => {
  test('is good until the second that it names', async () => {
    const { id } = await draft();
    const [assetId = '', expires = '', signature = ''] = assets
      .address(id, secondsAfter(NOW, 3_600))
      .split(' ');
    expect([assetId, expires]).toEqual([id, String(Math.floor(NOW.getTime() / 1000) + 3_600)]);
    expect(assets.verify(assetId, expires, signature)).toBe('valid');
    expect(assets.verify(assetId, `${Number(expires) + 1}`, signature)).toBe('forged');
  });
});
