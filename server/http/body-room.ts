import { Counts } from '../foundation/counts.ts';

/** Bounds the memory that large bodies take at once, over all requests. */
export interface BodyRoom {
  /**
   * Takes room for a body.
   *
   * @param holder - whose body it is, such as an account: nobody has more than half of the room
   * @returns what gives the room back; `undefined` where there is none now
   */
  take(bytes: number, holder?: string): (() => void) | undefined;
  /** How much is taken, and how much there is. */
  taken(): { readonly bytes: number; readonly bytesUpTo: number };
}

/** A body up to this size always finds room: 1 MiB. */
const SMALL_BYTES_UP_TO = 1_048_576;

/**
 * Makes the room. A body is held as bytes, as text and decoded, so it takes about four times its size. A body without a
 * content length counts as the largest that its operation takes.
 *
 * @param bytesUpTo - the sizes of all large bodies together
 */
export function makeBodyRoom(bytesUpTo: number): BodyRoom {
  let taken = 0;
  const takenBy = new Counts();
  return {
    taken: () => ({ bytes: taken, bytesUpTo }),
    take(bytes, holder = '') {
      if (bytes <= SMALL_BYTES_UP_TO) return () => {};
      const before = takenBy.of(holder);
      // The only body of a holder may have more than half of the room.
      const isShareUsedUp = before > 0 && before + bytes > bytesUpTo / 2;
      if (isShareUsedUp || taken + bytes > bytesUpTo) return undefined;
      taken += bytes;
      takenBy.add(holder, bytes);
      return () => {
        taken -= bytes;
        takenBy.add(holder, -bytes);
      };
    },
  };
}
