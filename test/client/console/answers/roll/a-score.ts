import { type Score, scoreOf } from '../../../../../client/console/answers/roll/score.ts';

/** A piece in C at 120 beats per minute: a bass note per bar, and a melody note on every half beat. */
export function aScore(bars = 4): Score {
  const melody = Array.from({ length: bars * 8 }, (_, index) => ({
    pitch: 60 + (index % 8),
    start: index * 0.25,
    end: index * 0.25 + 0.2,
    velocity: 0.7,
  }));
  const bass = Array.from({ length: bars }, (_, bar) => ({
    pitch: 36,
    start: bar * 2,
    end: bar * 2 + 1.9,
    velocity: 0.5,
  }));
  return scoreOf({
    state: 'complete',
    instruments: [
      { name: 'Piano', notes: melody },
      { name: 'Bass', notes: bass },
    ],
  });
}
