import { ALL_FORMATS, CustomSource, Input } from 'mediabunny';

/** The ends of a file, which may be all of it. */
export interface FileEnds {
  /** Size of the file. */
  readonly bytes: number;
  readonly head: Uint8Array;
  /** Follows on the head, or ends the file. */
  readonly tail: Uint8Array;
}

/**
 * The duration of a video or sound as its headers tell it, in seconds; `undefined` if they do not, or lie between the
 * ends. Files whose headers tell none are measured packet by packet, if the ends are all of them.
 */
export async function measure(ends: FileEnds): Promise<number | undefined> {
  const input = new Input({ formats: ALL_FORMATS, source: sourceOf(ends) });
  try {
    return (await input.getDurationFromMetadata()) ?? (await input.computeDuration());
  } catch {
    return undefined;
  } finally {
    input.dispose();
  }
}

function sourceOf({ bytes, head, tail }: FileEnds): CustomSource {
  const tailStart = bytes - tail.length;
  return new CustomSource({
    getSize: () => bytes,
    read(start, end) {
      if (end <= head.length) return head.subarray(start, end);
      if (start >= tailStart) return tail.subarray(start - tailStart, end - tailStart);
      if (tailStart > head.length) throw new Error('These bytes are not at an end of the file.');
      return Buffer.concat([head.subarray(start), tail.subarray(0, end - tailStart)]);
    },
    // A read ahead may reach beyond the ends.
    handleUnhandledError: () => {},
  });
}
