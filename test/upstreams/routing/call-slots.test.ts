import { describe, expect, test } from 'vitest';
import { makeCallSlots } from '../../../server/upstreams/routing/call-slots.ts';

const wanted = new AbortController().signal;

describe('slots', () => {
  test('are as many as there are; the next to come wait, in turn', async () => {
    const slots = makeCallSlots(1, 2);
    const giveBack = await slots.take(wanted);
    const turns: string[] = [];
    const waiting = ['first', 'second'].map(async (name) => {
      const leave = await slots.take(wanted);
      turns.push(name);
      leave?.();
    });
    expect([slots.taken, slots.waiting]).toEqual([1, 2]);
    giveBack?.();
    await Promise.all(waiting);
    expect(turns).toEqual(['first', 'second']);
    expect([slots.taken, slots.waiting]).toEqual([0, 0]);
  });

  test('are waited for no longer than may be, so that another may wait', async () => {
    const slots = makeCallSlots(1, 1);
    const giveBack = await slots.take(wanted);
    expect(await slots.take(wanted, 1)).toBeUndefined();
    expect([slots.taken, slots.waiting]).toEqual([1, 0]);
    const next = slots.take(wanted, 60_000);
    giveBack?.();
    expect(await next).toBeDefined();
    expect([slots.taken, slots.waiting]).toEqual([1, 0]);
  });

  test('have no more waiting for them than may', async () => {
    const slots = makeCallSlots(1, 0);
    const giveBack = await slots.take(wanted);
    expect(await slots.take(wanted)).toBeUndefined();
    giveBack?.();
    expect(await slots.take(wanted)).toBeDefined();
  });

  test('are given up at once by who is not wanted any more, so that another may wait', async () => {
    const slots = makeCallSlots(1, 1);
    const giveBack = await slots.take(wanted);
    const caller = new AbortController();
    const gone = slots.take(caller.signal);
    caller.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    const next = slots.take(wanted);
    expect(slots.waiting).toBe(1);
    giveBack?.();
    (await next)?.();
    expect([slots.taken, slots.waiting]).toEqual([0, 0]);
  });

  test('are not lost with who leaves in the moment of getting one', async () => {
    const slots = makeCallSlots(1, 1);
    const giveBack = await slots.take(wanted);
    const caller = new AbortController();
    const next = slots.take(caller.signal);
    giveBack?.();
    caller.abort(new Error('gone'));
    const leave = await next;
    expect(slots.taken).toBe(1);
    leave?.();
    expect(slots.taken).toBe(0);
  });

  test('are not for who is not wanted from the start', async () => {
    const slots = makeCallSlots(1, 1);
    await expect(slots.take(AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(slots.taken).toBe(0);
  });
});
