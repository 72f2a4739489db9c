import { expect, test } from 'vitest';
import { spendableInWords, unitWord } from '../../../../client/console/components/facts.tsx';

test('as much as is said to be left to spend is there, and the exact amount stands behind it', () => {
  expect(spendableInWords('499.999871')).toEqual({ shown: '499.99', exact: '499.999871' });
  expect(spendableInWords('1000')).toEqual({ shown: '1,000', exact: '1,000' });
  expect(spendableInWords('12.000001')).toEqual({ shown: '12.000001', exact: '12.000001' });
  expect(spendableInWords('-200.001')).toEqual({ shown: '-200.01', exact: '-200.001' });
});

test('one unit is told as one', () => {
  expect(['1', 1, '1.0', '0', '2', '0.5'].map(unitWord)).toEqual([
    'unit',
    'unit',
    'unit',
    'units',
    'units',
    'units',
  ]);
});
