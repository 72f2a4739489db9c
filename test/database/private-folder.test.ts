import { chmodSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFolderStore } from '../../server/assets/folder-store.ts';
import { DATABASE_FOLDER } from '../../server/database/built-in-database.ts';
import { openDatabaseAsItIs } from '../../server/database/open-database.ts';
import { aDataFolder } from '../a-data-folder.ts';

test('the database and the files of results are closed to others, also where they were open', async () => {
  const folder = await aDataFolder('private');
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [database, assets] = [join(folder, DATABASE_FOLDER), join(folder, 'assets')];
  for (const _ of ['made', 'found open']) {
    await (await openDatabaseAsItIs({ folder })).close();
    await (await openFolderStore(assets)).close();
    for (const path of [database, assets]) {
      expect(statSync(path).mode & 0o777).toBe(0o700);
      chmodSync(path, 0o755);
    }
  }
});
