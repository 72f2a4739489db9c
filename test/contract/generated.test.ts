import { readdir, readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { generate } from '../../openapi/build/generate.ts';

const FOLDER = join(import.meta.dirname, '../../generated');

let fresh: ReadonlyMap<string, string>;

beforeAll(async () => {
  fresh = await generate();
});

describe('what is generated', () => {
  test('is what the contract gives: run `npm run generate` and commit it', async () => {
    const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => relative(FOLDER, join(parentPath, name)));
    expect(names.toSorted()).toEqual([...fresh.keys()].toSorted());
    for (const [name, content] of fresh) {
      const stored = await readFile(join(FOLDER, name), 'utf8');
      expect(stored === content, `generated/${name} is stale`).toBe(true);
    }
  });

  test('has no copy of how requests are checked, which is imported from where it is written', async () => {
    const written = await readdir(join(FOLDER, '../openapi/validation'));
    const names = [...fresh.keys()].map((name) => basename(name));
    expect(written).toContain('requests.ts');
    // The generated validators of each operation share their file name with the code that runs them.
    expect(names.filter((name) => written.includes(name))).toEqual(['requests.ts']);
  });

  test('is the same every time', async () => {
    expect(await generate()).toEqual(fresh);
  });
});
