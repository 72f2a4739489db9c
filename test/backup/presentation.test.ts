import { expect, test } from 'vitest';
import { presentBackup, presentRestore } from '../../server/backup/presentation.ts';

const TAKEN = {
  takenAt: '2026-11-21T08:15:30.120Z',
  kept: 'folder',
  rows: { account: 1, job: 1 },
  files: 1,
} as const;

test('what there is one of is told as one', () => {
  const backup = presentBackup('a.tar.gz', { ...TAKEN, missing: ['a-file'] });
  expect(backup).toContain('1 account, 1 job, 2 rows in all, 1 file, as of');
  expect(backup).toContain('1 file should be in the store and is not, or is damaged: a-file.');
  expect(presentRestore({ ...TAKEN, jobs: 1 })).toContain('1 job that had not ended goes on when');
});

test('and several as several', () => {
  const backup = presentBackup('a.tar.gz', { ...TAKEN, files: 3, missing: ['one', 'two'] });
  expect(backup).toContain('3 files, as of');
  expect(backup).toContain('2 files should be in the store and are not, or are damaged: one, two.');
  expect(presentRestore({ ...TAKEN, jobs: 2 })).toContain('2 jobs that had not ended go on when');
});

test('of many missing files the first are named, and how to list the others', () => {
  const missing = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(presentBackup('a.tar.gz', { ...TAKEN, missing })).toContain(
    'a, b, c, d, e, and 2 more, which --json lists.',
  );
});

test('a backup without any of its files asks whether it was made in the right place', () => {
  const backup = presentBackup('a.tar.gz', { ...TAKEN, files: 0, missing: ['a'] });
  expect(backup).toContain('see that PATCHBAY_DATA or --data, and PATCHBAY_CONFIG or --config,');
  expect(presentBackup('a.tar.gz', { ...TAKEN, missing: ['a'] })).not.toContain('As none');
});

test('that two gateways must not go on with the same jobs is told of a restore', () => {
  expect(presentRestore({ ...TAKEN, jobs: 0 })).toContain('Stop the gateway that was backed up');
});
