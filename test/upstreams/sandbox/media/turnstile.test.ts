import { describe, expect, it } from 'vitest';
import {
  ClosedError,
  createTurnstile,
  FullError,
} from '../../../../server/upstreams/sandbox/media/turnstile.ts';

/** Work that begins when admitted and ends when the test says so. */
function someWork() {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  const state = { hasBegun: false };
  return {
    state,
    begun: begun.promise,
    end: (value: string) => ended.resolve(value),
    fail: (error: Error) => ended.reject(error),
    run: () => {
      state.hasBegun = true;
      begun.resolve();
      return ended.promise;
    },
  };
}

describe('a turnstile', () => {
  it('runs as much at once as it has places, the rest in the order of coming', async () => {
    const turnstile = createTurnstile({ places: 2, maxWaiting: 10 });
    const [a, b, c, d] = [someWork(), someWork(), someWork(), someWork()];
    const results = Promise.all([a, b, c, d].map((work) => turnstile.enter(work.run)));
    await Promise.all([a.begun, b.begun]);
    expect([c.state.hasBegun, d.state.hasBegun]).toEqual([false, false]);
    a.end('a');
    await c.begun;
    expect(d.state.hasBegun).toBe(false);
    b.end('b');
    await d.begun;
    c.end('c');
    d.end('d');
    expect(await results).toEqual(['a', 'b', 'c', 'd']);
  });

  it('frees the place of work that fails', async () => {
    const turnstile = createTurnstile({ places: 1, maxWaiting: 1 });
    const [bad, good] = [someWork(), someWork()];
    const failing = turnstile.enter(bad.run);
    const waiting = turnstile.enter(good.run);
    bad.fail(new Error('broken'));
    good.end('fine');
    await expect(failing).rejects.toThrow('broken');
    expect(await waiting).toBe('fine');
  });

  it('refuses when too much waits', async () => {
    const turnstile = createTurnstile({ places: 1, maxWaiting: 1 });
    const [inside, waiting, refused] = [someWork(), someWork(), someWork()];
    const first = turnstile.enter(inside.run);
    const second = turnstile.enter(waiting.run);
    await expect(turnstile.enter(refused.run)).rejects.toThrow(FullError);
    inside.end('inside');
    waiting.end('waiting');
    expect(await Promise.all([first, second])).toEqual(['inside', 'waiting']);
    expect(refused.state.hasBegun).toBe(false);
  });

  it('takes waiting work out of the line when its signal is aborted', async () => {
    const turnstile = createTurnstile({ places: 1, maxWaiting: 1 });
    const [inside, gone, next] = [someWork(), someWork(), someWork()];
    const abort = new AbortController();
    const first = turnstile.enter(inside.run);
    const second = turnstile.enter(gone.run, { signal: abort.signal });
    abort.abort(new Error('changed my mind'));
    await expect(second).rejects.toThrow('changed my mind');
    const third = turnstile.enter(next.run);
    inside.end('inside');
    next.end('next');
    expect(await Promise.all([first, third])).toEqual(['inside', 'next']);
    expect(gone.state.hasBegun).toBe(false);
  });

  it('keeps the place of running work whose signal is aborted until the work has ended', async () => {
    const turnstile = createTurnstile({ places: 1, maxWaiting: 1 });
    const [left, next] = [someWork(), someWork()];
    const abort = new AbortController();
    const first = turnstile.enter(left.run, { signal: abort.signal });
    await left.begun;
    const second = turnstile.enter(next.run);
    abort.abort(new Error('changed my mind'));
    await expect(first).rejects.toThrow('changed my mind');
    expect(next.state.hasBegun).toBe(false);
    left.end('unheard');
    next.end('next');
    expect(await second).toBe('next');
  });

  it('does not begin work whose signal was aborted before', async () => {
    const turnstile = createTurnstile({ places: 1, maxWaiting: 1 });
    const work = someWork();
    await expect(
      turnstile.enter(work.run, { signal: AbortSignal.abort(new Error('too late')) }),
    ).rejects.toThrow('too late');
    expect(work.state.hasBegun).toBe(false);
  });

  it('turns away who waits and who comes when it closes, and waits for who is inside', async () => {
    const turnstile = createTurnstile({ places: 1, maxWaiting: 1 });
    const [inside, waiting] = [someWork(), someWork()];
    const first = turnstile.enter(inside.run);
    const second = turnstile.enter(waiting.run);
    const closed = turnstile.close();
    await expect(second).rejects.toThrow(ClosedError);
    await expect(turnstile.enter(waiting.run)).rejects.toThrow(ClosedError);
    inside.end('inside');
    expect(await first).toBe('inside');
    await closed;
  });
});
