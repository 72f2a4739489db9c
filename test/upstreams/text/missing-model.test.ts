import { expect, test } from 'vitest';
import { readMeaning } from '../../../server/upstreams/text/chat/error.ts';
import { missingModelMarker } from '../../../server/upstreams/text/missing-model.ts';
import { upstreamParts } from '../upstream-parts.ts';

test('many refusals of models at once are one line in the log of each upstream', () => {
  const { parts, logged } = upstreamParts({ baseUrl: 'http://upstream.invalid' });
  const words = { code: 'model_not_found' };
  const refused = { ok: false, failure: { kind: 'refused', message: 'No.', words } } as const;
  for (const name of ['first', 'second']) {
    const mark = missingModelMarker({ ...parts, name, readMeaning });
    for (const model of ['a', 'a', 'b', 'c']) {
      expect(mark(refused, { model })).toMatchObject({ failure: { isOnlyHere: true } });
    }
  }
  expect(logged.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ upstream: 'first', model: 'a' }),
    expect.objectContaining({ upstream: 'second', model: 'a' }),
  ]);
});
