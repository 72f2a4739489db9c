import { Counts } from '../foundation/counts.ts';

/** Bounds the total number of bytes that request bodies occupy at the same time. */
export interface BodyRoom {
  /**
   * Reserves bytes for a body.
   *
   * @param holder - the owner of the body, such as an account; one holder can reserve at most half of the total
   * @returns releases the reservation; `undefined` if there are not enough bytes left
   */
  take(bytes: number, holder?: string): (() => void) | undefined;
  /** The reserved and the total number of bytes. */
  taken(): { readonly bytes: number; readonly maxBytes: number };
}

/** Bodies up to this size (64 KiB) are never refused and do not count. */
const MAX_UNCOUNTED_BYTES = 65_536;
/** Bodies up to this size (1 MiB) have a budget of their own, which a few large ones cannot use up. */
const MAX_SMALL_BYTES = 1_048_576;

/**
 * Creates the budget of memory. A body is held as bytes, as text and decoded, so its real memory use is about four
 * times its size. A body without a content length counts as the largest size that its operation accepts.
 *
 * @param maxBytes - the maximum total size of all large bodies; small ones have twice as much
 * @returns the budget, which tells what is taken by large bodies
 */
export function makeBodyRoom(maxBytes: number): BodyRoom {
  const large = makeSharedRoom(maxBytes);
  const small = makeSharedRoom(2 * maxBytes);
  return {
    taken: large.taken,
    take(bytes, holder) {
      if (bytes <= MAX_UNCOUNTED_BYTES) return () => {};
      return (bytes <= MAX_SMALL_BYTES ? small : large).take(bytes, holder);
    },
  };
}

/**
 * Creates a budget for bodies of any size.
 *
 * @param maxBytes - the maximum total size; 0 means no limit
 */
export function makeSharedRoom(maxBytes: number): BodyRoom {
  const most = maxBytes === 0 ? Number.POSITIVE_INFINITY : maxBytes;
  let taken = 0;
  const takenBy = new Counts();
  return {
    taken: () => ({ bytes: taken, maxBytes }),
    take(bytes, holder = '') {
      const before = takenBy.of(holder);
      // A holder's only body may exceed half of the total.
      const isShareUsedUp = before > 0 && before + bytes > most / 2;
      if (isShareUsedUp || taken + bytes > most) return undefined;
      taken += bytes;
      takenBy.add(holder, bytes);
      return () => {
        taken -= bytes;
        takenBy.add(holder, -bytes);
      };
    },
  };
}
