import { describe, expect, test } from 'vitest';
import { newIdentifier, readIdentifier } from '../../server/foundation/identifiers.ts';

describe('an identifier', () => {
  test('is a UUID of version 7, and another one each time', () => {
    const minted = Array.from({ length: 1_000 }, newIdentifier);
    expect(new Set(minted).size).toBe(1_000);
    for (const id of minted)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  test('sorts after those that were minted before', () => {
    const minted = Array.from({ length: 1_000 }, newIdentifier);
    expect(minted.toSorted()).toEqual(minted);
  });

  test('is read back, in either case of its letters', () => {
    const id = newIdentifier();
    expect(readIdentifier(id)).toBe(id);
    expect(readIdentifier(id.toUpperCase())).toBe(id);
  });

  test.each([
    '',
    'none',
    '019aa3b8-2c10-7e44-8f0d-5b1f7a9c3e2',
    '019aa3b82c107e448f0d5b1f7a9c3e21',
    '{019aa3b8-2c10-7e44-8f0d-5b1f7a9c3e21}',
    ' 019aa3b8-2c10-7e44-8f0d-5b1f7a9c3e21',
    '019aa3b8-2c10-7e44-8f0d-5b1f7a9c3e21\n',
    "019aa3b8-2c10-7e44-8f0d-5b1f7a9c3e21'; drop table job",
    '../019aa3b8-2c10-7e44-8f0d-5b1f7a9c3e21',
    '\u0000',
  ])('is not read out of %j', (text) => {
    expect(readIdentifier(text)).toBeUndefined();
  });
});
