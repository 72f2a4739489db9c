import { expect, test } from 'vitest';
import { changesBetween, changesText } from '../../../client/conformance/diff.ts';
import contract from '../../../generated/openapi.json' with { type: 'json' };

const REDOCLY_TIMEOUT_MS = 120_000;

test(
  'changes of a contract are told apart, the breaking ones first',
  async () => {
    const revised = structuredClone<typeof contract & { paths: object }>(contract);
    Reflect.deleteProperty(revised.paths, '/healthz');
    Reflect.set(revised.paths, '/new', { get: { responses: { 200: { description: 'New.' } } } });
    revised.components.schemas.FastVideoRequest.properties.prompt.maxLength = 100;
    const changes = await changesBetween(contract, revised);
    const impacts = changes.map(({ impact }) => impact);
    expect(impacts).toEqual(impacts.toSorted((one, other) => order(one) - order(other)));
    const breaking = changes.filter(({ impact }) => impact === 'breaking');
    expect(breaking.map(({ place }) => place)).toContain('#/paths/~1healthz');
    expect(impacts).toContain('addition');
    expect(changesText(changes)).toContain('Path `/healthz` was removed.');
  },
  REDOCLY_TIMEOUT_MS,
);

test(
  'of long texts the part is told where they begin to differ, and which texts they are',
  async () => {
    const revised = structuredClone(contract);
    const { summary, description } = contract.info;
    revised.info.description = description.replace('**API keys.** ', '**API keys.** Truly, ');
    revised.info.summary = 'Another one.';
    const text = changesText(await changesBetween(contract, revised));
    expect(text).toMatch(
      /^ {2}Info: description was modified\. \("….*\*\*API keys\.\*\* (?!Truly).*…", now /m,
    );
    expect(text).toMatch(/, now "….*\*\*API keys\.\*\* Truly, .*…"\)$/m);
    expect(text).toContain(`(${JSON.stringify(summary)}, now "Another one.")`);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(300);
  },
  REDOCLY_TIMEOUT_MS,
);

test('contracts that say the same have no changes', () => {
  expect(changesText([])).toBe('The two contracts say the same.\n');
});

function order(impact: string): number {
  return ['breaking', 'addition', 'harmless'].indexOf(impact);
}
