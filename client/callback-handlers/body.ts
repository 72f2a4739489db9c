/** A body that has been read; `bytes` is `undefined` where it is longer than is read. */
export interface ReadBody {
  readonly bytes: Uint8Array | undefined;
}

/** A body whose bytes are in memory of their own. */
interface JoinedBody extends ReadBody {
  readonly bytes: Uint8Array<ArrayBuffer> | undefined;
}

/** Reads the body of a web request, and keeps no more of it than a number of bytes. */
export async function readWebBody(
  body: ReadableStream<Uint8Array> | null,
  upTo: number,
): Promise<JoinedBody> {
  return readChunks(body === null ? [] : chunksOf(body), upTo);
}

/** Reads the body of a request of Node, which is iterated over, and keeps no more of it than a number of bytes. */
export async function readNodeBody(
  request: AsyncIterable<Uint8Array>,
  upTo: number,
): Promise<JoinedBody> {
  return readChunks(request, upTo);
}

/**
 * How much of a body that is too long is read and thrown away, so that its sender gets an answer: a client that still
 * sends does not read. One that sends more is disconnected.
 */
const PASSED_OVER_UP_TO = 16 * 1_048_576;

async function readChunks(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  upTo: number,
): Promise<JoinedBody> {
  const kept: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    if (length <= upTo) kept.push(chunk);
    else kept.length = 0;
    if (length > upTo + PASSED_OVER_UP_TO) break;
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

/** Some runtimes cannot iterate over streams by themselves. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value;
  } finally {
    await reader.cancel();
  }
}
