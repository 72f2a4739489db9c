import { BEATS_PER_BAR } from './harmony.ts';
import type { Note } from './music.ts';
import { type Beat, closeTo, inTime, type Score } from './score.ts';

/** The lowest part: roots and fifths in a steady pattern. */
export function bassLine(score: Score): Note[] {
  const { dice, harmony } = score;
  const groove = dice.pick(BASS_GROOVES);
  const beats = harmony.bars.flatMap(({ chord: [root, , fifth], isLast }, bar) => {
    const start = bar * BEATS_PER_BAR;
    const low = root - 12;
    if (isLast) return [{ pitch: low, at: start, beats: BEATS_PER_BAR, velocity: 0.7 }];
    return groove.map(({ at, beats: length, step }) => ({
      pitch: step === 'root' ? low : closeTo(fifth, low),
      at: start + at,
      beats: length * LEGATO,
      velocity: at === 0 ? 0.78 : 0.64,
    }));
  });
  return inTime(score, beats);
}

/** Chords that are held for a bar each. */
export function pad(score: Score): Note[] {
  const beats = score.harmony.bars.flatMap(({ chord }, bar) =>
    chord.map((pitch) => ({
      pitch: closeTo(pitch, PAD_CENTRE),
      at: bar * BEATS_PER_BAR,
      beats: BEATS_PER_BAR,
      velocity: 0.42,
    })),
  );
  return inTime(score, beats);
}

/** The tones of the chords one after the other in eighths, and the last chord as a strum. */
export function arpeggio(score: Score): Note[] {
  const { dice, harmony } = score;
  const figure = dice.pick(ARPEGGIOS);
  const beats = harmony.bars.flatMap(({ chord, isLast }, bar) => {
    const start = bar * BEATS_PER_BAR;
    const tones = chord.map((pitch) => closeTo(pitch, ARPEGGIO_CENTRE)).sort((a, b) => a - b);
    if (isLast) return strum(tones, start);
    return figure.map((step, index) => ({
      pitch: (tones[step % 3] ?? ARPEGGIO_CENTRE) + (step >= 3 ? 12 : 0),
      at: start + index / 2,
      beats: 0.9,
      velocity: (index % 4 === 0 ? 0.62 : 0.46) + dice.between(-0.04, 0.04),
    }));
  });
  return inTime(score, beats);
}

/** A few high tones of the chords, here and there. */
export function sparkle(score: Score): Note[] {
  const { dice, harmony } = score;
  const beats = harmony.bars.flatMap(({ chord }, bar) =>
    [dice.pick([0, 0.5, 1]), dice.pick([2, 2.5, 3])].map((at) => ({
      pitch: closeTo(dice.pick(chord), SPARKLE_CENTRE),
      at: bar * BEATS_PER_BAR + at,
      beats: 2,
      velocity: dice.between(0.3, 0.5),
    })),
  );
  return inTime(score, beats);
}

/** Notes end a little before the next one begins. */
const LEGATO = 0.94;
const PAD_CENTRE = 62;
const ARPEGGIO_CENTRE = 67;
const SPARKLE_CENTRE = 81;

interface BassStep {
  readonly at: number;
  readonly beats: number;
  readonly step: 'root' | 'fifth';
}

const BASS_GROOVES: readonly [readonly BassStep[], ...(readonly BassStep[])[]] = [
  [
    { at: 0, beats: 1.5, step: 'root' },
    { at: 1.5, beats: 0.5, step: 'root' },
    { at: 2, beats: 2, step: 'fifth' },
  ],
  [
    { at: 0, beats: 2, step: 'root' },
    { at: 2, beats: 1, step: 'fifth' },
    { at: 3, beats: 1, step: 'root' },
  ],
  [
    { at: 0, beats: 3, step: 'root' },
    { at: 3, beats: 1, step: 'fifth' },
  ],
];

/** Which tone of the chord each eighth plays; 3 is the lowest one an octave up. */
const ARPEGGIOS: readonly [readonly number[], ...(readonly number[])[]] = [
  [0, 1, 2, 1, 3, 2, 1, 2],
  [0, 2, 1, 2, 0, 2, 1, 2],
  [2, 1, 0, 1, 2, 3, 2, 1],
  [0, 1, 2, 3, 2, 1, 2, 1],
];

function strum(tones: readonly number[], at: number): Beat[] {
  return tones.map((pitch, index) => ({
    pitch,
    at: at + index * 0.12,
    beats: BEATS_PER_BAR - index * 0.12,
    velocity: 0.58,
  }));
}
