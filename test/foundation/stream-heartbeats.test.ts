import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HEARTBEAT_MS, withHeartbeats } from '../../server/foundation/stream-heartbeats.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** An event stream that continues when the test says so. */
function heldEvents() {
  const { promise: until, resolve: goOn } = Promise.withResolvers<void>();
  let isEnded = false;
  async function* events(): AsyncIterable<string> {
    try {
      yield 'first';
      await until;
      yield 'last';
    } finally {
      isEnded = true;
    }
  }
  return { events: events(), goOn, isEnded: () => isEnded };
}

test('events pass, with a comment for each while that there are none', async () => {
  const { events, goOn } = heldEvents();
  const heard = withHeartbeats(events, ': here\n\n')[Symbol.asyncIterator]();
  expect(await heard.next()).toEqual({ value: 'first', done: false });
  for (const _ of [1, 2]) {
    const next = heard.next();
    await vi.advanceTimersByTimeAsync(HEARTBEAT_MS);
    expect(await next).toEqual({ value: ': here\n\n', done: false });
  }
  goOn();
  expect(await heard.next()).toEqual({ value: 'last', done: false });
  expect(await heard.next()).toEqual({ value: undefined, done: true });
  expect(vi.getTimerCount()).toBe(0);
});

test('who stops reading ends the events', async () => {
  const { events, goOn, isEnded } = heldEvents();
  for await (const event of withHeartbeats(events, ': here\n\n')) {
    expect(event).toBe('first');
    goOn();
    break;
  }
  expect(isEnded()).toBe(true);
});

test('an error of the events is passed on, and leaves no timer behind', async () => {
  async function* broken(): AsyncIterable<string> {
    yield 'first';
    throw new Error('broken off');
  }
  const heard = withHeartbeats(broken(), ': here\n\n')[Symbol.asyncIterator]();
  await heard.next();
  await expect(heard.next()).rejects.toThrow('broken off');
  expect(vi.getTimerCount()).toBe(0);
});
