import { describe, expect, test } from 'vitest';
import { secondsAfter, unixSeconds } from '../../server/foundation/clock.ts';
import { refused } from '../../server/foundation/problems.ts';

const violation = (rule: string) => ({ parameter: 'n', rule, message: `It breaks ${rule}.` });

describe('a refusal', () => {
  test('speaks with its first violation', () => {
    expect(refused([violation('a')])).toEqual({
      kind: 'refused',
      message: 'It breaks a.',
      violations: [violation('a')],
    });
  });

  test('says how many others there are, and keeps them', () => {
    const { message, violations } = refused([violation('a'), violation('b'), violation('c')]);
    expect(message).toBe('It breaks a. (and 2 more in data.violations)');
    expect(violations).toHaveLength(3);
  });

  test('carries a suggestion, where there is one', () => {
    expect(refused([violation('a')], { n: 1 }).suggestion).toEqual({ n: 1 });
    expect(refused([violation('a')])).not.toHaveProperty('suggestion');
  });
});

describe('time', () => {
  const noon = new Date('2026-01-01T12:00:00.999Z');

  test('is told in whole Unix seconds that have begun', () => {
    expect(unixSeconds(noon)).toBe(1_767_268_800);
  });

  test('goes on by seconds, and parts of them', () => {
    expect(secondsAfter(noon, 1.001).toISOString()).toBe('2026-01-01T12:00:02.000Z');
    expect(noon.getMilliseconds()).toBe(999);
  });
});
