/** How an instrument sounds. Times are in seconds. */
export interface Timbre {
  /** The strength of each partial, from the ground tone up. */
  readonly partials: readonly number[];
  readonly attack: number;
  /** How fast the tone falls from its peak to `sustain`. */
  readonly decay: number;
  /** 0 to 1; 0 for what is struck or plucked. */
  readonly sustain: number;
  readonly release: number;
  readonly gain: number;
  /** How far two copies are out of tune against each other, in cents. */
  readonly detune?: number;
  /** A swaying of the pitch that sets in slowly. */
  readonly vibrato?: { readonly cents: number; readonly hertz: number };
  /** The resonances of a mouth, in Hz: they shape the partials, wherever the ground tone lies. */
  readonly formants?: readonly Formant[];
}

/** One resonance: middle and width in Hz. */
export interface Formant {
  readonly hertz: number;
  readonly width: number;
  readonly gain: number;
}

/** The timbre of an instrument by its name, in any case; unknown names sound like a piano. */
export function timbreOf(name: string): Timbre {
  return TIMBRES.get(name.toLowerCase()) ?? PIANO;
}

/** Partials that weaken by the given power of their number. */
function falling(count: number, power: number): number[] {
  return Array.from({ length: count }, (_, index) => 1 / (index + 1) ** power);
}

const PIANO: Timbre = {
  partials: [1, 0.52, 0.28, 0.2, 0.12, 0.08, 0.05, 0.03, 0.02],
  attack: 0.004,
  decay: 0.9,
  sustain: 0.05,
  release: 0.28,
  gain: 0.5,
};

const VOICE: Timbre = {
  partials: falling(40, 0.75),
  attack: 0.07,
  decay: 0.4,
  sustain: 0.82,
  release: 0.16,
  gain: 0.62,
  vibrato: { cents: 22, hertz: 5.3 },
  // The vowel of "father", between a man's and a woman's.
  formants: [
    { hertz: 780, width: 110, gain: 1 },
    { hertz: 1180, width: 130, gain: 0.55 },
    { hertz: 2650, width: 220, gain: 0.16 },
    { hertz: 3500, width: 300, gain: 0.06 },
  ],
};

const TIMBRES: ReadonlyMap<string, Timbre> = new Map<string, Timbre>([
  ['piano', PIANO],
  ['voice', VOICE],
  [
    'electric piano',
    {
      ...PIANO,
      partials: [1, 0.12, 0.3, 0.05, 0.08, 0.02, 0.03],
      decay: 1.2,
      gain: 0.55,
    },
  ],
  [
    'guitar',
    {
      ...PIANO,
      partials: falling(14, 1.25),
      attack: 0.003,
      decay: 0.45,
      release: 0.2,
      gain: 0.46,
    },
  ],
  [
    'bells',
    {
      ...PIANO,
      partials: [1, 0.05, 0, 0.32, 0, 0.1, 0, 0, 0.06],
      decay: 1.1,
      sustain: 0,
      release: 0.9,
      gain: 0.34,
    },
  ],
  [
    'bass',
    {
      partials: [1, 0.42, 0.2, 0.09, 0.04],
      attack: 0.008,
      decay: 0.5,
      sustain: 0.55,
      release: 0.1,
      gain: 0.85,
    },
  ],
  [
    'pad',
    {
      partials: falling(10, 1.7),
      attack: 0.35,
      decay: 0.5,
      sustain: 0.85,
      release: 0.55,
      gain: 0.26,
      detune: 7,
    },
  ],
  [
    'flute',
    {
      partials: [1, 0.22, 0.1, 0.03],
      attack: 0.05,
      decay: 0.3,
      sustain: 0.85,
      release: 0.14,
      gain: 0.42,
      vibrato: { cents: 12, hertz: 4.8 },
    },
  ],
  [
    'clarinet',
    {
      partials: [1, 0.04, 0.42, 0.03, 0.2, 0.02, 0.08],
      attack: 0.04,
      decay: 0.3,
      sustain: 0.8,
      release: 0.12,
      gain: 0.4,
      vibrato: { cents: 8, hertz: 4.6 },
    },
  ],
]);
