import { describe, expect, test } from 'vitest';
import { timeoutReason } from '../../../server/foundation/timeout-reason.ts';
import type { UpstreamFailure, UpstreamOutcome } from '../../../server/upstreams/port/outcome.ts';
import { Guard, type Lease } from '../../../server/upstreams/routing/guard.ts';
import { eventually } from '../../eventually.ts';

const wanted = new AbortController().signal;
const DONE: UpstreamOutcome<string> = { ok: true, value: 'done' };
const FAILED: UpstreamOutcome<never> = refusedWith({ kind: 'failed', message: 'It failed.' });
const LATE: UpstreamOutcome<never> = refusedWith({ kind: 'timed-out', message: 'It is late.' });

function refusedWith(failure: UpstreamFailure): UpstreamOutcome<never> {
  return { ok: false, failure };
}

/** A guard with a clock that only the test moves. */
function aGuard({ calls = 10, waiting = 10, failures = 2, restSeconds = 10 } = {}) {
  let ms = 1_000;
  const told: string[] = [];
  const because: (UpstreamFailure | undefined)[] = [];
  const settings = { concurrency: { calls, waiting }, breaker: { failures, restSeconds } };
  const onBreaker = (state: string, last?: UpstreamFailure): void => {
    told.push(state);
    if (state === 'open') because.push(last);
  };
  const parts = { now: () => ms, onBreaker };
  const guard = new Guard(settings, parts);
  return {
    guard,
    told,
    because,
    later: (seconds: number) => {
      ms += seconds * 1000;
    },
    /** Runs calls with these outcomes one after another. */
    async meets(...outcomes: readonly UpstreamOutcome<string>[]) {
      for (const outcome of outcomes) await guard.run(async () => outcome, wanted);
    },
  };
}

/** A call that lasts until the test ends it. */
function aCall(guard: Guard, signal = wanted) {
  const { promise, resolve, reject } = Promise.withResolvers<UpstreamOutcome<string>>();
  let begun = false;
  const outcome = guard.run(() => {
    begun = true;
    return promise;
  }, signal);
  // Prevents an unhandled rejection; tests may await the outcome later.
  outcome.catch(() => {});
  return { outcome, end: resolve, fail: reject, hasBegun: () => begun };
}

/** A call that its caller aborts, which ends its work. */
async function abandoned(guard: Guard, reason: Error): Promise<void> {
  const caller = new AbortController();
  const call = aCall(guard, caller.signal);
  await Promise.resolve();
  caller.abort(reason);
  call.fail(reason);
  await expect(call.outcome).rejects.toBe(reason);
}

const GONE = new Error('The caller went away.');

