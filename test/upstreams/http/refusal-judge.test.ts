import { expect, test } from 'vitest';
import { asTry } from '../../../server/upstreams/current-try.ts';
import { RefusalJudge } from '../../../server/upstreams/http/refusal-judge.ts';
import { upstreamParts } from '../upstream-parts.ts';

const CALL = { method: 'POST', path: '/ask' } as const;
const cleaning = {
  withoutSecrets: (text: string) => text,
  cleanMessage: (message: string) => message,
};

test('many refusals of models at once are one line in the log of each upstream', async () => {
  const { parts, logged } = upstreamParts({ baseUrl: 'http://upstream.invalid' });
  const readRefusal = () => ({ lacksModel: true });
  for (const name of ['first', 'second']) {
    const judge = new RefusalJudge({ ...parts, name, readRefusal, cleaning });
    for (const model of ['a', 'a', 'b', 'c']) {
      const refusal = { status: 404, headers: {}, body: {} };
      const failures = await asTry(
        async () => [judge.judge(refusal, CALL).failure, judge.judgeTold(refusal)],
        model,
      );
      const elsewhere = expect.objectContaining({ kind: 'refused', isOnlyHere: true });
      expect(failures).toEqual([elsewhere, elsewhere]);
    }
  }
  expect(logged.map((line): unknown => JSON.parse(line))).toEqual([
    expect.objectContaining({ upstream: 'first', model: 'a' }),
    expect.objectContaining({ upstream: 'second', model: 'a' }),
  ]);
});
