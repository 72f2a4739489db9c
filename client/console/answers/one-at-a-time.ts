/** An audio source. */
export interface Heard {
  readonly pause: () => void;
}

let heard: Heard | undefined;

/** Call this when a source starts playing: it pauses the source that was playing before. */
export function hearAlone(next: Heard): void {
  if (heard !== next) heard?.pause();
  heard = next;
}
