import { expect, test } from 'vitest';
import { unwanted } from '../../client/package/tarball.ts';
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
  expect(unwanted(packed('README.md', 'LICENSE', ...needed))).toEqual([]);
  const others = ['client/index.ts', 'dist/index.ts', 'test/a.js', 'dist/a.test.js', '.env'];
  expect(unwanted(packed(...others))).toEqual(others);
});

test('the library stands on openapi-fetch, and on what its users have already', () => {
  const peers = Object.keys(manifest.peerDependencies);
  expect(peers.toSorted()).toEqual(Object.keys(manifest.peerDependenciesMeta).toSorted());
  const { dependencies, optionalDependencies } = manifest;
  const twice = Object.keys(dependencies).filter((name) => name in optionalDependencies);
  expect(twice).toEqual([]);
});
