import { expect, test } from 'vitest';
import { isNewEnough, NODE_FROM } from '../../server/foundation/node-version.ts';

const [major, minor] = NODE_FROM;

test.each([
  [`${major}.${minor}.0`, true],
  [`${major}.${minor + 1}.3`, true],
  [`${major + 1}.0.0`, true],
  [`${major}.${minor - 1}.9`, false],
  [`${major - 1}.99.0`, false],
])('Node %s is new enough: %s', (version, isNew) => {
  expect(isNewEnough(version)).toBe(isNew);
});
