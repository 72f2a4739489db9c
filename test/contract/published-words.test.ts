import { expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };

test('the contract speaks of no document that its readers do not have', () => {
  const sentences = JSON.stringify(contract).match(/[^".]*\bspecification\b[^".]*/gi);
  expect(sentences).toBeNull();
});

test.each([
  ['the live keys of an account', '100 live keys at the most (unless configured)'],
  ['how long a repetition is known', 'first time, for a day (unless configured)'],
  ['what is given up', '10,000\\\\* units of work in 24 hours'],
  ['what moderation rejects', 'first 3\\\\* of all kinds in 24 hours'],
])('a number that is a setting is said to be one: %s', (_, words) => {
  const said = JSON.stringify(contract).replaceAll(/(?:\\n|\s)+/g, ' ');
  expect(said.includes(words)).toBe(true);
});

test('what is charged although it did not succeed stands in one table', () => {
  const [, table = ''] = contract.info.description.split('| how work ends |');
  for (const word of ['moderation', 'breaks off', '`json_object`', 'cancelled', 'partial image'])
    expect(table.slice(0, 1_200)).toContain(word);
});

test.each(['createVideo', 'createMusic', 'createImage', 'editImage'])(
  '%s says that rejections of all kinds count together, and leaves their number to the quota',
  (operationId) => {
    const operations = Object.values(contract.paths).flatMap((path) => Object.values(path));
    const { description = '' } = operations.find((one) => one.operationId === operationId) ?? {};
    expect(description).toContain('(see *Quota*)');
    expect(description).toMatch(
      /counted together with\s+those of (?:videos|images) and (?:songs|images)/,
    );
  },
);

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

test('every word that an error, a failed job, a price or the ledger has for programs is explained', () => {
  const { ProblemData, FailureReason, PriceLine, LedgerEntry } = contract.components.schemas;
  const { code, reason } = ProblemData.properties;
  const words = [
    code,
    reason,
    FailureReason,
    PriceLine.properties.unit,
    LedgerEntry.properties.kind,
  ];
  for (const word of words) expect(word).toHaveProperty('x-enumDescriptions');
});

test('where values are explained, all of them are, and no others', () => {
  const lists = explainedIn(contract);
  for (const { values, explained } of lists)
    expect(explained.toSorted()).toEqual(values.toSorted());
  expect(lists.length).toBeGreaterThan(5);
});

interface Explained {
  readonly values: readonly string[];
  readonly explained: readonly string[];
}

function explainedIn(value: unknown): readonly Explained[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(explainedIn);
  if (!('x-enumDescriptions' in value) || !('enum' in value)) return inside;
  const { enum: values, 'x-enumDescriptions': explained } = value;
  return [
    { values: Object.values(Object(values)), explained: Object.keys(Object(explained)) },
    ...inside,
  ];
}

function reasonsIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'x-decided' ? [String(inner)] : reasonsIn(inner),
  );
}
