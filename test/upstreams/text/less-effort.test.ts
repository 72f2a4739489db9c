import { expect, test } from 'vitest';
import type { UpstreamOutcome } from '../../../server/upstreams/port/outcome.ts';
import { withLessEffort } from '../../../server/upstreams/text/less-effort.ts';
import { UnsupportedEfforts } from '../../../server/upstreams/text/unsupported-efforts.ts';
import { upstreamParts } from '../upstream-parts.ts';

test.each([
  ['tools', { tools: [{ type: 'function', function: { name: 'f' } }] }],
  ['functions', { functions: [{ name: 'f' }] }],
])('an effort that is refused beside %s is asked for without them', async (_, calls) => {
  const { parts } = upstreamParts({ baseUrl: 'http://upstream.invalid' });
  const unsupportedEfforts = new UnsupportedEfforts(parts);
  const asked = async (more: object) => {
    const efforts: unknown[] = [];
    const body = { reasoning_effort: 'high', ...more };
    const request = { interface: 'chat-completions', body } as const;
    await withLessEffort({ request, model: 'm', unsupportedEfforts }, async (wish) => {
      efforts.push(wish?.effort);
      const isRefused = more === calls && wish?.effort !== undefined;
      return isRefused ? REFUSED : { ok: true, value: undefined };
    });
    return efforts;
  };
  expect(await asked(calls)).toEqual(['high', undefined]);
  expect(await asked(calls)).toEqual([undefined]);
  expect(await asked({})).toEqual(['high']);
});

const REFUSED: UpstreamOutcome<undefined> = {
  ok: false,
  failure: { kind: 'refused', message: 'No.', lacksEffort: { kind: 'any' } },
};
