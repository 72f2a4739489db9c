import { expect, test } from 'vitest';
import * as commands from '../../generated/commands.ts';
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

test('the help of a command states a bound once, and states it', () => {
  const paragraphs = sentencesIn(Object.values(commands)).map((sentences) => sentences.join(' '));
  const twice = paragraphs.filter((text) =>
    /\b(\d+ characters)\b.* at most \1\.|\b1 to 10\. .*between 1 and 10\b/.test(text),
  );
  expect(twice).toEqual([]);
  const told = paragraphs.filter((text) =>
    /\b(1000|4000|32000|80) characters\.|\b1 to 10\./.test(text),
  );
  expect(told.length).toBeGreaterThan(5);
});

test('what costs quota takes an Idempotency-Key, or says that it has no effect', () => {
  const paid = Object.values(contract.paths)
    .flatMap((path) => ('post' in path ? [path.post] : []))
    .filter(({ responses }) => '402' in responses);
  expect(paid.length).toBeGreaterThan(8);
  const silent = paid.filter((operation) => {
    const isTaken = JSON.stringify(operation).includes('#/components/parameters/IdempotencyKey');
    return !isTaken && !operation.description.includes('`Idempotency-Key` has no effect');
  });
  expect(silent.map(({ operationId }) => operationId)).toEqual([]);
});

/** The sentences in the descriptions of commands, grouped by parameter or case. */
function sentencesIn(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'sentences' && Array.isArray(inner) ? [inner.map(String)] : sentencesIn(inner),
  );
}

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

/** All examples of rules in the contract. */
function examplesIn(value: unknown): readonly object[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly object[] =>
    key === 'x-rule-examples' ? Object.values(inner).flat().map(Object) : examplesIn(inner),
  );
}
