import { expect, test } from 'vitest';
import { allOperations } from '../../client/conformance/contract.ts';
import { putDatabase } from '../a-data-folder.ts';
import { fuzz } from './campaign.ts';
import { fuzzTable } from './table.ts';

const REQUESTS = 1_000;

test('whatever is asked, every answer is one that the contract has, and none a failure of the gateway', async () => {
  const outcome = await fuzz({
    engine: 'pglite',
    requests: REQUESTS,
    seed: 1,
    prepare: putDatabase,
  });
  const told = fuzzTable(outcome);
  expect(outcome.breaches, told).toEqual([]);
  expect(outcome.complaints, told).toEqual([]);
  const asked = new Set([...outcome.counts.values()].map(({ operationId }) => operationId));
  expect(asked).toEqual(new Set(allOperations.map(({ operationId }) => operationId)));
});
