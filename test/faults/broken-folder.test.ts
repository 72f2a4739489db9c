import { createHash } from 'node:crypto';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabaseAsItIs } from '../../server/database/open-database.ts';
import { aDataFolder } from '../a-data-folder.ts';
import { aFailedStart } from '../a-process.ts';

const NEWER = /A newer Patchbay has changed the tables/;

/** What can be wrong with a data folder, and the error it causes. */
const FAULTS: readonly (readonly [string, (folder: string) => Promise<void>, RegExp])[] = [
  [
    'of a newer PostgreSQL',
    async (folder) => writeFileSync(join(folder, 'database', 'PG_VERSION'), '99\n'),
    /database in .* cannot be opened: .* of another version/,
  ],
  [
    'of a newer Patchbay',
    async (folder) => {
      const { queries, close } = await openDatabaseAsItIs({ folder });
      await sql`insert into kysely_migration values ('9999-later', '2099-01-01')`.execute(queries);
      await close();
    },
    NEWER,
  ],
  [
    'whose control file is cut short',
    async (folder) => truncateSync(join(folder, 'database', 'global', 'pg_control'), 100),
    /database in .* cannot be opened/,
  ],
  [
    'without its write-ahead log',
    async (folder) => {
      const log = join(folder, 'database', 'pg_wal');
      for (const name of await readdir(log)) await rm(join(log, name), { recursive: true });
    },
    /database in .* cannot be opened/,
  ],
];

test.each(FAULTS)(
  'a data folder %s is refused clearly, and left as it was (D4)',
  async (_what, spoil, said) => {
    const folder = await aDataFolder('spoilt');
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await spoil(folder);
    const before = await contentOf(folder);
    const { code, stderr } = await aFailedStart({ PATCHBAY_DATA: folder });
    expect([code, stderr]).toEqual([2, expect.stringMatching(said)]);
    expect(stderr).not.toMatch(/\bat .*\.[jt]s:\d+/);
    // Detecting a newer schema requires opening the database, which writes to its log.
    if (said !== NEWER) expect(await contentOf(folder)).toMatchObject(before);
  },
);

/** The content of every database file. */
async function contentOf(folder: string): Promise<Readonly<Record<string, string>>> {
  const database = join(folder, 'database');
  const found = await readdir(database, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [path, createHash('sha256').update(readFileSync(path)).digest('hex')] as const;
    });
  return Object.fromEntries(files);
}
