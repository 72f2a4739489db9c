import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { freeBytesOf } from '../../server/foundation/free-bytes.ts';

test('the room of a disk is what a process without rights may fill', () => {
  expect(freeBytesOf({ blocks: 100, bavail: 25, bsize: 4096 })).toBe(102_400);
  expect(freeBytesOf({ blocks: 100, bavail: 0, bsize: 4096 })).toBe(0);
  expect(freeBytesOf(statfsSync(tmpdir()))).toBeGreaterThan(0);
});

test.skipIf(!existsSync('/proc/self'))('a file system that counts no blocks is never full', () => {
  expect(freeBytesOf(statfsSync('/proc'))).toBe(Number.POSITIVE_INFINITY);
});
