import { expect, test } from 'vitest';
import { unservedModelMarker } from '../../../server/upstreams/images/unserved-models.ts';
import { upstreamParts } from '../upstream-parts.ts';

test('many refusals of a model at once are one line in the log', () => {
  const { parts, logged } = upstreamParts({ baseUrl: 'http://upstream.invalid' });
  const mark = unservedModelMarker(parts);
  const failure = { kind: 'refused', message: 'No.', because: 'not-there' } as const;
  for (const model of ['a', 'a', 'b', 'a']) {
    expect(mark({ ok: false, failure }, { model })).toMatchObject({
      failure: { because: 'no-model', isOnlyHere: true },
    });
  }
  expect(logged.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ upstream: 'tested', model: 'a' }),
    expect.objectContaining({ upstream: 'tested', model: 'b' }),
  ]);
});

test('refusals of anything else stay as they are', () => {
  const mark = unservedModelMarker(upstreamParts({ baseUrl: 'http://upstream.invalid' }).parts);
  const refused = {
    ok: false,
    failure: { kind: 'refused', message: 'No.', parameter: 'size' },
  } as const;
  expect(mark(refused, { model: 'a' })).toBe(refused);
});

test.each(['model', 'mode'] as const)(
  'a refusal that names the parameter of the model is about the model: %s',
  (parameter) => {
    const { parts } = upstreamParts({ baseUrl: 'http://upstream.invalid' });
    const mark = unservedModelMarker({ ...parts, parameter });
    const failure = { kind: 'refused', message: 'No.', parameter } as const;
    expect(mark({ ok: false, failure }, { model: 'a' })).toMatchObject({
      failure: { because: 'no-model', isOnlyHere: true },
    });
  },
);
