import { describe, expect, test } from 'vitest';
import { makeCallPlaces } from '../../../server/upstreams/routing/call-places.ts';

const wanted = new AbortController().signal;

describe('places', () => {
  test('are as many as there are; the next to come wait, in turn', async () => {
    const places = makeCallPlaces(1, 2);
    const giveBack = await places.take(wanted);
    const turns: string[] = [];
    const waiting = ['first', 'second'].map(async (name) => {
      const leave = await places.take(wanted);
      turns.push(name);
      leave?.();
    });
    expect([places.taken, places.waiting]).toEqual([1, 2]);
    giveBack?.();
    await Promise.all(waiting);
    expect(turns).toEqual(['first', 'second']);
    expect([places.taken, places.waiting]).toEqual([0, 0]);
  });

  test('have no more waiting for them than may', async () => {
    const places = makeCallPlaces(1, 0);
    const giveBack = await places.take(wanted);
    expect(await places.take(wanted)).toBeUndefined();
    giveBack?.();
    expect(await places.take(wanted)).toBeDefined();
  });

  test('are given up at once by who is not wanted any more, so that another may wait', async () => {
    const places = makeCallPlaces(1, 1);
    const giveBack = await places.take(wanted);
    const caller = new AbortController();
    const gone = places.take(caller.signal);
    caller.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    const next = places.take(wanted);
    expect(places.waiting).toBe(1);
    giveBack?.();
    (await next)?.();
    expect([places.taken, places.waiting]).toEqual([0, 0]);
  });

  test('are not lost with who leaves in the moment of getting one', async () => {
    const places = makeCallPlaces(1, 1);
    const giveBack = await places.take(wanted);
    const caller = new AbortController();
    const next = places.take(caller.signal);
    giveBack?.();
    caller.abort(new Error('gone'));
    const leave = await next;
    expect(places.taken).toBe(1);
    leave?.();
    expect(places.taken).toBe(0);
  });

  test('are not for who is not wanted from the start', async () => {
    const places = makeCallPlaces(1, 1);
    await expect(places.take(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(places.taken).toBe(0);
  });
});
