import { expect, test } from 'vitest';
import { importsOf } from '../../../client/package/imports.ts';
import { withPlainImports } from '../../../client/package/runtime-imports.ts';

const HIDING = `
function importAtRuntime(specifier) { return import(specifier); }
const { fromFile } = await importAtRuntime('strtok3');
`;

test('what a package imports behind the back of bundlers is imported plainly', async () => {
  const { packages } = await importsOf('a.js', withPlainImports(HIDING));
  expect([...packages]).toEqual(['strtok3']);
});

test('a hidden import whose package only the running program knows stays hidden, and is found in what is built', async () => {
  const code = `${HIDING} await importAtRuntime(chosen);`;
  const { hidden } = await importsOf('a.js', withPlainImports(code));
  expect(hidden).toEqual(['import(specifier)']);
});