describe('the breaker', () => {
  test.each([
    ['failures', FAILED],
    ['late answers', LATE],
  ])('opens after so many %s in a row, and spares the callers that come', async (_what, fault) => {
    const { guard, meets, told } = aGuard({ failures: 2, restSeconds: 10 });
    await meets(fault, DONE, fault);
    expect(guard.state.breaker).toBe('closed');
    await meets(fault);
    expect(guard.state.breaker).toBe('open');
    expect(told).toEqual(['open']);
    const call = aCall(guard);
    expect(await call.outcome).toMatchObject({
      ok: false,
      failure: { kind: 'spared', retryAfterSeconds: 10 },
    });
    expect(call.hasBegun()).toBe(false);
  });

  test('tells the failure that opened it, the last in the row', async () => {
    const { guard, meets, because, later } = aGuard({ failures: 2, restSeconds: 10 });
    await meets(FAILED, LATE);
    later(11);
    // An aborted trial reports no failure.
    await abandoned(guard, GONE);
    expect(because).toEqual([{ kind: 'timed-out', message: 'It is late.' }, undefined]);
  });

  test('says how long it rests yet', async () => {
    const { guard, meets, later } = aGuard({ restSeconds: 10 });
    await meets(FAILED, FAILED);
    later(7.5);
    const outcome = await aCall(guard).outcome;
    expect(outcome).toMatchObject({ failure: { kind: 'spared', retryAfterSeconds: 2.5 } });
  });

  test('says since when it is broken, which a failed trial does not begin anew', async () => {
    const { guard, meets, later } = aGuard({ failures: 1, restSeconds: 10 });
    expect(guard.state).toMatchObject({ brokenForMs: undefined, restsForMs: undefined });
    await meets(FAILED);
    later(4);
    expect(guard.state).toMatchObject({ brokenForMs: 4_000, restsForMs: 6_000 });
    later(8);
    expect(guard.state).toMatchObject({ brokenForMs: 12_000, restsForMs: 0 });
    await meets(FAILED);
    expect(guard.state).toMatchObject({ brokenForMs: 12_000, restsForMs: 10_000 });
    later(11);
    await meets(DONE);
    expect(guard.state).toMatchObject({ breaker: 'closed', brokenForMs: undefined });
  });

  test('opens for surprises as well, which are thrown on', async () => {
    const { guard } = aGuard({ failures: 1 });
    const surprise = new TypeError('x is not a function');
    await expect(guard.run(() => Promise.reject(surprise), wanted)).rejects.toBe(surprise);
    expect(guard.state.breaker).toBe('open');
  });

  test.each<UpstreamFailure>([
    { kind: 'limited', message: '' },
    { kind: 'refused', message: '' },
    { kind: 'moderated', message: '' },
    { kind: 'keyless', message: '' },
    { kind: 'spared', message: '' },
    { kind: 'unknown-job', message: '' },
  ])('does not mind what is $kind: the upstream is there', async (failure) => {
    const { guard, meets } = aGuard({ failures: 1 });
    await meets(refusedWith(failure), refusedWith(failure));
    expect(guard.state.breaker).toBe('closed');
  });

  test('lets one call try when it has rested, and none beside it', async () => {
    const { guard, meets, later, told } = aGuard({ restSeconds: 10 });
    await meets(FAILED, FAILED);
    later(10);
    const trial = aCall(guard);
    const other = aCall(guard);
    expect(await other.outcome).toMatchObject({ failure: { kind: 'spared' } });
    expect(other.hasBegun()).toBe(false);
    expect(guard.state.breaker).toBe('half-open');
    trial.end(DONE);
    expect(await trial.outcome).toEqual(DONE);
    expect(guard.state.breaker).toBe('closed');
    expect(told).toEqual(['open', 'closed']);
    await meets(FAILED);
    expect(guard.state.breaker).toBe('closed');
  });

  test('rests again, as long as before, where the trial fails', async () => {
    const { guard, meets, later } = aGuard({ restSeconds: 10 });
    await meets(FAILED, FAILED);
    later(10);
    await meets(FAILED);
    expect(guard.state.breaker).toBe('open');
    later(9);
    expect(await aCall(guard).outcome).toMatchObject({ failure: { retryAfterSeconds: 1 } });
    later(1);
    await meets(DONE);
    expect(guard.state.breaker).toBe('closed');
  });

  test.each([
    ['fails', FAILED],
    ['is answered', DONE],
  ])('is not moved by an older call that %s while another one tries', async (_how, outcome) => {
    const { guard, meets, later, told } = aGuard({ restSeconds: 10 });
    const older = aCall(guard);
    await meets(FAILED, FAILED);
    later(10);
    const trial = aCall(guard);
    await Promise.resolve();
    older.end(outcome);
    await older.outcome;
    expect(guard.state.breaker).toBe('half-open');
    trial.end(DONE);
    await trial.outcome;
    expect(guard.state.breaker).toBe('closed');
    expect(told).toEqual(['open', 'closed']);
  });

  test('does not count callers who went away, and does not forget failures for them', async () => {
    const { guard, meets } = aGuard({ failures: 2 });
    for (let times = 0; times < 5; times += 1) await abandoned(guard, GONE);
    expect(guard.state.breaker).toBe('closed');
    await meets(FAILED);
    await abandoned(guard, GONE);
    await meets(FAILED);
    expect(guard.state.breaker).toBe('open');
  });

  test('does not take a trial for success whose caller went away', async () => {
    const { guard, meets, later } = aGuard({ restSeconds: 10 });
    await meets(FAILED, FAILED);
    later(10);
    await abandoned(guard, GONE);
    expect(guard.state.breaker).toBe('open');
  });

  test("does not count calls whose time was up by another limit than the upstream's own", async () => {
    const { guard, meets } = aGuard({ failures: 2 });
    for (let times = 0; times < 5; times += 1) await abandoned(guard, timeoutReason());
    expect(guard.state.breaker).toBe('closed');
    await meets(LATE);
    await abandoned(guard, timeoutReason());
    await meets(LATE);
    expect(guard.state.breaker).toBe('open');
  });

  test('keeps calls away that waited for their turn when it opened', async () => {
    const { guard } = aGuard({ calls: 1, failures: 1 });
    const first = aCall(guard);
    const second = aCall(guard);
    first.end(FAILED);
    expect(await second.outcome).toMatchObject({ failure: { kind: 'spared' } });
    expect(second.hasBegun()).toBe(false);
  });

  test('does not let callers wait for a turn while one call tries', async () => {
    const { guard, meets, later } = aGuard({ calls: 2, failures: 1, restSeconds: 10 });
    const long = aCall(guard);
    await meets(FAILED);
    later(10);
    const trial = aCall(guard);
    await eventually(() => expect(trial.hasBegun()).toBe(true));
    expect(await aCall(guard).outcome).toMatchObject({ failure: { kind: 'spared' } });
    expect(guard.state).toMatchObject({ breaker: 'half-open', callsUnderWay: 2, callsWaiting: 0 });
    trial.end(DONE);
    long.end(DONE);
    await Promise.all([trial.outcome, long.outcome]);
  });
});

