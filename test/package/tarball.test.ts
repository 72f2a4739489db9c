import { expect, test } from 'vitest';
import { installScripts, unwanted } from '../../client/package/tarball.ts';
import manifest from '../../package.json' with { type: 'json' };

function packed(...paths: readonly string[]) {
  const files = paths.map((path) => ({ path, size: 1 }));
  return { path: 'patchbay.tgz', size: 1, unpackedSize: 1, files };
}

test('what users need is wanted, and nothing else', () => {
  const entries = Object.values(manifest.exports).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : [entry.types, entry.default],
  );
  const needed = [...entries.map((entry) => entry.replace('./', '')), manifest.bin.patchbay];
  const guides = ['README.md', 'client/README.md', 'server/README.md'];
  const picture = 'client/console/pictures/overview-light.webp';
  expect(unwanted(packed(...guides, picture, 'LICENSE', ...needed))).toEqual([]);
  const text = 'dist/client/console/built/licences.txt';
  expect(unwanted(packed(text, `${text}.br`, `${text}.gz`))).toEqual([]);
  const others = ['client/index.ts', 'dist/index.ts', 'test/a.js', 'dist/a.test.js', '.env'];
  expect(unwanted(packed(...others))).toEqual(others);
});

test('nobody who installs the package is asked about a script', () => {
  expect(installScripts(manifest)).toEqual([]);
  expect(installScripts({ scripts: { prepare: 'make', test: 'try' } })).toEqual(['prepare']);
});

test('an older resolution of TypeScript finds the types of every entry', () => {
  const versions: Readonly<Record<string, readonly string[]>> = manifest.typesVersions['*'];
  const found = Object.entries(manifest.exports).flatMap(([entry, files]) => {
    if (typeof files === 'string') return [];
    const name = entry.replace(/^\.\/?/, '');
    const [folder = '', last = ''] = name.split('/');
    const path = versions[name]?.[0] ?? versions[`${folder}/*`]?.[0]?.replace('*', last);
    return [[files.types, name === '' ? manifest.types : path]];
  });
  for (const [types, path] of found) expect(path).toBe(types);
  expect(manifest.main).toBe(manifest.exports['.'].default);
});

test('npm leaves nothing out, however old the Node that it runs on', () => {
  expect(manifest).not.toHaveProperty('optionalDependencies');
});

test('scripts are the same in every shell: none sets a variable in its words', () => {
  const setting = Object.entries(manifest.scripts).filter(([, words]) =>
    /(^|&&|;)\s*[A-Z_]+=/.test(words),
  );
  expect(setting).toEqual([]);
});
