/** A source of sound. */
export interface Heard {
  readonly pause: () => void;
}

let heard: Heard | undefined;

/** Call it when a sound begins: the one before stops. */
export function hearAlone(next: Heard): void {
  if (heard !== next) heard?.pause();
  heard = next;
}
