import { describe, expect, test } from 'vitest';
import type { Effort } from '../../../server/upstreams/text/conversation.ts';
import { levelsIn, nearestEffort } from '../../../server/upstreams/text/efforts.ts';

describe('the effort nearest to one that a model does not have', () => {
  test.each<[Effort, string, Effort | undefined]>([
    ['none', 'minimal low medium high', 'minimal'],
    ['minimal', 'none low medium high', 'low'],
    ['xhigh', 'high low max medium', 'high'],
    ['max', 'low xhigh', 'xhigh'],
    ['low', 'medium', 'medium'],
    ['none', '', 'low'],
    ['max', '', 'high'],
    ['xhigh', 'huge and enormous', 'high'],
  ])('of %s, where it has %j, is %s', (asked, listed, nearest) => {
    expect(nearestEffort(asked, listed.split(' '))).toBe(nearest);
  });

  test('is none where the model has no other, or lists the very one that it refuses', () => {
    expect(nearestEffort('low', ['none'])).toBeUndefined();
    expect(nearestEffort('low', ['low', 'high'])).toBeUndefined();
    expect(nearestEffort('medium', [])).toBeUndefined();
  });
});

test('the levels of a model are read out of its refusal, where they are listed', () => {
  expect(levelsIn("It is 'max'. Supported levels: high, low. Ask for 'medium'.")).toEqual([
    'high',
    'low',
  ]);
  expect(levelsIn('This model is supported.')).toEqual([]);
});
