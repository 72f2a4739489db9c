import { expect, test } from 'vitest';
import { wholeManifest } from '../../../client/package/whole-package.ts';
import manifest from '../../../package.json' with { type: 'json' };

test('who packs the package again is not stopped by a script that is not in it', () => {
  expect(manifest.scripts).toHaveProperty('prepack');
  expect(wholeManifest().scripts).not.toHaveProperty('prepack');
});
