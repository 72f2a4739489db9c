import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { isUnavailable, ServerLost } from '../../server/database/availability.ts';
import {
  type BalanceTurns,
  openBalanceTurns,
  type TurnTerms,
} from '../../server/usage/balance-turns.ts';

const AT_ONCE_OF_ONE = 4;
const LONGEST_WAIT_MS = 15_000;

/** Work items that the test completes or fails one by one. */
function some(turns: BalanceTurns) {
  const begun: { whose: string; done: PromiseWithResolvers<void> }[] = [];
  return {
    /** Items that got their turn and are not done. */
    begun,
    /** Takes turns for several items; returns the result of each, in order. */
    async ask(whose: string, count: number, terms?: TurnTerms) {
      const asked = Array.from({ length: count }, () =>
        turns.take(
          whose,
          () => {
            const done = Promise.withResolvers<void>();
            begun.push({ whose, done });
            return done.promise;
          },
          terms,
        ),
      );
      const outcomes = Promise.allSettled(asked);
      await settled();
      return async () => (await outcomes).map(({ status }) => status);
    },
  };
}

/** Resolves after all immediate callbacks have run. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** The error when nothing listens at PostgreSQL's address. */
function away(): Error {
  return new ServerLost(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
}

/** The error when PostgreSQL reaches its lock timeout. */
function lockNotHad(): Error {
  return answered('55P03');
}

function operatorsEnd(): Error {
  return answered('57P01');
}

function tooLong(): Error {
  return answered('57014');
}

/** An error returned by PostgreSQL. */
function answered(code: string): Error {
  return Object.assign(new Error(code), { severity: 'ERROR', code });
}

describe('what locks the balance of one account', () => {
  test('is done a few at a time, all of it, and leaves room for others (A14)', async () => {
    const { begun, ask } = some(openBalanceTurns());
    const outcomes = await ask('many', 3 * AT_ONCE_OF_ONE);
    await ask('one', 1);
    expect(begun.map(({ whose }) => whose)).toEqual([...Array(AT_ONCE_OF_ONE).fill('many'), 'one']);
    while (begun.length > 0) {
      for (const { done } of begun.splice(0)) done.resolve();
      await settled();
    }
    expect(await outcomes()).toEqual(Array(3 * AT_ONCE_OF_ONE).fill('fulfilled'));
  });

  test('is given up together with all that waits, where the database is away; what comes later is tried', async () => {
    const { begun, ask } = some(openBalanceTurns());
    const outcomes = await ask('many', 3 * AT_ONCE_OF_ONE);
    for (const { done } of begun.splice(0)) done.reject(away());
    expect(await outcomes()).toEqual(Array(3 * AT_ONCE_OF_ONE).fill('rejected'));
    expect(begun).toEqual([]);
    await ask('many', 1);
    expect(begun).toHaveLength(1);
  });

  test('is tried where it comes after the loss, before all who were given up have been told', async () => {
    const { begun, ask } = some(openBalanceTurns());
    const before = await ask('busy', AT_ONCE_OF_ONE + 1);
    const running = begun.splice(0);
    await ask('lost', 1);
    begun.pop()?.done.reject(away());
    await settled();
    await ask('busy', AT_ONCE_OF_ONE);
    for (const { done } of running) done.resolve();
    expect(await before()).toEqual([...Array(AT_ONCE_OF_ONE).fill('fulfilled'), 'rejected']);
    await settled();
    expect(begun).toHaveLength(AT_ONCE_OF_ONE);
  });

  test.each([
    ['whose connection is cut', operatorsEnd],
    ['that takes too long', tooLong],
    ['that waits too long for a connection', () => new ServerLost(new Error('timeout'))],
  ])('%s is given up alone', async (_, failure) => {
    const { begun, ask } = some(openBalanceTurns());
    await ask('many', AT_ONCE_OF_ONE + 1);
    const [first] = begun.splice(0);
    first?.done.reject(failure());
    await settled();
    expect(begun).toHaveLength(1);
  });

  test('is not done for a caller who has gone', async () => {
    const { begun, ask } = some(openBalanceTurns());
    const caller = new AbortController();
    await ask('many', AT_ONCE_OF_ONE);
    const outcomes = await ask('many', 1, { signal: caller.signal });
    caller.abort();
    expect(await outcomes()).toEqual(['rejected']);
    for (const { done } of begun.splice(0)) done.resolve();
    await settled();
    expect(begun).toEqual([]);
  });

  test('is given up after seconds as by a database that is away (D2)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.restoreAllMocks();
      vi.useRealTimers();
    });
    const started = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    const turns = openBalanceTurns();
    const { ask } = some(turns);
    await ask('many', AT_ONCE_OF_ONE);
    const late = turns.take('many', async () => {}).catch((error: unknown) => error);
    vi.advanceTimersByTime(LONGEST_WAIT_MS);
    expect(isUnavailable(await late)).toBe(true);
    // Others may have timers in this process.
    const own = started.mock.calls.flatMap(([, delay], index) =>
      delay === LONGEST_WAIT_MS ? [started.mock.results[index]?.value] : [],
    );
    expect(own).toHaveLength(AT_ONCE_OF_ONE + 1);
    expect(cleared.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(own));
  });

  test('is tried where it is owed, whatever the database has done to others, and however long its turn is in coming', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    const { begun, ask } = some(openBalanceTurns());
    await ask('many', AT_ONCE_OF_ONE);
    const [first, ...others] = begun.splice(0);
    await ask('many', 2, { isOwed: true });
    first?.done.reject(away());
    await settled();
    expect(begun).toHaveLength(1);
    vi.advanceTimersByTime(LONGEST_WAIT_MS);
    await settled();
    expect(begun).toHaveLength(2);
    expect(others).toHaveLength(AT_ONCE_OF_ONE - 1);
  });

  test('is given up alone where this balance is not to be had', async () => {
    const { begun, ask } = some(openBalanceTurns());
    const outcomes = await ask('held', 2 * AT_ONCE_OF_ONE);
    await ask('other', 2 * AT_ONCE_OF_ONE);
    for (const { whose, done } of begun.splice(0)) {
      if (whose === 'held') done.reject(lockNotHad());
      else done.resolve();
    }
    expect(await outcomes()).toEqual(Array(2 * AT_ONCE_OF_ONE).fill('rejected'));
    expect(begun.map(({ whose }) => whose)).toEqual(Array(AT_ONCE_OF_ONE).fill('other'));
  });

  test('and fails for another reason leaves the others their turns', async () => {
    const { begun, ask } = some(openBalanceTurns());
    await ask('many', 2 * AT_ONCE_OF_ONE);
    for (const { done } of begun.splice(0)) done.reject(new Error('A mistake.'));
    await settled();
    expect(begun).toHaveLength(AT_ONCE_OF_ONE);
  });
});
