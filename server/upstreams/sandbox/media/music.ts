/** One note. `pitch` is a MIDI number; times are in seconds; `velocity` is 0 to 1. */
export interface Note {
  readonly pitch: number;
  readonly start: number;
  readonly end: number;
  readonly velocity: number;
}

/** What one instrument plays, sorted by the time at which the notes begin. */
export interface Part {
  readonly name: string;
  readonly notes: readonly Note[];
}

/** A piece of music. `tempo` is in beats a minute. */
export interface Arrangement {
  readonly tempo: number;
  readonly instruments: readonly Part[];
}

/** Sound in one channel: samples from -1 to 1. */
export type Sound = Float32Array<ArrayBuffer>;
