import { expect, test } from 'vitest';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations } from '../../generated/operations.ts';
import { startPrism } from '../../server/mock/prism.ts';
import { askPrism, ExampleRefused } from '../../server/mock/prism-request.ts';

test('a fault that Prism finds in an example of the contract is not told as an answer', async () => {
  const stricter = structuredClone(contract);
  stricter.components.schemas.FastVideoRequest.properties.prompt.maxLength = 1;
  const prism = await startPrism(stricter, { kind: 'mock' });
  const operation = operations.createVideo;
  const asked = { operation, prefer: undefined, accept: undefined };
  const request = { headers: { 'svc-api-key': 'any' }, query: {} };
  await expect(askPrism(prism.url, { ...asked, request })).rejects.toThrow(ExampleRefused);
  // Missing credentials are reported before any other error.
  const nobody = { headers: {}, query: {} };
  expect(await askPrism(prism.url, { ...asked, request: nobody })).toMatchObject({ status: 401 });
  await prism.close();
});
