import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importedIn, importsOf, misdeclared } from '../../../client/package/imports.ts';

test.each([
  ["import { a } from 'statement';", 'statement'],
  ["import '@scope/for-effects/deep/file.js';", '@scope/for-effects'],
  ["export * from 'everything';", 'everything'],
  ["export { a } from 'again';", 'again'],
  ['const a = await import(`later/part`);', 'later'],
  ["u(import.meta.url).resolve('files/a.json')", 'files'],
  [`u(import.meta.url).resolve(\`letters/ttf/\${name}\`)`, 'letters'],
])('what a file imports is found: %s', async (code, name) => {
  expect([...(await importsOf('a.js', code)).packages]).toEqual([name]);
});

test.each([
  ["import type { A } from 'of-types';", 'of-types'],
  ["declare const a: import('of-types/deep').A;", 'of-types'],
])('what types import is found: %s', async (code, name) => {
  expect([...(await importsOf('a.d.ts', code)).packages]).toEqual([name]);
});

test.each([
  ["import { join } from 'path';"],
  ["import './beside.js';"],
  ['const a = `import { b } from "a-text"`;'],
  ["path.resolve('a-folder');"],
  ["// import 'a-comment'"],
])('what is no package is passed over: %s', async (code) => {
  expect([...(await importsOf('a.js', code)).packages]).toEqual([]);
});

test.each([
  ['import(chosen)'],
  [`import(\`\${chosen}/core\`)`],
  [`import(\`later/\${part}\`)`],
  ["import(is ? 'one' : 'another')"],
])('an import that does not say in a text what it needs is found: %s', async (hidden) => {
  const code = `const a = await ${hidden}; await import('seen');`;
  expect((await importsOf('a.js', code)).hidden).toEqual([hidden]);
});

test('an import that does not say what it needs is told with its file, however deep that lies', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-imports-'));
  await mkdir(join(folder, 'parts'));
  await writeFile(join(folder, 'parts', 'kinds.js'), 'const later = (name) => import(name);');
  await writeFile(join(folder, 'index.js'), "await import('./parts/kinds.js');");
  const { hidden } = await importedIn(folder);
  await rm(folder, { recursive: true });
  expect(hidden).toEqual(['parts/kinds.js: import(name) hides what it needs.']);
});

test('what a browser is to import is an address, which a page may choose', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-imports-'));
  const built = join('client', 'console', 'built');
  await mkdir(join(folder, built), { recursive: true });
  await writeFile(join(folder, built, 'plugins.js'), 'const load = (address) => import(address);');
  const { hidden } = await importedIn(folder);
  await rm(folder, { recursive: true });
  expect(hidden).toEqual([]);
});

test('a file that cannot be read does not pass for one that imports nothing', async () => {
  await expect(importsOf('a.js', 'import { a from "b"')).rejects.toThrow('a.js');
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
