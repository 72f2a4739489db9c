import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SERVERS = JSON.stringify(join(import.meta.dirname, 'a-postgresql.ts'));

test.each([
  ['process.exitCode = 3', 3],
  ['process.exitCode = 0', 0],
  ['', 0],
])('a process that can start servers, and does %j, ends with %i', (work, code) => {
  const words = ['--input-type=module', '--eval', `await import(${SERVERS}); ${work}`];
  expect(spawnSync(process.execPath, words, { encoding: 'utf8' })).toMatchObject({
    status: code,
    stderr: '',
  });
});
