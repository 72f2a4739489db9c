import { Counts } from '../foundation/counts.ts';

/** Bounds the total memory that large request bodies occupy at the same time. */
export interface BodyRoom {
  /**
   * Reserves memory for a body.
   *
   * @param holder - the owner of the body, such as an account; one holder can reserve at most half of the total
   * @returns releases the reservation; `undefined` if there is not enough memory left
   */
  take(bytes: number, holder?: string): (() => void) | undefined;
  /** The reserved and the total number of bytes. */
  taken(): { readonly bytes: number; readonly maxBytes: number };
}

/** Bodies up to this size (1 MiB) are never refused and do not count. */
const MAX_SMALL_BYTES = 1_048_576;

/**
 * Creates the budget. A body is held as bytes, as text and decoded, so its real memory use is about four times its
 * size. A body without a content length counts as the largest size that its operation accepts.
 *
 * @param maxBytes - the maximum total size of all large bodies
 */
export function makeBodyRoom(maxBytes: number): BodyRoom {
  let taken = 0;
  const takenBy = new Counts();
  return {
    taken: () => ({ bytes: taken, maxBytes }),
    take(bytes, holder = '') {
      if (bytes <= MAX_SMALL_BYTES) return () => {};
      const before = takenBy.of(holder);
      // A holder's only body may exceed half of the total.
      const isShareUsedUp = before > 0 && before + bytes > maxBytes / 2;
      if (isShareUsedUp || taken + bytes > maxBytes) return undefined;
      taken += bytes;
      takenBy.add(holder, bytes);
      return () => {
        taken -= bytes;
        takenBy.add(holder, -bytes);
      };
    },
  };
}
