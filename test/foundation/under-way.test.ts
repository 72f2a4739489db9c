import { expect, test } from 'vitest';
import { UnderWay } from '../../server/foundation/under-way.ts';

test('what has begun is under way until it has ended', () => {
  const underWay = new UnderWay<string>();
  const endFirst = underWay.add('first');
  const endSecond = underWay.add('second');
  expect(underWay.size).toBe(2);
  expect([...underWay].sort()).toEqual(['first', 'second']);
  endFirst();
  expect([...underWay]).toEqual(['second']);
  endSecond();
  expect(underWay.size).toBe(0);
});

test('each end takes away its own, in whatever order they come', () => {
  const underWay = new UnderWay<number>();
  const ends = Array.from({ length: 50 }, (_, number) => underWay.add(number));
  const left = new Set(ends.keys());
  for (const step of [7, 3, 1]) {
    for (let number = 0; number < ends.length; number += step) {
      ends[number]?.();
      left.delete(number);
      expect([...underWay].sort((a, b) => a - b)).toEqual([...left]);
    }
  }
});

test('an end that is told twice takes nothing else away', () => {
  const underWay = new UnderWay<string>();
  const end = underWay.add('same');
  underWay.add('same');
  end();
  end();
  expect([...underWay]).toEqual(['same']);
});

test('what ends or begins while all are gone through does not disturb that', () => {
  const underWay = new UnderWay<string>();
  const ends = ['a', 'b', 'c'].map((name) => underWay.add(name));
  const seen: string[] = [];
  for (const name of underWay) {
    seen.push(name);
    for (const end of ends) end();
    underWay.add(`after ${name}`);
  }
  expect(seen).toEqual(['a', 'b', 'c']);
  expect(underWay.size).toBe(3);
});
