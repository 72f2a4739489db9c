import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BUILT_CONSOLE } from '../../../client/package/copied.ts';

const FROM = join(import.meta.dirname, '../../../client/package');
let repository: string;

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'patchbay-need-console-'));
  for (const name of ['need-console.ts', 'copied.ts']) {
    cpSync(join(FROM, name), join(repository, 'client/package', name));
  }
});

afterEach(() => rmSync(repository, { recursive: true }));

function check() {
  const file = join(repository, 'client/package/need-console.ts');
  return spawnSync(process.execPath, [file], { encoding: 'utf8' });
}

test('a build of the package without the console says which command builds it', () => {
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toContain('`npm run build:console`');
});

test('with the console it goes on', () => {
  mkdirSync(join(repository, BUILT_CONSOLE), { recursive: true });
  expect(check()).toMatchObject({ status: 0, stderr: '' });
});
