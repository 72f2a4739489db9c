import {
  chownSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabaseAsItIs } from '../../server/database/open-database.ts';
import { giveToOwner } from '../../server/foundation/ownership.ts';
import { putDatabase } from '../a-data-folder.ts';

const [SERVICE, OTHER] = [4_001, 4_002];

describe.runIf(process.geteuid?.() === 0)('what root makes in the folder of another', () => {
  test('is given to its owner, and what belongs to a third stays theirs', () => {
    const folder = aFolderOf(SERVICE);
    const inside = join(folder, 'assets');
    mkdirSync(join(inside, '0a'), { recursive: true });
    writeFileSync(join(inside, '0a', 'file'), '');
    symlinkSync('/etc/passwd', join(inside, 'link'));
    writeFileSync(join(inside, 'of-other'), '');
    chownSync(join(inside, 'of-other'), OTHER, OTHER);
    giveToOwner(inside, folder);
    const owners = ['', '0a', '0a/file', 'link', 'of-other'].map((name) => ownerOf(inside, name));
    expect(owners).toEqual([SERVICE, SERVICE, SERVICE, SERVICE, OTHER]);
    expect(lstatSync('/etc/passwd').uid).toBe(0);
  });

  test('is given down to so many levels', () => {
    const folder = aFolderOf(SERVICE);
    mkdirSync(join(folder, 'one', 'two', 'three'), { recursive: true });
    giveToOwner(join(folder, 'one'), folder, 1);
    expect(['one', 'one/two', 'one/two/three'].map((name) => ownerOf(folder, name))).toEqual([
      SERVICE,
      SERVICE,
      0,
    ]);
    giveToOwner(join(folder, 'missing'), folder);
  });

  test("is, where it is the database, the owner's once that is closed", async () => {
    const folder = aFolderOf(SERVICE);
    putDatabase(folder);
    await (await openDatabaseAsItIs({ folder })).close();
    expect(ownerOf(folder, 'database')).toBe(SERVICE);
    expect(ownerOf(folder, 'database/base/5')).toBe(SERVICE);
    expect(ownerOf(folder, 'lock')).toBe(SERVICE);
  });
});

function aFolderOf(uid: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'patchbay-ownership-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  chownSync(folder, uid, uid);
  return folder;
}

function ownerOf(folder: string, name: string): number {
  return lstatSync(join(folder, name)).uid;
}
