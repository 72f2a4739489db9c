import { describe, expect, test } from 'vitest';
import { ServerLost } from '../../../server/database/availability.ts';
import { type CancelTurns, openCancelTurns } from '../../../server/jobs/changes/cancel-turns.ts';

const AT_ONCE_OF_ONE = 4;

/** Cancels that a test lets be done, or fail, one by one. */
function some(turns: CancelTurns) {
  const begun: { whose: string; done: PromiseWithResolvers<void> }[] = [];
  return {
    /** Those that have had their turns and are not done. */
    begun,
    /** Cancels some; answers what becomes of them, in their order. */
    async cancel(whose: string, count: number) {
      const cancels = Array.from({ length: count }, () =>
        turns.take(whose, () => {
          const done = Promise.withResolvers<void>();
          begun.push({ whose, done });
          return done.promise;
        }),
      );
      const outcomes = Promise.allSettled(cancels);
      await settled();
      return async () => (await outcomes).map(({ status }) => status);
    },
  };
}

/** All that follows at once has followed. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** PostgreSQL has waited for a lock for as long as it may. */
function lockNotHad(): Error {
  return Object.assign(new Error('canceling statement due to lock timeout'), {
    severity: 'ERROR',
    code: '55P03',
  });
}

describe('cancels of jobs of one account', () => {
  test('are done a few at a time, all of them, and leave room for others', async () => {
    const { begun, cancel } = some(openCancelTurns());
    const outcomes = await cancel('many', 3 * AT_ONCE_OF_ONE);
    await cancel('one', 1);
    expect(begun.map(({ whose }) => whose)).toEqual([...Array(AT_ONCE_OF_ONE).fill('many'), 'one']);
    while (begun.length > 0) {
      for (const { done } of begun.splice(0)) done.resolve();
      await settled();
    }
    expect(await outcomes()).toEqual(Array(3 * AT_ONCE_OF_ONE).fill('fulfilled'));
  });

  test('are given up together with others that wait, where the database is away; later ones are tried', async () => {
    const { begun, cancel } = some(openCancelTurns());
    const outcomes = await cancel('many', 3 * AT_ONCE_OF_ONE);
    for (const { done } of begun.splice(0)) done.reject(new ServerLost(new Error('gone')));
    expect(await outcomes()).toEqual(Array(3 * AT_ONCE_OF_ONE).fill('rejected'));
    expect(begun).toEqual([]);
    await cancel('many', 1);
    expect(begun).toHaveLength(1);
  });

  test('are given up alone where their own balance is not to be had', async () => {
    const { begun, cancel } = some(openCancelTurns());
    const outcomes = await cancel('held', 2 * AT_ONCE_OF_ONE);
    await cancel('other', 2 * AT_ONCE_OF_ONE);
    for (const { whose, done } of begun.splice(0)) {
      if (whose === 'held') done.reject(lockNotHad());
      else done.resolve();
    }
    expect(await outcomes()).toEqual(Array(2 * AT_ONCE_OF_ONE).fill('rejected'));
    expect(begun.map(({ whose }) => whose)).toEqual(Array(AT_ONCE_OF_ONE).fill('other'));
  });

  test('that fail for another reason leave the others their turns', async () => {
    const { begun, cancel } = some(openCancelTurns());
    await cancel('many', 2 * AT_ONCE_OF_ONE);
    for (const { done } of begun.splice(0)) done.reject(new Error('A mistake.'));
    await settled();
    expect(begun).toHaveLength(AT_ONCE_OF_ONE);
  });
});
