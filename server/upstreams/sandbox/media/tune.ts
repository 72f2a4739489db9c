import { BEATS_PER_BAR, type Chord } from './harmony.ts';
import type { Note } from './music.ts';
import type { Phrase } from './phrases.ts';
import { type Beat, inTime, type Score } from './score.ts';

/** The input of a melody. */
export interface TunePlan {
  readonly verse: Phrase;
  readonly chorus: Phrase;
  /** The lowest note of the register, as a MIDI number. */
  readonly lowest: number;
  /** A singer needs a longer introduction. */
  readonly sings: boolean;
}

/** The melody: two verses and a chorus in turn, over the chords, ending on the tonic. */
export function tune(score: Score, plan: TunePlan): Note[] {
  const { bars, scale } = score.harmony;
  const ground = plan.lowest + ((((scale.tonic - plan.lowest) % 12) + 12) % 12);
  const introBars = bars.length < LEAST_BARS_FOR_INTRO ? 0 : plan.sings ? 2 : 1;
  const beats = bars.flatMap(({ chord, isLast }, bar): Beat[] => {
    const at = bar * BEATS_PER_BAR;
    if (bar < introBars) return [];
    if (isLast) return [{ pitch: ground, at, beats: BEATS_PER_BAR * 0.9, velocity: 0.66 }];
    const section = Math.floor((bar - introBars) / PHRASE_BARS);
    const isChorus = section % SECTIONS_PER_ROUND === SECTIONS_PER_ROUND - 1;
    const phrase = isChorus ? plan.chorus : plan.verse;
    const figure = phrase[(bar - introBars) % PHRASE_BARS] ?? [];
    return figure.map((note) => {
      const pitch = ground + scale.semitonesOf(note.step);
      return {
        pitch: note.at % 2 === 0 ? onChord(pitch, chord) : pitch,
        at: at + note.at,
        beats: note.beats * LEGATO,
        velocity: 0.62 + (note.at === 0 ? 0.1 : 0) + (isChorus ? 0.08 : 0),
      };
    });
  });
  return inTime(score, beats);
}

const PHRASE_BARS = 4;
const SECTIONS_PER_ROUND = 3;
const LEAST_BARS_FOR_INTRO = 8;
const LEGATO = 0.92;

/** The nearest tone of the chord: what a melody rests on at the strong beats. */
function onChord(pitch: number, chord: Chord): number {
  const distances = chord.map((tone) => ((((tone - pitch + 6) % 12) + 12) % 12) - 6);
  return pitch + distances.reduce((best, next) => (Math.abs(next) < Math.abs(best) ? next : best));
}
