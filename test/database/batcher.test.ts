import { describe, expect, test } from 'vitest';
import { ServerLost } from '../../server/database/availability.ts';
import { Batcher } from '../../server/database/batcher.ts';

/** Groups words, and returns each in upper case. `refused` returns the error of a group that is to fail. */
function aGrouping({
  refused = () => undefined,
  maxPieces = 10,
}: {
  readonly refused?: (pieces: readonly string[]) => Error | undefined;
  readonly maxPieces?: number;
} = {}) {
  const groups: (readonly string[])[] = [];
  const batcher = new Batcher<string, string>({
    async work(pieces) {
      groups.push(pieces);
      const error = refused(pieces);
      if (error !== undefined) throw error;
      return pieces.map((piece) => piece.toUpperCase());
    },
    nameOf: (piece) => (piece.startsWith('same') ? 'same' : undefined),
    groupsAtOnce: 1,
    maxPieces,
  });
  return { add: (piece: string) => batcher.add(piece), groups };
}

describe('pieces of work that come at once', () => {
  test('are done together, and each is answered its own', async () => {
    const { add, groups } = aGrouping();
    expect(await Promise.all(['a', 'b', 'c'].map(add))).toEqual(['A', 'B', 'C']);
    expect(groups).toEqual([['a', 'b', 'c']]);
  });

  test('are as many groups as their bound demands', async () => {
    const { add, groups } = aGrouping({ maxPieces: 2 });
    await Promise.all(['a', 'b', 'c'].map(add));
    expect(groups).toEqual([['a', 'b'], ['c']]);
  });

  test('are never in one group where they have the same name', async () => {
    const { add, groups } = aGrouping();
    await Promise.all(['same 1', 'a', 'same 2'].map(add));
    expect(groups).toEqual([['same 1', 'a'], ['same 2']]);
  });

  test('of which one is bad are done one by one', async () => {
    const refused = (pieces: readonly string[]) =>
      pieces.includes('bad') ? new Error('It is bad.') : undefined;
    const { add } = aGrouping({ refused });
    const outcomes = await Promise.allSettled(['a', 'bad', 'c'].map(add));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('are not done again where nobody knows whether they are done', async () => {
    const { add, groups } = aGrouping({ refused: () => new ServerLost(new Error('gone')) });
    const outcomes = await Promise.allSettled(['a', 'b'].map(add));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(groups).toHaveLength(1);
  });
});
