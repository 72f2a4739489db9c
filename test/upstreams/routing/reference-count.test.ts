import { expect, test } from 'vitest';
import { countReferences } from '../../../server/upstreams/routing/reference-count.ts';

test('a stay is over once its beginner and all who hold it are done, each of whom counts once', () => {
  let overs = 0;
  const stay = countReferences(() => {
    overs += 1;
  });
  const [one, other] = [stay.hold(), stay.hold()];
  one();
  one();
  stay.end();
  expect(overs).toBe(0);
  other();
  other();
  expect(overs).toBe(1);
});
