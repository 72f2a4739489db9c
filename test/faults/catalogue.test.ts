import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const TESTS = dirname(import.meta.dirname);
const ROW = /^\| ([A-G]\d+) \|/gm;
/** The suffix of a test's title: `(A2)` or `(A2, A3)`. */
const NUMBERS = /\(((?:[A-G]\d+)(?:, [A-G]\d+)*)\)['"`]/g;

const rows = matches(readFileSync(join(import.meta.dirname, 'README.md'), 'utf8'), ROW);
const numbered = new Set(
  globSync('**/*.test.ts', { cwd: TESTS })
    .flatMap((file) => matches(readFileSync(join(TESTS, file), 'utf8'), NUMBERS))
    .flatMap((numbers) => numbers.split(', ')),
);

describe('the catalogue of faults', () => {
  test.each(rows)('has a test for %s', (row) => {
    expect(numbered).toContain(row);
  });

  test('has a row for every number that a title has', () => {
    expect([...numbered].filter((number) => !rows.includes(number))).toEqual([]);
  });
});

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);
}
