import type { Clock } from './clock.ts';
import { notesAt, notesBeginning, type Score, type ScoreNote } from './score.ts';
import { Synthesizer } from './synthesizer.ts';

/** How far ahead notes are scheduled, so that they stay in time on a busy page. */
const AHEAD_SECONDS = 0.6;
const SCHEDULE_MS = 150;
/** Delay before the first note, which audio devices need. */
const START_SECONDS = 0.05;

/** Synthesizes the notes; follows the clock of the audio device. */
export class NotesClock implements Clock {
  readonly #score: Score;
  readonly #listeners = new Set<() => void>();
  #silent: ReadonlySet<number> = new Set();
  #synthesizer: Synthesizer | undefined;
  /** The position in the song at which playback started or is paused. */
  #from = 0;
  /** The audio device's time at that position; `undefined` while paused. */
  #startedAt: number | undefined;
  #scheduledTo = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(score: Score) {
    this.#score = score;
  }

  get isPlaying(): boolean {
    return this.#startedAt !== undefined;
  }

  now(): number {
    if (this.#synthesizer === undefined || this.#startedAt === undefined) return this.#from;
    const gone = Math.max(0, this.#synthesizer.seconds - this.#startedAt);
    return Math.min(this.#from + gone, this.#score.seconds);
  }

  async play(): Promise<void> {
    if (this.isPlaying) return;
    this.#synthesizer ??= new Synthesizer(this.#score.instruments.length);
    const synthesizer = this.#synthesizer;
    synthesizer.silence(this.#silent);
    await synthesizer.wake();
    // Meanwhile, another call may have started it, or the page may have been left.
    if (this.isPlaying || this.#synthesizer !== synthesizer) return;
    if (this.#from >= this.#score.seconds) this.#from = 0;
    this.#start(synthesizer);
    this.#tell();
  }

  pause(): void {
    if (!this.isPlaying) return;
    this.#halt();
    this.#tell();
  }

  seek(seconds: number): void {
    const wasPlaying = this.isPlaying;
    this.#halt();
    this.#from = Math.min(Math.max(0, seconds), this.#score.seconds);
    if (wasPlaying && this.#synthesizer !== undefined) this.#start(this.#synthesizer);
    this.#tell();
  }

  /** Mutes instruments. */
  silence(instruments: ReadonlySet<number>): void {
    this.#silent = instruments;
    this.#synthesizer?.silence(instruments);
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  stop(): void {
    this.#halt();
    this.#synthesizer?.close();
    this.#synthesizer = undefined;
  }

  #start(synthesizer: Synthesizer): void {
    this.#startedAt = synthesizer.seconds + START_SECONDS;
    this.#scheduledTo = this.#from;
    for (const note of notesAt(this.#score, this.#from)) {
      if (note.start < this.#from) this.#sound(synthesizer, { ...note, start: this.#from });
    }
    this.#schedule(synthesizer);
    this.#timer = setInterval(() => this.#schedule(synthesizer), SCHEDULE_MS);
  }

  #schedule(synthesizer: Synthesizer): void {
    const now = this.now();
    const to = now + AHEAD_SECONDS;
    for (const note of notesBeginning(this.#score, this.#scheduledTo, to)) {
      this.#sound(synthesizer, note);
    }
    this.#scheduledTo = Math.max(this.#scheduledTo, to);
    if (now >= this.#score.seconds) this.pause();
  }

  #sound(synthesizer: Synthesizer, note: ScoreNote): void {
    if (this.#startedAt === undefined) return;
    synthesizer.sound(note, this.#startedAt + note.start - this.#from);
  }

  #halt(): void {
    this.#from = this.now();
    this.#startedAt = undefined;
    clearInterval(this.#timer);
    this.#synthesizer?.hush();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
