import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Target } from '../../../client/conformance/deployment.ts';
import type { Choice } from '../../../client/conformance/plan.ts';
import type { Report } from '../../../client/conformance/report.ts';
import { verify } from '../../../client/conformance/verify.ts';
import { aGateway, type TestGateway } from '../../a-gateway.ts';
import { mutants } from './mutants.ts';
import { aMutatingFront, type MutatingFront } from './mutating-front.ts';

/** Each mutation is planted in front of a correct gateway, and the kit must detect it. */
let gateway: TestGateway;
let front: MutatingFront;
const caught: string[] = [];

beforeAll(async () => {
  gateway = await aGateway({
    upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 0.5 } },
    callbacks: { allowPrivate: true },
  });
  front = await aMutatingFront(gateway.url);
});

afterAll(async () => {
  process.stdout.write(`${caught.length} of ${mutants.length} caught\n`);
  await front.stop();
  await gateway.stop();
});

describe('the kit', () => {
  test.each(choices())('finds nothing where nothing is planted: %s', async (_name, choice) => {
    front.plant();
    const report = await checked(choice);
    const kept = report.results.filter(({ skipped }) => skipped === undefined);
    expect(kept.length, 'checks').toBeGreaterThan(0);
    expect(breachesOf(report)).toEqual([]);
  });

  test.each(mutants)('finds that $name', async ({ name, choice, mutation }) => {
    front.plant(mutation());
    const report = await checked(choice);
    expect(report.results.length, 'checks').toBeGreaterThan(0);
    const breaches = breachesOf(report);
    if (breaches.length > 0) caught.push(name);
    expect(breaches).not.toEqual([]);
  });
});

/** The distinct sets of checks that detect the mutations. */
function choices(): [string, Choice][] {
  return [...new Map(mutants.map(({ choice }) => [JSON.stringify(choice), choice]))];
}

function checked(choice: Choice): Promise<Report> {
  return verify(target(), { ...choice, concurrency: 4 });
}

function target(): Target {
  return {
    url: front.url,
    apiKey: gateway.key,
    isDisposable: false,
    seed: 1,
    maxGenerated: 5,
    callbackHost: '127.0.0.1',
    patienceMs: 120_000,
  };
}

/** The failed checks, each with its first breach. */
function breachesOf({ results }: Report): readonly string[] {
  return results
    .filter(({ breaches }) => breaches.length > 0)
    .map(({ operationId, kind, name, breaches: [first] }) =>
      [`${operationId} ${kind} ${name}`, first?.expected, first?.found].join(' | '),
    );
}
