import { expect, test } from 'vitest';
import { clientManifest } from '../../../client/package/client-package.ts';
import manifest from '../../../package.json' with { type: 'json' };

const imported = new Map([
  ['openapi-fetch', ['parts/direct.js']],
  ['@tanstack/react-query', ['react.js']],
]);
const client = clientManifest(manifest, imported);

test('the client alone has the name, the version and the entries of the whole package', () => {
  const { name, version, exports, main, types, typesVersions, engines } = manifest;
  expect(client).toMatchObject({ name, version, exports, main, types, typesVersions, engines });
});

test('the client alone has no command, no script and nothing that it does not import', () => {
  expect(client.dependencies).toEqual({
    'openapi-fetch': manifest.dependencies['openapi-fetch'],
  });
  expect(client.files).toEqual(['dist']);
  for (const left of ['bin', 'scripts', 'devDependencies', 'overrides', 'allowScripts']) {
    expect(client).not.toHaveProperty(left);
  }
});

test('neither is published by accident: the name belongs to somebody else', () => {
  expect([manifest.private, client.private]).toEqual([true, true]);
});