describe('the slots', () => {
  test('bound the calls at once; beyond those that may wait, callers are spared', async () => {
    const { guard } = aGuard({ calls: 2, waiting: 1 });
    const calls = [aCall(guard), aCall(guard), aCall(guard)];
    await Promise.resolve();
    expect(calls.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false]);
    expect(guard.state).toMatchObject({ breaker: 'closed', callsUnderWay: 2, callsWaiting: 1 });
    const beyond = await aCall(guard).outcome;
    expect(beyond).toEqual({
      ok: false,
      failure: {
        kind: 'spared',
        message: 'The upstream has as many calls as it is given at once.',
      },
    });
    for (const { end } of calls) end(DONE);
    expect(await Promise.all(calls.map(({ outcome }) => outcome))).toEqual([DONE, DONE, DONE]);
    expect(guard.state.callsUnderWay).toBe(0);
  });

  test('are not kept by callers who leave while they wait', async () => {
    const { guard } = aGuard({ calls: 1, waiting: 1 });
    const first = aCall(guard);
    const caller = new AbortController();
    const leaving = aCall(guard, caller.signal);
    await Promise.resolve();
    caller.abort(GONE);
    await expect(leaving.outcome).rejects.toBe(GONE);
    const next = aCall(guard);
    first.end(DONE);
    next.end(DONE);
    expect(await next.outcome).toEqual(DONE);
    expect(leaving.hasBegun()).toBe(false);
  });

  test('are given back however a call ends', async () => {
    const { guard, meets } = aGuard({ calls: 1, failures: 100 });
    await meets(FAILED, LATE, DONE);
    await expect(guard.run(() => Promise.reject(GONE), wanted)).rejects.toBe(GONE);
    await abandoned(guard, GONE);
    expect(guard.state).toMatchObject({ callsUnderWay: 0, callsWaiting: 0 });
  });

  test('stay taken by an answer that is held, until all who hold it let go', async () => {
    const { guard } = aGuard({ calls: 1, waiting: 1 });
    let leases: (() => void)[] = [];
    const holding = async (lease: Lease) => {
      leases = [lease.hold(), lease.hold()];
      return DONE;
    };
    expect(await guard.run(holding, wanted)).toEqual(DONE);
    const next = aCall(guard);
    leases[0]?.();
    leases[0]?.();
    await Promise.resolve();
    expect([guard.state.callsUnderWay, guard.state.callsWaiting]).toEqual([1, 1]);
    leases[1]?.();
    next.end(DONE);
    expect(await next.outcome).toEqual(DONE);
  });
});

