/** The clock of a piano roll: follows a playing song or the synthesized notes. */
export interface Clock {
  readonly isPlaying: boolean;
  /** The current position, in seconds from the song's start. */
  now(): number;
  play(): Promise<void>;
  pause(): void;
  seek(seconds: number): void;
  /** Calls `listener` whenever playback starts, stops or jumps. The returned function unsubscribes. */
  onChange(listener: () => void): () => void;
  /** Stops permanently. */
  stop(): void;
}

const EVENTS = ['play', 'playing', 'pause', 'seeking', 'seeked', 'ended'];

/** A clock that follows a playing song. */
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
