import exported, { type Builder } from 'junit-report-builder';
import { grouped } from './grouping.ts';
import type { CheckResult, Report } from './report.ts';

const MILLISECONDS = 1000;

/** Formats a report as JUnit XML for build servers: a suite for every operation, a case for every check. */
export function junitReport({ results }: Report): string {
  const written = newBuilder(exported);
  for (const [operationId, list] of grouped(results, (one) => one.operationId)) {
    const suite = written.testSuite().name(operationId);
    for (const result of list) {
      const { kind, name, milliseconds, skipped } = result;
      const one = suite.testCase().className(`${operationId}.${kind}`).name(name);
      one.time(milliseconds / MILLISECONDS);
      if (skipped !== undefined) one.skipped().standardOutput(skipped);
      if (result.breaches.length > 0) one.failure(breachText(result), 'breach');
    }
  }
  return written.build();
}

function breachText({ breaches }: CheckResult): string {
  return breaches
    .map(({ expected, found, request }) => {
      const again = request === undefined ? '' : `\nagain: ${request}`;
      return `expected ${expected}\ncame: ${found}${again}`;
    })
    .join('\n\n');
}

/** When imported from an ES module, the package is the builder itself, which its types do not declare. */
function newBuilder(given: unknown): Builder {
  if (!isBuilder(given)) throw new Error('junit-report-builder does not export a builder.');
  return given.newBuilder();
}

function isBuilder(value: unknown): value is Builder {
  return typeof value === 'object' && value !== null && 'newBuilder' in value;
}
