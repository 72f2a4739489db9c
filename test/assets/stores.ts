import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { openFolderStore } from '../../server/assets/folder-store.ts';
import { openS3Store } from '../../server/assets/s3-store.ts';
import type { AssetStore } from '../../server/assets/store.ts';
import { anS3 } from '../an-s3.ts';

/** A store under test, with access to its storage. */
export interface TestStore {
  readonly store: AssetStore;
  /** The identifiers of all stored files, and a placeholder for each unfinished one. */
  files(): Promise<readonly string[]>;
  /** Opens another store over the same files. */
  again(): Promise<AssetStore>;
  /** Removes the underlying storage. */
  lose(): Promise<void>;
  stop(): Promise<void>;
}

/** Opens each kind of store. */
export const STORES: Readonly<Record<string, () => Promise<TestStore>>> = {
  folder: aFolderStore,
  S3: anS3Store,
};

async function aFolderStore(): Promise<TestStore> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-store-'));
  const store = await openFolderStore(folder);
  return {
    store,
    async files() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
    },
    again: () => openFolderStore(folder),
    lose: () => rm(folder, { recursive: true, force: true }),
    async stop() {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function anS3Store(): Promise<TestStore> {
  const s3 = await anS3();
  const store = openS3Store(s3.settings);
  return {
    store,
    async files() {
      const ids = (await s3.keys()).map((key) => key.replace(s3.settings.prefix, ''));
      return [...ids, ...Array.from({ length: s3.openUploads() }, () => 'unfinished')];
    },
    again: async () => openS3Store(s3.settings),
    lose: () => s3.stop(),
    async stop() {
      await store.close();
      await s3.stop();
    },
  };
}

/** A stream of these chunks of text. */
export function streamOf(...chunks: readonly string[]): Readable {
  return Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
}

/** A stream that yields this many mebibytes and then fails. */
export function breakingAfter(mebibytes: number): Readable {
  async function* chunks() {
    for (let count = 0; count < mebibytes; count += 1) yield Buffer.alloc(2 ** 20, count);
    throw new Error('broken');
  }
  return Readable.from(chunks());
}
