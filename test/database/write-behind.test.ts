import { describe, expect, test } from 'vitest';
import { WriteBehind } from '../../server/database/write-behind.ts';

/** Batches of up to three numbers, and the events so far, in order. */
function someBatches() {
  const events: string[] = [];
  const batches = new WriteBehind<number>({
    write: async (entries) => void events.push(entries.join(' ')),
    giveUp: (entry, error) => void events.push(`${entry}: ${String(error)}`),
    entriesAtOnce: 3,
  });
  return { batches, events };
}

describe('what is written in batches', () => {
  test('is written as soon as a batch is full, and no more of it at once', async () => {
    const { batches, events } = someBatches();
    for (const entry of [1, 2, 3, 4]) batches.add(entry);
    expect(events).toEqual(['1 2 3']);
    await batches.close();
    expect(events).toEqual(['1 2 3', '4']);
    expect(batches.waiting).toBe(0);
  });

  test('lets others have their turn between two batches', async () => {
    const { batches, events } = someBatches();
    for (const entry of [1, 2, 3, 4, 5, 6]) batches.add(entry);
    setImmediate(() => events.push('another'));
    await batches.close();
    expect(events).toEqual(['1 2 3', 'another', '4 5 6']);
  });
});
