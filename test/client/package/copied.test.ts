import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COPIED } from '../../../client/package/copied.ts';
import { filesLinkedIn } from '../../../client/package/packed-guides.ts';

const ROOT = join(import.meta.dirname, '../../..');
const GUIDE = 'server/README.md';

test('the files that an operator is led to are in the package', () => {
  const linked = filesLinkedIn(readFileSync(join(ROOT, GUIDE), 'utf8'), GUIDE);
  const files = linked.filter((path) => /^server\/.*\.(yaml|json|service)$/.test(path));
  expect(files).toContain('server/container/alerts.yaml');
  expect(COPIED).toEqual(expect.arrayContaining(files));
});
