import { arpeggio, bassLine, pad, sparkle } from './accompaniment.ts';
import { diceFor } from './dice.ts';
import { harmonyFor } from './harmony.ts';
import type { Arrangement } from './music.ts';
import { phrasesFor } from './phrases.ts';
import type { Score } from './score.ts';
import { tune } from './tune.ts';

/** Who sings. */
export type Vocals = 'none' | 'female' | 'male';

/** The input of a song. Its words (sad, dance, lullaby …) influence mode and tempo. */
export interface SongPlan {
  readonly seed: string;
  readonly seconds: number;
  readonly vocals: Vocals;
}

/** Composes a song of the given duration: bass, chords, and a melody or, if requested, a "Voice". */
export function composeSong({ seed, seconds, vocals }: SongPlan): Arrangement {
  const dice = diceFor('song', seed, vocals);
  const harmony = harmonyFor(seed, { dice, seconds });
  const score: Score = { dice, harmony, seconds };
  const phrases = phrasesFor(dice);
  const register = LOWEST_NOTES[vocals];
  const instruments = [
    { name: 'Bass', notes: bassLine(score) },
    { name: 'Pad', notes: pad(score) },
    { name: dice.pick(['Piano', 'Electric Piano', 'Guitar']), notes: arpeggio(score) },
    {
      name: vocals === 'none' ? dice.pick(['Flute', 'Bells', 'Clarinet']) : 'Voice',
      notes: tune(score, { ...phrases, lowest: register, sings: vocals !== 'none' }),
    },
  ];
  return { tempo: harmony.tempo, instruments };
}

/** Quiet background music for a video: slow chords and a few bells. */
export function composeAmbience({ seed, seconds }: Omit<SongPlan, 'vocals'>): Arrangement {
  const dice = diceFor('ambience', seed);
  const harmony = harmonyFor(seed, { dice, seconds, tempo: AMBIENT_TEMPO });
  const score: Score = { dice, harmony, seconds };
  return {
    tempo: harmony.tempo,
    instruments: [
      { name: 'Pad', notes: pad(score) },
      { name: 'Bells', notes: sparkle(score) },
    ],
  };
}

const AMBIENT_TEMPO = 84;
/** Where the melody's register begins, as MIDI numbers. */
const LOWEST_NOTES = { none: 67, female: 60, male: 48 } as const;