describe('an answer that is read as it comes', () => {
  /** Makes a guard run a call whose reply begins well; returns how to end it. */
  async function begun(guard: Guard) {
    const { promise, resolve } = Promise.withResolvers<Lease & { giveBack(): void }>();
    const outcome = await guard.run(async (lease) => {
      resolve({ ...lease, giveBack: lease.hold() });
      return DONE;
    }, wanted);
    expect(outcome).toEqual(DONE);
    return promise;
  }

  test('is a failure of the upstream where it breaks off, however well it began', async () => {
    const { guard, because } = aGuard({ calls: 10, failures: 3 });
    for (let count = 0; count < 3; count += 1) {
      expect(guard.state.breaker).toBe('closed');
      const answer = await begun(guard);
      answer.broke('Overloaded');
      answer.giveBack();
    }
    expect(guard.state.breaker).toBe('open');
    // A fixed message: the upstream's own may repeat parts of the request.
    expect(because).toEqual([{ kind: 'failed', message: 'The upstream broke its answer off.' }]);
  });

  test('says that the upstream is well at its end, not before', async () => {
    const { guard, meets } = aGuard({ calls: 10, failures: 3 });
    await meets(FAILED, FAILED);
    const answer = await begun(guard);
    answer.giveBack();
    await meets(FAILED, FAILED);
    expect(guard.state.breaker).toBe('closed');
    await begun(guard);
    await meets(FAILED);
    expect(guard.state.breaker).toBe('open');
  });

  test('that tries an upstream which has rested need not end for the others', async () => {
    const { guard, meets, later } = aGuard({ calls: 10, failures: 1 });
    await meets(FAILED);
    later(10);
    const answer = await begun(guard);
    expect(guard.state.breaker).toBe('closed');
    answer.broke('Overloaded');
    answer.giveBack();
    expect(guard.state.breaker).toBe('open');
  });
});

describe('a guard', () => {
  test('is idle when no call is under way, waits or is held', async () => {
    const { guard } = aGuard({ calls: 1 });
    await guard.whenIdle();
    let isIdle = false;
    const held = Promise.withResolvers<() => void>();
    const holding = async (lease: Lease) => {
      held.resolve(lease.hold());
      return DONE;
    };
    const first = guard.run(holding, wanted);
    const second = aCall(guard);
    const idle = guard.whenIdle().then(() => {
      isIdle = true;
    });
    const letGo = await held.promise;
    await first;
    second.end(DONE);
    expect(isIdle).toBe(false);
    letGo();
    await second.outcome;
    await idle;
    expect(guard.state.callsUnderWay).toBe(0);
  });
});

describe('a question about work that an upstream has taken on', () => {
  const ask = (guard: Guard, outcome: UpstreamOutcome<string>) =>
    guard.inquire(async () => outcome, wanted);

  test('takes no slot, and waits for none', async () => {
    const { guard } = aGuard({ calls: 1, waiting: 0 });
    const call = aCall(guard);
    await eventually(() => call.hasBegun());
    expect(await ask(guard, DONE)).toBe(DONE);
    expect(guard.state).toMatchObject({ callsUnderWay: 1, callsWaiting: 0 });
    call.end(DONE);
    await call.outcome;
  });

  test('tells how the upstream is, and is kept from one that rests', async () => {
    const { guard, later, told } = aGuard();
    await ask(guard, LATE);
    await ask(guard, LATE);
    expect(told).toEqual(['open']);
    expect(await ask(guard, DONE)).toMatchObject({
      failure: { kind: 'spared', retryAfterSeconds: 10 },
    });
    later(10);
    expect(await ask(guard, DONE)).toBe(DONE);
    expect(told).toEqual(['open', 'closed']);
  });

  test('is under way while it is asked', async () => {
    const { guard } = aGuard();
    const answer = Promise.withResolvers<UpstreamOutcome<string>>();
    const asked = guard.inquire(() => answer.promise, wanted);
    let isIdle = false;
    const idle = guard.whenIdle().then(() => {
      isIdle = true;
    });
    await Promise.resolve();
    expect(isIdle).toBe(false);
    answer.resolve(DONE);
    await Promise.all([asked, idle]);
  });
});
