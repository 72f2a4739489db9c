import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AbortedError, Patchbay, TimedOutError, UpstreamFailedError } from '../../client/index.ts';
import { fakeFetch } from '../../client/testing.ts';
import type { MidiData, MidiResponse } from '../../generated/types.ts';

const SONG = { music_id: 'a-song' };

// Loaded on demand, which would take real time within the faked one.
beforeAll(() => import('../../client/finished-notes.ts'));
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => void vi.useRealTimers());

test('notes are requested until they are ready', async () => {
  const { patchbay, asked } = aClient('running', 'running', 'complete');
  const notes = patchbay.music.midi(SONG);
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await notes).data.state).toBe('complete');
  expect(asked).toHaveLength(3);
});

test('notes that cannot be extracted are an error, which no retry helps', async () => {
  const { patchbay, asked } = aClient('running', 'error', 'complete');
  const failed = expect(patchbay.music.midi(SONG)).rejects.toMatchObject({
    name: UpstreamFailedError.name,
    message: 'The notes: error.',
    retryable: false,
  });
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(asked).toHaveLength(2);
});

test('the wait for notes ends with its time limit, that of the call or of the client', async () => {
  const { patchbay } = aClient();
  const late = [
    expect(patchbay.music.midi(SONG, { timeoutSeconds: 60 })).rejects.toThrow(
      new TimedOutError('The notes were not ready within 60 seconds.'),
    ),
    expect(patchbay.music.midi(SONG)).rejects.toThrow(
      'The notes were not ready within 300 seconds.',
    ),
  ];
  await vi.advanceTimersByTimeAsync(300_000);
  await Promise.all(late);
});

test('the wait for notes ends with its signal', async () => {
  const { patchbay, asked } = aClient();
  const leaving = new AbortController();
  const left = expect(patchbay.music.midi(SONG, { signal: leaving.signal })).rejects.toBeInstanceOf(
    AbortedError,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  leaving.abort();
  await left;
  const { length } = asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(length);
});

/** A client whose requests for notes are answered with these states, and are under way from then on. */
function aClient(...states: readonly MidiData['state'][]) {
  const asked: string[] = [];
  const fetch = fakeFetch({
    extractMidi({ body }) {
      const state = states[asked.length] ?? 'running';
      asked.push(body.music_id);
      return notesIn(state);
    },
  });
  const patchbay = new Patchbay({ apiKey: 'any', maxRetries: 0, timeoutSeconds: 300, fetch });
  return { patchbay, asked };
}

function notesIn(state: MidiData['state']): MidiResponse {
  return { status: 'SUCCESS', message: `The notes: ${state}.`, data: { state, instruments: [] } };
}
