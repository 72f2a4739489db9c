import { describe, expect, test } from 'vitest';
import { contractsWord } from '../../../client/conformance/oracle.ts';
import { operations } from '../../../generated/operations.ts';

const BODY = operations.createImage.bodies['application/json'];

describe("the contract's word about null", () => {
  test('accepts it for a parameter that may be left out, under each of its names', () => {
    expect(contractsWord(BODY, { prompt: 'x', n: null, model: null }).violations).toEqual([]);
    expect(contractsWord(BODY, { prompt: 'x', style: null }).violations).toEqual([]);
  });

  test('refuses it by name where there is no such parameter', () => {
    const { violations } = contractsWord(BODY, { prompt: 'x', foo: null });
    expect(violations).toMatchObject([{ parameter: 'foo' }]);
  });
});
