import { expect, test } from 'vitest';
import { UnstreamedModels } from '../../../server/upstreams/images/unstreamed-models.ts';
import { upstreamParts } from '../upstream-parts.ts';

function someModels() {
  const { parts } = upstreamParts({ baseUrl: 'http://127.0.0.1:9', askedAgainMinutes: 10 });
  let minutes = 100;
  const now = () => new Date(minutes * 60_000);
  return {
    unstreamed: new UnstreamedModels({ ...parts, now }),
    to: (minute: number) => {
      minutes = minute;
    },
  };
}

test('a model that shows nothing is known for a while, others are not', () => {
  const { unstreamed, to } = someModels();
  unstreamed.add('a');
  expect(['a', 'b'].map((model) => unstreamed.includes(model))).toEqual([true, false]);
  to(109.9);
  expect(unstreamed.includes('a')).toBe(true);
  to(110);
  expect(unstreamed.includes('a')).toBe(false);
});

test('a model is asked again where the clock was put back since', () => {
  const { unstreamed, to } = someModels();
  unstreamed.add('a');
  to(50);
  expect(unstreamed.includes('a')).toBe(false);
});
