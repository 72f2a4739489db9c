import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { hearAlone } from '../one-at-a-time.ts';
import { type Clock, songClock } from './clock.ts';
import { NotesClock } from './notes-clock.ts';
import type { Score } from './score.ts';

/** The audio source: the song itself or the synthesized notes. */
export type Heard = 'song' | 'notes';

/** The clock of a roll and its controls. */
export interface RollClock {
  readonly clock: Clock;
  /** The element that plays the song, if there is one. */
  readonly songRef: RefObject<HTMLAudioElement | null>;
  readonly isPlaying: boolean;
  readonly heard: Heard;
  /** Switches to the other source at the same position. */
  readonly hear: (heard: Heard) => void;
  /** Toggles between play and pause. */
  readonly toggle: () => void;
}

/**
 * Manages the two clocks of a roll, one of which is active. `hidden` instruments are muted in the synthesized notes.
 */
export function useRollClock(
  score: Score,
  { hasSong, hidden }: { readonly hasSong: boolean; readonly hidden: ReadonlySet<number> },
): RollClock {
  const songRef = useRef<HTMLAudioElement>(null);
  const notes = useMemo(() => new NotesClock(score), [score]);
  const [song, setSong] = useState<Clock>();
  const [wanted, setWanted] = useState<Heard>(hasSong ? 'song' : 'notes');
  const [isPlaying, setPlaying] = useState(false);
  const heard = song === undefined ? 'notes' : wanted;
  const clock = heard === 'song' && song !== undefined ? song : notes;

  useEffect(() => {
    setSong(hasSong && songRef.current !== null ? songClock(songRef.current) : undefined);
  }, [hasSong]);
  useEffect(() => notes.silence(hidden), [notes, hidden]);
  useEffect(() => () => notes.stop(), [notes]);
  useEffect(() => () => song?.stop(), [song]);
  useEffect(() => {
    setPlaying(clock.isPlaying);
    return clock.onChange(() => setPlaying(clock.isPlaying));
  }, [clock]);

  const play = async (next: Clock): Promise<void> => {
    hearAlone(next);
    await next.play();
  };
  return {
    clock,
    songRef,
    isPlaying,
    heard,
    hear(next) {
      const other = next === 'song' && song !== undefined ? song : notes;
      if (other === clock) return;
      const wasPlaying = clock.isPlaying;
      clock.pause();
      other.seek(clock.now());
      setWanted(next);
      if (wasPlaying) void play(other);
    },
    toggle() {
      if (clock.isPlaying) clock.pause();
      else void play(clock);
    },
  };
}
