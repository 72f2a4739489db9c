/** The clock of a roll: that of a song that plays, or of its notes. */
export interface Clock {
  readonly isPlaying: boolean;
  /** Where it is, in seconds from the song's start. */
  now(): number;
  play(): Promise<void>;
  pause(): void;
  seek(seconds: number): void;
  /** Calls back whenever it starts, stops or jumps, until the returned function is called. */
  onChange(listener: () => void): () => void;
  /** Stops for good. */
  stop(): void;
}

const EVENTS = ['play', 'playing', 'pause', 'seeking', 'seeked', 'ended'];

/** The clock of a song that plays. */
export function songClock(song: HTMLMediaElement): Clock {
  return {
    get isPlaying() {
      return !song.paused && !song.ended;
    },
    now: () => song.currentTime,
    play: () => song.play(),
    pause: () => song.pause(),
    seek(seconds) {
      song.currentTime = seconds;
    },
    onChange(listener) {
      for (const event of EVENTS) song.addEventListener(event, listener);
      return () => {
        for (const event of EVENTS) song.removeEventListener(event, listener);
      };
    },
    stop: () => song.pause(),
  };
}
