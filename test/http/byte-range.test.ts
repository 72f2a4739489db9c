import { describe, expect, test } from 'vitest';
import { wantedPart } from '../../server/http/byte-range.ts';

/** The size of the file in these tests. */
const BYTES = 100;
const WHOLE = { kind: 'inside', range: undefined };
const OUTSIDE = { kind: 'outside' };

describe('a part of a file', () => {
  test.each<[string, number, number]>([
    ['bytes=0-0', 0, 0],
    ['bytes=0-99', 0, 99],
    ['bytes=99-', 99, 99],
    ['bytes=0-100', 0, 99],
    ['bytes=50-99999999999999999999', 50, 99],
    ['bytes=-1', 99, 99],
    ['bytes=-100', 0, 99],
    ['BYTES=1-2', 1, 2],
    ['bytes= 1-2 ', 1, 2],
  ])('is what %s asks for', (header, start, end) => {
    expect(wantedPart(header, BYTES)).toEqual({ kind: 'inside', range: { start, end } });
  });

  test.each(['bytes=-101', 'bytes=-99999999999999999999', 'bytes= -1000'])(
    'is all of it where %s asks for more of its end than there is',
    (header) => {
      expect(wantedPart(header, BYTES)).toEqual({ kind: 'inside', range: { start: 0, end: 99 } });
    },
  );

  test.each<[string, number, number]>([
    ['bytes=0-4,5-9', 0, 9],
    ['bytes=5-9, 0-6', 0, 9],
    ['bytes=0-9,1000-', 0, 9],
    ['bytes=5-2,7-8', 7, 8],
  ])('is one where %s come to one (F7)', (header, start, end) => {
    expect(wantedPart(header, BYTES)).toEqual({ kind: 'inside', range: { start, end } });
  });

  test.each([
    'bytes=100-',
    'bytes=100-200',
    'bytes=5-2',
    'bytes=-0',
    'bytes=',
    'bytes=-',
    'bytes=abc',
    'bytes=0-1,abc',
    'bytes=--5',
    'bytes=0x1-0x2',
    'bytes=1.5-2',
    'bytes=5-2,100-',
  ])('is none that there is: %s (F7)', (header) => {
    expect(wantedPart(header, BYTES)).toEqual(OUTSIDE);
  });

  test.each(['bytes=0-', 'bytes=-1', 'bytes=0-0'])('is none of an empty file: %s', (header) => {
    expect(wantedPart(header, 0)).toEqual(OUTSIDE);
  });

  test.each([undefined, '', 'bytes', 'items=0-1', '0-1', 'bytes=0-0,5-6', 'bytes=0-0,-1'])(
    'is not asked for: %s',
    (header) => {
      expect(wantedPart(header, BYTES)).toEqual(WHOLE);
    },
  );

  test('is found at once among as many as a header can hold (F7)', () => {
    const header = `bytes=${Array.from({ length: 4_000 }, (_none, index) => `${index * 2}-`).join()}`;
    expect(wantedPart(header, 10_000)).toEqual({
      kind: 'inside',
      range: { start: 0, end: 9_999 },
    });
  });
});
