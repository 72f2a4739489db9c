import { hertzOf } from './pitch.ts';
import type { ScoreNote } from './score.ts';

/** How an instrument sounds: its wave, and how loud it is beside the others. */
interface Timbre {
  readonly wave: OscillatorType;
  readonly level: number;
}

/** They take turns where there are more instruments. */
const TIMBRES: readonly Timbre[] = [
  { wave: 'triangle', level: 0.3 },
  { wave: 'sine', level: 0.24 },
  { wave: 'sawtooth', level: 0.1 },
  { wave: 'square', level: 0.08 },
];
const ATTACK_SECONDS = 0.012;
const DECAY_SECONDS = 0.18;
const RELEASE_SECONDS = 0.14;
/** What is left of a note's strength once it has decayed. */
const SUSTAIN = 0.6;
/** The overtones above this multiple of a note's frequency are taken away, which makes it warm. */
const OVERTONES = 5;
const HUSH_SECONDS = 0.02;

/** A small synthesizer: an oscillator, an envelope and a filter for each note, a level for each instrument. */
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

  /** The sound card's own time. */
  get seconds(): number {
    return this.#context.currentTime;
  }

  /** Browsers let no page make sounds before somebody has pressed something. */
  async wake(): Promise<void> {
    await this.#context.resume();
  }

  /** Leaves out instruments, also in notes that sound already. */
  silence(instruments: ReadonlySet<number>): void {
    this.#levels.forEach(({ gain }, instrument) => {
      gain.setTargetAtTime(instruments.has(instrument) ? 0 : 1, this.seconds, HUSH_SECONDS);
    });
  }

  /** Sounds a note at a time of the sound card. */
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

  /** Ends all notes, those to come as well. */
  hush(): void {
    for (const { wave, envelope } of this.#voices) {
      envelope.gain.cancelScheduledValues(this.seconds);
      envelope.gain.setTargetAtTime(0, this.seconds, HUSH_SECONDS / 3);
      wave.stop(this.seconds + HUSH_SECONDS);
    }
    this.#voices.clear();
  }

  /** Gives the sound card back. */
  close(): void {
    this.hush();
    void this.#context.close();
  }
}
