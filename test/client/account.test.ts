import { expect, test } from 'vitest';
import { Patchbay, type UsageGrouping } from '../../client/index.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };

const asked: (string | null)[] = [];
const patchbay = new Patchbay({
  apiKey: 'any',
  fetch: async ({ url }) => {
    asked.push(new URL(url).searchParams.get('by'));
    return Response.json({});
  },
});

test('a usage report is split by the words of the contract, alone or several', async () => {
  const pattern = new RegExp(contract.components.parameters.UsageBy.schema.pattern);
  const every: Record<UsageGrouping, true> = { day: true, key: true, model: true, operation: true };
  const words = ['day', 'key', 'model', 'operation'] as const;
  expect(Object.keys(every)).toEqual([...words]);
  for (const by of words) await patchbay.account.usage({ by });
  await patchbay.account.usage({ by: words });
  await patchbay.account.usage({ by: 'operation,model' });
  await patchbay.account.usageCsv({ by: ['model', 'day'] });
  await patchbay.account.usage();
  const several = ['day,key,model,operation', 'operation,model', 'model,day'];
  expect(asked).toEqual([...words, ...several, null]);
  for (const by of [...words, ...several]) expect(by).toMatch(pattern);
});

test('what a usage report is not split by does not compile', () => {
  const calls = [
    // @ts-expect-error there is no such word
    () => patchbay.account.usage({ by: 'modle' }),
    // @ts-expect-error nor in a list
    () => patchbay.account.usage({ by: ['day', 'modle'] }),
    // @ts-expect-error nor before a comma
    () => patchbay.account.usageCsv({ by: 'modle,day' }),
  ];
  expect(calls).toHaveLength(3);
});
