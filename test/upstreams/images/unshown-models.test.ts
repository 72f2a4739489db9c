import { expect, test } from 'vitest';
import { UnshownModels } from '../../../server/upstreams/images/unshown-models.ts';
import { upstreamParts } from '../upstream-parts.ts';

function someModels() {
  const { parts } = upstreamParts({ baseUrl: 'http://127.0.0.1:9', askedAgainMinutes: 10 });
  let minutes = 100;
  const now = () => new Date(minutes * 60_000);
  return {
    unshown: new UnshownModels({ ...parts, now }),
    to: (minute: number) => {
      minutes = minute;
    },
  };
}

test('a model that shows nothing is known for a while, others are not', () => {
  const { unshown, to } = someModels();
  unshown.add('a');
  expect(['a', 'b'].map((model) => unshown.includes(model))).toEqual([true, false]);
  to(109.9);
  expect(unshown.includes('a')).toBe(true);
  to(110);
  expect(unshown.includes('a')).toBe(false);
});

test('a model is asked again where the clock was put back since', () => {
  const { unshown, to } = someModels();
  unshown.add('a');
  to(50);
  expect(unshown.includes('a')).toBe(false);
});
