import { expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { rules } from '../../generated/rules.ts';

test('a preference has one bound, by the rule that callers know of where it is asked for', () => {
  const bounds = rules.filter(({ sentence }) => sentence.startsWith('Prefer must have at most'));
  expect(new Set(bounds.map(({ operationId }) => operationId)).size).toBeGreaterThan(8);
  const ruleOf = new Map(bounds.map(({ operationId, rule }) => [operationId, rule]));
  for (const id of ['createImage', 'editImage']) expect(ruleOf.get(id)).toBe('prefer-length');
  const others = [...ruleOf].filter(([id]) => id !== 'createImage' && id !== 'editImage');
  expect(new Set(others.map(([, rule]) => rule))).toEqual(new Set(['prefer-quote-length']));
});

test('the days of the ledger, of changes and of usage are days of one form, each by its own rule', () => {
  const { LedgerFrom, LedgerTo, ChangesFrom, ChangesTo, UsageFrom, UsageTo } =
    contract.components.parameters;
  const days = [LedgerFrom, LedgerTo, ChangesFrom, ChangesTo, UsageFrom, UsageTo];
  for (const { schema } of days) expect(schema.$ref).toBe('#/components/schemas/Day');
  expect(days.map(({ schema }) => schema['x-rule'])).toEqual([
    ...['ledger-from', 'ledger-to', 'changes-from', 'changes-to', 'usage-from', 'usage-to'],
  ]);
});

test('no example of a rule leaves open what its parameter is called', () => {
  const open = examplesIn(contract).filter((example) => '{parameter}' in example);
  expect(open).toEqual([]);
  expect(contract.components.parameters.LedgerFrom.schema).toHaveProperty('x-rule-examples', {
    accepted: [{ from: '2026-11-21' }],
    refused: [{ from: 'yesterday' }, { from: '2026-13-01' }],
  });
  const { hook_url } = contract.components.schemas.FastVideoRequest.properties;
  expect(hook_url).toMatchObject({
    'x-rule-examples': {
      refused: [{ hook_url: 'ftp://example.com/hooks' }, { hook_url: 'hooks' }],
    },
  });
});

/** The examples of rules, wherever they stand. */
function examplesIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly object[] =>
    key === 'x-rule-examples' ? Object.values(inner).flat().map(Object) : examplesIn(inner),
  );
}
