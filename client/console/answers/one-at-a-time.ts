/** Something that can be heard. */
export interface Heard {
  readonly pause: () => void;
}

let heard: Heard | undefined;

/** Says that something begins to be heard; what was heard before it stops. */
export function hearAlone(next: Heard): void {
  if (heard !== next) heard?.pause();
  heard = next;
}
