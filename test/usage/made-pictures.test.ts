import { describe, expect, test } from 'vitest';
import { costOfPictures } from '../../server/usage/made-pictures.ts';

const SIZES = [
  { size: '1x1', rule: 'small', price: 0.1 },
  { size: '3x1', rule: 'wide', price: 6 },
  { rule: 'any', price: 4 },
];
/** The reservation for three pictures of any size. */
const ASIDE = { rule: 'any', price: 4, quantity: 3, sizes: SIZES };

describe('pictures', () => {
  test('cost what their sizes cost, a line for each', () => {
    expect(costOfPictures([{ size: '1x1' }, { size: '9x9' }, { size: '1x1' }], ASIDE)).toEqual({
      rule: 'any',
      lines: [
        { unit: 'image', size: '1x1', quantity: 2, price: 0.1, units: 0.2 },
        { unit: 'image', size: '9x9', quantity: 1, price: 4, units: 4 },
      ],
    });
  });

  test('each cost no more than what was set aside for one, whatever the others cost', () => {
    const { rule, lines } = costOfPictures([{ size: '3x1' }, { size: '1x1' }], ASIDE);
    expect([rule, lines.map(({ units }) => units)]).toEqual(['any', [4, 0.1]]);
  });

  test('beyond those that were asked for are free', () => {
    const { lines } = costOfPictures(Array(5).fill({ size: '3x1' }), ASIDE);
    expect(lines).toEqual([{ unit: 'image', size: '3x1', quantity: 3, price: 4, units: 12 }]);
  });

  test.each([
    ['are of any size', SIZES, 4],
    ['cost what was set aside, where there is no price of any size', SIZES.slice(0, 2), 5],
  ])('whose size is not known %s', (_, sizes, units) => {
    const { lines } = costOfPictures([{}], { ...ASIDE, price: 5, sizes });
    expect(lines).toEqual([{ unit: 'image', quantity: 1, price: units, units }]);
  });

  describe('of several qualities', () => {
    const sizes = [
      { quality: 'high', size: '3x1', rule: 'wide', price: 20 },
      { quality: 'high', rule: 'high', price: 16 },
      { quality: 'low', rule: 'low', price: 2 },
    ];
    const reserved = { rule: 'wide', price: 20, quantity: 1, sizes };

    test.each([
      ['that is told', { size: '1x1', quality: 'low' }, 'low', 2],
      ['that is told, at its size', { size: '3x1', quality: 'high' }, 'wide', 20],
      ['that comes first, where none is told', { size: '1x1' }, 'high', 16],
      ['that comes first, where none of the model is told', { quality: 'ultra' }, 'high', 16],
    ])('cost what the quality costs %s', (_, picture, rule, price) => {
      const cost = costOfPictures([picture], reserved);
      expect(cost).toMatchObject({ rule, lines: [{ price, units: price }] });
      const quality = rule === 'low' ? 'low' : 'high';
      expect(cost.lines[0]).toMatchObject({ quality });
    });

    test('cost no more than what was reserved for one', () => {
      const cheap = { ...reserved, rule: 'low', price: 2 };
      expect(costOfPictures([{ quality: 'high' }], cheap)).toMatchObject({
        rule: 'low',
        lines: [{ quality: 'high', price: 2, units: 2 }],
      });
    });
  });

  test('that are none cost nothing', () => {
    expect(costOfPictures([], ASIDE)).toEqual({ rule: 'any', lines: [] });
  });
});
