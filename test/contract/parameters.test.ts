import { expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { rules } from '../../generated/rules.ts';

test('a preference is bounded by one rule, whatever can be asked for by it', () => {
  const bounds = rules.filter(({ sentence }) => sentence.startsWith('Prefer must have at most'));
  expect(new Set(bounds.map(({ operationId }) => operationId)).size).toBeGreaterThan(8);
  expect(new Set(bounds.map(({ rule }) => rule))).toEqual(new Set(['prefer-length']));
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
