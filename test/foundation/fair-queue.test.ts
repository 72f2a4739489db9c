import { describe, expect, test } from 'vitest';
import { FairQueue } from '../../server/foundation/fair-queue.ts';

const patient = new AbortController().signal;

/** Records who gets a turn, in order. */
function noted(turns: FairQueue) {
  const served: string[] = [];
  const ends: (() => void)[] = [];
  return {
    served,
    /** Requests a turn; resolves once it is known whether one is available at once. */
    async ask(whose: string, signal = patient): Promise<void> {
      turns.take(whose, signal).then(
        (end) => {
          served.push(end === undefined ? `${whose} refused` : whose);
          if (end !== undefined) ends.push(end);
        },
        () => served.push(`${whose} gone`),
      );
      await settled();
    },
    async endOne(): Promise<void> {
      ends.shift()?.();
      await settled();
    },
  };
}

/** Resolves after all immediate callbacks have run. */
function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

const MANY = 5000;
/** Far more memory than one waiting entry needs, and far less than a list of the others. */
const BYTES_EACH = 10_000;

const LIMITS = { turns: 2, turnsOfOne: 1, waiting: 6, waitingOfOne: 4 };

describe('a turn', () => {
  test('is to be had at once by another, however many one account asks for', async () => {
    const { served, ask } = noted(new FairQueue(LIMITS));
    for (const whose of ['many', 'many', 'many', 'one']) await ask(whose);
    expect(served).toEqual(['many', 'one']);
  });

  test('goes to one account after another of those that wait', async () => {
    const { served, ask, endOne } = noted(new FairQueue({ ...LIMITS, turns: 1 }));
    for (const whose of ['a', 'a', 'a', 'b', 'c', 'b']) await ask(whose);
    for (const _turn of served.concat(Array(5).fill(''))) await endOne();
    expect(served).toEqual(['a', 'a', 'b', 'c', 'a', 'b']);
  });

  test('is refused where too many wait, of one account or of all', async () => {
    const { served, ask } = noted(new FairQueue({ ...LIMITS, turns: 1 }));
    for (const whose of ['a', 'a', 'a', 'a', 'a', 'a', 'b', 'b', 'c']) await ask(whose);
    expect(served).toEqual(['a', 'a refused', 'c refused']);
  });

  test('is not waited for by who has gone away, and makes room', async () => {
    const { served, ask, endOne } = noted(new FairQueue({ ...LIMITS, turns: 1, waiting: 1 }));
    const caller = new AbortController();
    await ask('a');
    await ask('b', caller.signal);
    caller.abort(new Error('gone'));
    await settled();
    await ask('c');
    await endOne();
    expect(served).toEqual(['a', 'b gone', 'c']);
  });

  test('takes little memory while it is waited for, however many wait', async () => {
    const turns = new FairQueue({ turns: 1, turnsOfOne: 1, waiting: MANY, waitingOfOne: MANY });
    const end = await turns.take('a', patient);
    const before = process.memoryUsage().heapUsed;
    const served = Array.from({ length: MANY }, async () => (await turns.take('a'))?.());
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(MANY * BYTES_EACH);
    end?.();
    await Promise.all(served);
  });

  test('ends once, however often it is said', async () => {
    const turns = new FairQueue({ ...LIMITS, turns: 1 });
    const end = await turns.take('a', patient);
    end?.();
    end?.();
    const { served, ask } = noted(turns);
    await ask('b');
    await ask('c');
    expect(served).toEqual(['b']);
  });
});
