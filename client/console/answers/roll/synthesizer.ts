import { hertzOf } from './pitch.ts';
import type { ScoreNote } from './score.ts';

/** The sound of an instrument: its waveform and its relative volume. */
interface Timbre {
  readonly wave: OscillatorType;
  readonly level: number;
}

/** Reused in turn if there are more instruments. */
const TIMBRES: readonly Timbre[] = [
  { wave: 'triangle', level: 0.3 },
  { wave: 'sine', level: 0.24 },
  { wave: 'sawtooth', level: 0.1 },
  { wave: 'square', level: 0.08 },
];
const ATTACK_SECONDS = 0.012;
const DECAY_SECONDS = 0.18;
const RELEASE_SECONDS = 0.14;
/** The fraction of a note's volume that remains after its decay. */
const SUSTAIN = 0.6;
/** Overtones above this multiple of a note's frequency are filtered out, which softens the sound. */
const OVERTONES = 5;
const HUSH_SECONDS = 0.02;

/** A small synthesizer: an oscillator, an envelope and a filter per note, a volume per instrument. */
export class Synthesizer {
  readonly #context = new AudioContext();
  readonly #levels: readonly GainNode[];
  readonly #voices = new Set<{ readonly wave: OscillatorNode; readonly envelope: GainNode }>();

  constructor(instruments: number) {
    const compressor = new DynamicsCompressorNode(this.#context);
    compressor.connect(this.#context.destination);
    this.#levels = Array.from({ length: instruments }, () => {
      const level = new GainNode(this.#context);
      level.connect(compressor);
      return level;
    });
  }

  /** The current time of the audio device. */
  get seconds(): number {
    return this.#context.currentTime;
  }

  /** Resumes audio. Browsers allow no sound before the user has interacted with the page. */
  async wake(): Promise<void> {
    await this.#context.resume();
  }

  /** Mutes instruments, including notes that are already sounding. */
  silence(instruments: ReadonlySet<number>): void {
    this.#levels.forEach(({ gain }, instrument) => {
      gain.setTargetAtTime(instruments.has(instrument) ? 0 : 1, this.seconds, HUSH_SECONDS);
    });
  }

  /** Schedules a note at a time of the audio device. */
  sound({ pitch, start, end, velocity, instrument }: ScoreNote, at: number): void {
    const level = this.#levels[instrument];
    const timbre = TIMBRES[instrument % TIMBRES.length];
    if (level === undefined || timbre === undefined) return;
    const frequency = hertzOf(pitch);
    const wave = new OscillatorNode(this.#context, { type: timbre.wave, frequency });
    const filter = new BiquadFilterNode(this.#context, { frequency: frequency * OVERTONES });
    const envelope = new GainNode(this.#context, { gain: 0 });
    wave.connect(filter).connect(envelope).connect(level);
    const strength = timbre.level * velocity;
    const until = at + Math.max(end - start, ATTACK_SECONDS);
    envelope.gain.setValueAtTime(0, at);
    envelope.gain.linearRampToValueAtTime(strength, at + ATTACK_SECONDS);
    envelope.gain.setTargetAtTime(strength * SUSTAIN, at + ATTACK_SECONDS, DECAY_SECONDS);
    envelope.gain.setTargetAtTime(0, until, RELEASE_SECONDS / 3);
    wave.start(at);
    wave.stop(until + RELEASE_SECONDS * 2);
    const voice = { wave, envelope };
    this.#voices.add(voice);
    wave.onended = () => this.#voices.delete(voice);
  }

  /** Stops all notes, including scheduled ones. */
  hush(): void {
    for (const { wave, envelope } of this.#voices) {
      envelope.gain.cancelScheduledValues(this.seconds);
      envelope.gain.setTargetAtTime(0, this.seconds, HUSH_SECONDS / 3);
      wave.stop(this.seconds + HUSH_SECONDS);
    }
    this.#voices.clear();
  }

  /** Releases the audio device. */
  close(): void {
    this.hush();
    void this.#context.close();
  }
}
