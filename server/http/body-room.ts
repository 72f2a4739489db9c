/** Bounds what large bodies take in memory at once, over all requests. */
export interface BodyRoom {
  /**
   * Takes room for a body.
   *
   * @returns what gives the room back; `undefined` where there is none now
   */
  take(bytes: number): (() => void) | undefined;
}

/** A body up to this size always finds room: 1 MiB. */
const SMALL_BYTES_UP_TO = 1_048_576;

/**
 * Makes the room. A body is held as bytes, as text and decoded, so that it takes some four times its size.
 *
 * @param bytesUpTo - the sizes of the large bodies that may be under way together
 */
export function makeBodyRoom(bytesUpTo: number): BodyRoom {
  let taken = 0;
  return {
    take(bytes) {
      if (bytes <= SMALL_BYTES_UP_TO) return () => {};
      if (taken + bytes > bytesUpTo) return undefined;
      taken += bytes;
      return () => {
        taken -= bytes;
      };
    },
  };
}
