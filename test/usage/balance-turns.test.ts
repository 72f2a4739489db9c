import { describe, expect, test } from 'vitest';
import { ServerLost } from '../../server/database/availability.ts';
import { type BalanceTurns, openBalanceTurns } from '../../server/usage/balance-turns.ts';

const AT_ONCE_OF_ONE = 4;

/** Work that a test lets be done, or fail, piece by piece. */
function some(turns: BalanceTurns) {
  const begun: { whose: string; done: PromiseWithResolvers<void> }[] = [];
  return {
    /** What has had its turn and is not done. */
    begun,
    /** Asks for some; answers what becomes of each, in their order. */
    async ask(whose: string, count: number) {
      const asked = Array.from({ length: count }, () =>
        turns.take(whose, () => {
          const done = Promise.withResolvers<void>();
          begun.push({ whose, done });
          return done.promise;
        }),
      );
      const outcomes = Promise.allSettled(asked);
      await settled();
      return async () => (await outcomes).map(({ status }) => status);
    },
  };
}

/** All that follows at once has followed. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Nobody listens where PostgreSQL was. */
function away(): Error {
  return new ServerLost(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }));
}

/** PostgreSQL has waited for a lock for as long as it may. */
function lockNotHad(): Error {
  return Object.assign(new Error('canceling statement due to lock timeout'), {
    severity: 'ERROR',
    code: '55P03',
  });
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
