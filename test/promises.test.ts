import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const ROOT = dirname(import.meta.dirname);
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
const [, promises = ''] = /\n## Promises\n([\s\S]*?)\n#{2,3} /.exec(readme) ?? [];
const rows = promises.split('\n').filter((line) => /^\| (?!-|\| promise)/.test(line));

describe('what the README promises', () => {
  test('is something', () => {
    expect(rows.length).toBeGreaterThan(10);
  });

  test.each(rows)('names tests that are there: %s', (row) => {
    const [tests = ''] = row.split('|').slice(-2);
    const files = [...tests.matchAll(/`(test\/[^`]+)`/g)].flatMap(([, file]) => file ?? []);
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  test('names commands that are there', () => {
    const commands = [...readme.matchAll(/npm run (?:-s )?([\w:-]+)/g)].flatMap(
      ([, name]) => name ?? [],
    );
    const scripts = Object.keys(manifest.scripts);
    expect(commands.filter((name) => !scripts.includes(name))).toEqual([]);
  });
});
