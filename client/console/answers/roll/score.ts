import type { MidiData } from '../../../../generated/types.ts';

/** A note of a song; its instrument is an index into the score's list. */
export interface ScoreNote {
  /** MIDI note number. */
  readonly pitch: number;
  /** Seconds from the song's start. */
  readonly start: number;
  readonly end: number;
  /** 0 to 1. */
  readonly velocity: number;
  readonly instrument: number;
}

/** An instrument of a song. */
export interface ScoreInstrument {
  readonly name: string;
  readonly count: number;
}

/** A song's notes, prepared for drawing and playback. */
export interface Score {
  /** Sorted by start. */
  readonly notes: readonly ScoreNote[];
  readonly instruments: readonly ScoreInstrument[];
  /** End of the last note. */
  readonly seconds: number;
  /** Duration of the longest note: how far back a search for the notes at a time must look. */
  readonly longest: number;
}

/** Merges the notes of all instruments in order of their start. A note that ends before it begins is dropped. */
export function scoreOf({ instruments }: MidiData): Score {
  const notes = instruments
    .flatMap(({ notes: own }, instrument) =>
      own.map(({ pitch, start, end, velocity }) => ({ pitch, start, end, velocity, instrument })),
    )
    .filter(({ start, end }) => end > start)
    .sort((one, other) => one.start - other.start || one.pitch - other.pitch);
  return {
    notes,
    instruments: instruments.map(({ name, notes: own }) => ({ name, count: own.length })),
    seconds: most(notes.map(({ end }) => end)),
    longest: most(notes.map(({ start, end }) => end - start)),
  };
}

function most(values: readonly number[]): number {
  return values.reduce((greatest, value) => Math.max(greatest, value), 0);
}

/** The notes that sound between two times, sorted by start. */
export function notesBetween(score: Score, from: number, to: number): readonly ScoreNote[] {
  const first = firstFrom(score.notes, from - score.longest);
  const last = firstFrom(score.notes, to);
  return score.notes.slice(first, last).filter(({ end }) => end > from);
}

/** The notes that start at or after `from` and before `to`. */
export function notesBeginning(score: Score, from: number, to: number): readonly ScoreNote[] {
  return score.notes.slice(firstFrom(score.notes, from), firstFrom(score.notes, to));
}

/** The notes that sound at a time. */
export function notesAt(score: Score, seconds: number): readonly ScoreNote[] {
  const first = firstFrom(score.notes, seconds - score.longest);
  return takenWhile(score.notes, first, ({ start }) => start <= seconds).filter(
    ({ end }) => end > seconds,
  );
}

function takenWhile(
  notes: readonly ScoreNote[],
  first: number,
  isTaken: (note: ScoreNote) => boolean,
): readonly ScoreNote[] {
  let last = first;
  for (let note = notes[last]; note !== undefined && isTaken(note); note = notes[last]) last++;
  return notes.slice(first, last);
}

/** The index of the first note that starts at or after a time, by binary search. */
function firstFrom(notes: readonly ScoreNote[], seconds: number): number {
  let low = 0;
  let high = notes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((notes[middle]?.start ?? 0) < seconds) low = middle + 1;
    else high = middle;
  }
  return low;
}
