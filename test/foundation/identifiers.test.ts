import { afterEach, describe, expect, test, vi } from 'vitest';
import { newIdentifier, placeOfTime, readIdentifier } from '../../server/foundation/identifiers.ts';

afterEach(() => vi.useRealTimers());

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

  test('sorts so too where the clock goes back', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const before = newIdentifier();
    vi.setSystemTime(Date.now() - 3_600_000);
    const minted = [before, ...Array.from({ length: 100 }, newIdentifier)];
    expect(minted.toSorted()).toEqual(minted);
  });

  test('says when it was minted', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    // The last identifier may be from a later time: other tests in this process move the clock.
    vi.setSystemTime(Math.max(Date.now(), mintedAt(newIdentifier())) + 60_000);
    expect(mintedAt(newIdentifier())).toBe(Date.now());
  });

  test('comes behind the place of its time, and before that of the next millisecond', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(Math.max(Date.now(), mintedAt(newIdentifier())) + 60_000);
    const id = newIdentifier();
    const places = [placeOfTime(new Date()), placeOfTime(new Date(Date.now() + 1))];
    expect([places[0], id, places[1]].toSorted()).toEqual([places[0], id, places[1]]);
    const years = ['0001', '9999'].map((year) => placeOfTime(new Date(`${year}-01-01T00:00:00Z`)));
    for (const place of years) expect(place).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-0000-0000-0{12}$/);
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

/** The time in an identifier, in milliseconds. */
function mintedAt(id: string): number {
  const [high = '', low = ''] = id.split('-');
  return Number.parseInt(high + low, 16);
}
