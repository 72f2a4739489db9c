import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  AuthenticationError,
  isFinal,
  type JobRecord,
  Patchbay,
  type WatchOptions,
} from '../../client/index.ts';
import { aScriptedServer, events, hangUp, type Line, problem } from './a-scripted-server.ts';

/** Watches all jobs on a scripted server until `count` records have been received. */
async function watched(count: number, script: readonly Line[], options: WatchOptions = {}) {
  await using server = await aScriptedServer(...script);
  const patchbay = new Patchbay({ apiKey: 'a-key', baseUrl: server.url, maxRetries: 0 });
  const records: JobRecord[] = [];
  const states: string[] = [];
  const onState = (state: string) => states.push(state);
  for await (const record of patchbay.jobs.watch({ onState, ...options })) {
    records.push(record);
    if (records.length >= count) break;
  }
  return { records, states, requests: server.requests };
}

function eventOf(id: number, jobId: string, status: 'ON_QUEUE' | 'SUCCESS'): string {
  const record = { status, message: 'It is.', jobId, data: { jobId, action: 'video' } };
  const name = status === 'SUCCESS' ? 'end' : 'progress';
  return `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(record)}\n\n`;
}

const LIVE = 'id: 100\nevent: live\ndata: {"caughtUpAt":"2026-11-21T08:15:28.412Z"}\n\n';

describe('watching all jobs', () => {
  test('tells the records of all of them, and does not end with one', async () => {
    const text = LIVE + eventOf(101, 'one', 'SUCCESS') + eventOf(102, 'two', 'ON_QUEUE');
    const { records, states } = await watched(2, [events(text)]);
    expect(records.map(({ jobId }) => jobId)).toEqual(['one', 'two']);
    expect(records.map(isFinal)).toEqual([true, false]);
    expect(states).toEqual(['catching-up', 'catching-up', 'live']);
  });

  test('goes on where the stream broke off, also where nothing but its beginning was told', async () => {
    const { requests, states } = await watched(1, [
      events(LIVE),
      hangUp,
      events(eventOf(101, 'one', 'SUCCESS') + LIVE),
    ]);
    expect(requests.map(({ headers }) => headers['last-event-id'])).toEqual([
      ...[undefined, '100', '100'],
    ]);
    expect(states).toContain('lost');
  });

  test('waits before it opens a stream again that was soon over, whatever that told', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timers.mockRestore());
    const { states } = await watched(3, [
      events(eventOf(101, 'one', 'ON_QUEUE')),
      events(eventOf(102, 'one', 'ON_QUEUE')),
      events(eventOf(103, 'one', 'SUCCESS')),
    ]);
    const waits = timers.mock.calls.map(([, wait = 0]) => wait);
    // Backoff of half a second and then a second, each shortened by a random jitter of up to half.
    expect(waits.some((wait) => wait >= 250 && wait <= 500)).toBe(true);
    expect(waits.some((wait) => wait > 500 && wait <= 1000)).toBe(true);
    expect(states).not.toContain('lost');
  });

  test('asks again where the gateway has no room just now, after the time that it asks for', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    onTestFinished(() => timers.mockRestore());
    const { records } = await watched(1, [
      problem(503, { 'retry-after': '0.123' }),
      hangUp,
      events(eventOf(101, 'one', 'SUCCESS')),
    ]);
    expect(records).toHaveLength(1);
    const waits = timers.mock.calls.filter(([, wait]) => wait === 123);
    // The break after it has a backoff of its own.
    expect(waits).toHaveLength(1);
  });

  test('begins where it is told to, and tells the places that it comes to', async () => {
    const places: string[] = [];
    const text = eventOf(101, 'one', 'ON_QUEUE') + LIVE + eventOf(102, 'one', 'SUCCESS');
    const { requests } = await watched(2, [events(text)], {
      lastEventId: '90',
      onPlace: (place) => places.push(place),
    });
    expect(requests[0]?.headers['last-event-id']).toBe('90');
    expect(places).toEqual(['101', '100']);
  });

  test('throws what the gateway refuses, and ends with its signal', async () => {
    await expect(watched(1, [problem(401)])).rejects.toThrow(AuthenticationError);
    const signal = AbortSignal.abort();
    await expect(watched(1, [hangUp], { signal })).rejects.toThrow('aborted');
  });
});
