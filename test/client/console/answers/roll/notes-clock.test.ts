import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotesClock } from '../../../../../client/console/answers/roll/notes-clock.ts';
import { aScore } from './a-score.ts';

/** Stands for every node of an audio graph. */
class AudioPart {
  readonly gain = {
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    setTargetAtTime() {},
    cancelScheduledValues() {},
  };
  connect<Part>(part: Part): Part {
    return part;
  }
  start() {}
  stop() {}
}

let wake: () => void;
let sounded: number;

beforeEach(() => {
  vi.useFakeTimers();
  sounded = 0;
  const awake = new Promise<void>((resolve) => {
    wake = resolve;
  });
  vi.stubGlobal(
    'AudioContext',
    class {
      readonly currentTime = 0;
      readonly resume = () => awake;
      readonly close = async () => {};
    },
  );
  for (const name of ['DynamicsCompressorNode', 'GainNode', 'BiquadFilterNode']) {
    vi.stubGlobal(name, AudioPart);
  }
  vi.stubGlobal(
    'OscillatorNode',
    class extends AudioPart {
      override start() {
        sounded += 1;
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('notes that are played twice while the audio device wakes sound once, and end with a pause', async () => {
  const once = new NotesClock(aScore());
  wake();
  await once.play();
  const expected = sounded;
  once.pause();

  sounded = 0;
  const twice = new NotesClock(aScore());
  await Promise.all([twice.play(), twice.play()]);
  expect(sounded).toBe(expected);
  twice.pause();
  expect(vi.getTimerCount()).toBe(0);
});

test('notes that are left while the audio device wakes stay silent', async () => {
  const clock = new NotesClock(aScore());
  const play = clock.play();
  clock.stop();
  wake();
  await play;
  expect(clock.isPlaying).toBe(false);
  expect(sounded).toBe(0);
});
