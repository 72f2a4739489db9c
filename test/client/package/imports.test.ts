import { expect, test } from 'vitest';
import { misdeclared, packagesOf } from '../../../client/package/imports.ts';

test.each([
  ["import { a } from 'statement';", 'statement'],
  ["import '@scope/for-effects/deep/file.js';", '@scope/for-effects'],
  ["export * from 'everything';", 'everything'],
  ["export { a } from 'again';", 'again'],
  ['const a = await import(`later/part`);', 'later'],
  ["u(import.meta.url).resolve('files/a.json')", 'files'],
  [`u(import.meta.url).resolve(\`letters/ttf/\${name}\`)`, 'letters'],
])('what a file imports is found: %s', async (code, name) => {
  expect([...(await packagesOf('a.js', code))]).toEqual([name]);
});

test.each([
  ["import type { A } from 'of-types';", 'of-types'],
  ["declare const a: import('of-types/deep').A;", 'of-types'],
])('what types import is found: %s', async (code, name) => {
  expect([...(await packagesOf('a.d.ts', code))]).toEqual([name]);
});

test.each([
  ["import { join } from 'path';"],
  ["import './beside.js';"],
  ['const a = await import(chosen);'],
  ['const a = `import { b } from "a-text"`;'],
  ["path.resolve('a-folder');"],
  ["// import 'a-comment'"],
])('what is no package is passed over: %s', async (code) => {
  expect([...(await packagesOf('a.js', code))]).toEqual([]);
});

test('a file that cannot be read does not pass for one that imports nothing', async () => {
  await expect(packagesOf('a.js', 'import { a from "b"')).rejects.toThrow('a.js');
});

test('a package that a file imports and nobody declares is named, and so is one that is declared and never imported', () => {
  const imported = new Map([
    ['declared', ['index.js']],
    ['of-users', ['react.js']],
    ['forgotten', ['index.js', 'index.d.ts']],
  ]);
  const dependencies = { declared: '1.0.0', idle: '1.0.0' };
  const peerDependencies = { 'of-users': '^1.0.0', 'of-their-packages': '^1.0.0' };
  expect(misdeclared(imported, { dependencies, peerDependencies })).toEqual([
    'index.js, index.d.ts: imports forgotten, which no user would have.',
    'idle is a dependency, and no file imports it: every user would have it.',
  ]);
});
