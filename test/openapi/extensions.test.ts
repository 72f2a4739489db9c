import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { readConfigurationSchema } from '../../openapi/build/configuration.ts';
import { at, isList, isNode, listAt } from '../../openapi/build/contract.ts';
import { extensionsTable, readExtensions, withTable } from '../../openapi/build/extensions.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const extensions = await readExtensions();
const names = Object.keys(extensions);

test('the README of the contract has the table of all extensions: run `npm run generate`', async () => {
  const readme = await readFile(join(ROOT, 'openapi', 'README.md'), 'utf8');
  expect(readme === withTable(readme, extensionsTable(extensions))).toBe(true);
  for (const name of names) expect(readme).toContain(`| \`${name}\` |`);
});

test.each(names)('%s is read where it is said to be', async (name) => {
  for (const file of listAt(at(extensions, name), 'readBy')) {
    const source = await readFile(join(ROOT, String(file)), 'utf8');
    expect(source, String(file)).toMatch(new RegExp(`\\b${name}\\b(?!-)`));
  }
});

test.each(names)('the example of %s has its shape', (name) => {
  const { shape, example } = at(extensions, name);
  const validate = new Ajv2020({ strict: false }).compile(at({ shape }, 'shape'));
  expect(validate(example), JSON.stringify(validate.errors)).toBe(true);
});

test('the settings have no other extensions than those of settings', async () => {
  const ours = names.filter((name) => listAt(at(extensions, name), 'on').includes('Setting'));
  const found = new Set(extensionsIn(await readConfigurationSchema()));
  expect([...found].filter((name) => !ours.includes(name))).toEqual([]);
});

function extensionsIn(value: unknown): readonly string[] {
  if (isList(value)) return value.flatMap(extensionsIn);
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(key.startsWith('x-') ? [key] : []),
    ...extensionsIn(inner),
  ]);
}
