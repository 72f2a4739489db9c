/** A body that has been read; `bytes` is `undefined` if the body exceeds the limit. */
export interface ReadBody {
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
}

/** Reads the body of a web request, keeping at most a given number of bytes. */
export async function readWebBody(
  body: ReadableStream<Uint8Array> | null,
  upTo: number,
): Promise<ReadBody> {
  return readChunks(body === null ? [] : chunksOf(body), upTo);
}

/**
 * How many bytes beyond the limit are read and discarded, so that the sender receives the response: a client that is
 * still sending does not read. A client that sends more is disconnected.
 */
const MAX_PASSED_OVER = 16 * 1_048_576;

/** Reads a body by iterating over it, as that of a Node request, keeping at most a given number of bytes. */
export async function readChunks(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  upTo: number,
): Promise<ReadBody> {
  const kept: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length <= upTo) kept.push(chunk);
    else kept.length = 0;
    if (length > upTo + MAX_PASSED_OVER) break;
  }
  return { bytes: length > upTo ? undefined : joined(kept, length) };
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let place = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, place);
    place += chunk.length;
  }
  return bytes;
}

/** Iterates over a stream; some runtimes lack async iteration of web streams. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel();
  }
}
