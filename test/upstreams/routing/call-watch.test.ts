import { expect, test } from 'vitest';
import { asTry, noteRequestId } from '../../../server/upstreams/current-try.ts';
import type { UpstreamOutcome } from '../../../server/upstreams/port/outcome.ts';
import {
  type CallLease,
  type CallWatch,
  watchedCall,
} from '../../../server/upstreams/routing/call-watch.ts';
import { Guard } from '../../../server/upstreams/routing/guard.ts';

const GUARD = new Guard({
  concurrency: { calls: 10, waiting: 0 },
  breaker: { failures: 10, restSeconds: 1 },
});
const TOKENS = { inputTokens: 3, outputTokens: 5, isEstimated: false };

/** A call watch, with what it observed in order. */
function seenOf() {
  const seen: unknown[] = [];
  const watch: CallWatch = {
    begin: ({ upstream }) => {
      seen.push(upstream);
      return {
        run: (ask) => ask(),
        answered: ({ outcome, message, requestId }) =>
          seen.push(
            outcome,
            ...(outcome === 'broken' ? [message] : []),
            ...(requestId === undefined ? [] : [requestId]),
          ),
        used: (tokens) => seen.push(tokens),
        ended: () => seen.push('ended'),
      };
    },
  };
  const make = <T>(
    ask: (lease: CallLease) => Promise<UpstreamOutcome<T>>,
    signal = new AbortController().signal,
  ) => watchedCall({ upstream: 'one' }, { guard: GUARD, watch, signal }, ask);
  return { seen, make };
}

test('a call that is answered whole ends with its answer', async () => {
  const { seen, make } = seenOf();
  await make(async (lease) => {
    lease.used(TOKENS);
    return { ok: true, value: 1 };
  });
  expect(seen).toEqual(['one', TOKENS, 'done', 'ended']);
});

test('a call whose answer is a stream ends when its slot is given back', async () => {
  const { seen, make } = seenOf();
  const outcome = await make(async (lease) => {
    const giveBack = lease.hold();
    const finish = (): void => {
      lease.used(TOKENS);
      giveBack();
      giveBack();
    };
    return { ok: true, value: finish };
  });
  expect(seen).toEqual(['one']);
  if (outcome.ok) outcome.value();
  expect(seen).toEqual(['one', TOKENS, 'done', 'ended']);
});

test('a call whose answer breaks off is seen as broken, with what the upstream said', async () => {
  const { seen, make } = seenOf();
  await make(async (lease) => {
    const giveBack = lease.hold();
    lease.broke('Overloaded');
    giveBack();
    return { ok: true, value: 1 };
  });
  expect(seen).toEqual(['one', 'broken', 'Overloaded', 'ended']);
});

test('a call is seen with what the upstream calls it, once its answer is over', async () => {
  const { seen, make } = seenOf();
  await asTry(async () => {
    const outcome = await make(async (lease) => {
      noteRequestId('req_1');
      return { ok: true, value: lease.hold() };
    });
    if (outcome.ok) outcome.value();
  });
  expect(seen).toEqual(['one', 'done', 'req_1', 'ended']);
});

test('a failure is seen by its kind', async () => {
  const { seen, make } = seenOf();
  await make(async () => ({ ok: false, failure: { kind: 'limited', message: 'Too many.' } }));
  expect(seen).toEqual(['one', 'limited', 'ended']);
});

test('a call that nobody waits for any more ends once, when its slot is given back', async () => {
  const { seen, make } = seenOf();
  const call = new AbortController();
  const asked = make(async (lease) => {
    call.signal.addEventListener('abort', lease.hold(), { once: true });
    call.abort();
    call.signal.throwIfAborted();
    return { ok: true, value: 1 };
  }, call.signal);
  await expect(asked).rejects.toThrow();
  expect(seen).toEqual(['one', 'aborted', 'ended']);
});

test('a surprise is seen as one', async () => {
  const { seen, make } = seenOf();
  await expect(make(() => Promise.reject(new Error('Oh.')))).rejects.toThrow('Oh.');
  expect(seen).toEqual(['one', 'error', 'ended']);
});
