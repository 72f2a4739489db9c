import { expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };

test('the contract speaks of no document that its readers do not have', () => {
  const sentences = JSON.stringify(contract).match(/[^".]*\bspecification\b[^".]*/gi);
  expect(sentences).toBeNull();
});

test('the paths that carry a version are those that the contract says', () => {
  expect(contract.info.description).toContain('Paths below `/v1/` and `/musx/` carry the version');
  for (const path of Object.keys(contract.paths)) {
    expect(/\/v\d+\//.test(path), path).toBe(/^\/(v1|musx)\//.test(path));
  }
});

test('a reason is not given with every answer that it holds for', () => {
  const reasons = Map.groupBy(reasonsIn(contract), (reason) => reason);
  const often = [...reasons].filter(([, { length }]) => length > 25).map(([reason]) => reason);
  expect(often).toEqual([]);
  expect(reasons.size).toBeGreaterThan(100);
});

function reasonsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'x-decided' ? [String(inner)] : reasonsIn(inner),
  );
}
