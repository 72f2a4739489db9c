import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openWakeUps } from '../../../server/jobs/queue/wake-ups.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  return () => void vi.useRealTimers();
});

function woken() {
  const calls: [name: string, count: number][] = [];
  const wakeUps = openWakeUps<string>((name, count) => calls.push([name, count]));
  onTestFinished(() => wakeUps.end());
  return { calls, wakeUps };
}

describe('whoever handles messages that come later', () => {
  test('is woken when they are due, and not before', () => {
    const { calls, wakeUps } = woken();
    wakeUps.expect('poll', [2]);
    vi.advanceTimersByTime(2_000);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(300);
    expect(calls).toEqual([['poll', 1]]);
  });

  test('is woken once for those that are due at about the same time', () => {
    const { calls, wakeUps } = woken();
    wakeUps.expect('poll', [1.01, 1.02]);
    wakeUps.expect('submit', [1.01]);
    wakeUps.expect('poll', [1.03, 9]);
    vi.advanceTimersByTime(5_000);
    expect(calls).toEqual([
      ['poll', 3],
      ['submit', 1],
    ]);
    vi.advanceTimersByTime(5_000);
    expect(calls.slice(2)).toEqual([['poll', 1]]);
  });

  test('is not woken for what comes at once, or is far away', () => {
    const { calls, wakeUps } = woken();
    wakeUps.expect('poll', [0, 86_400]);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(86_500_000);
    expect(calls).toEqual([]);
  });

  test('is woken no more after the end', () => {
    const { calls, wakeUps } = woken();
    wakeUps.expect('poll', [1, 2]);
    wakeUps.end();
    wakeUps.expect('poll', [1]);
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(5_000);
    expect(calls).toEqual([]);
  });
});
