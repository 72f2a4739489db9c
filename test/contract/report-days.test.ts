import { expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';

test('the days of a report are told in words as the gateway counts them', () => {
  const { usual, upTo } = operations.getUsage.days;
  const { get } = contract.paths['/account/usage'];
  expect(get.description).toContain(`at most ${upTo} days`);
  expect(contract.components.parameters.UsageFrom.description).toContain(`${usual} days before`);
  expect(contract['x-generic-rules']['usage-span'].sentence).toContain(`at most ${upTo} days`);
});
