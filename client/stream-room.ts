import type { Connection } from './connection.ts';

/** Browsers open six connections to a server over HTTP/1.1, of which other calls need some. */
const MOST_STREAMS_IN_PAGES = 2;

/** How many jobs each client follows by a stream just now. */
const streams = new WeakMap<Connection, number>();

/** Whether a client may follow one more job by a stream: in a page, streams leave connections to other calls. */
export function hasRoomForStream(connection: Connection): boolean {
  const isPage = 'XMLHttpRequest' in globalThis;
  return !isPage || openStreams(connection) < MOST_STREAMS_IN_PAGES;
}

/** Counts a stream that follows a job, until what is answered is called. */
export function takeStream(connection: Connection): () => void {
  streams.set(connection, openStreams(connection) + 1);
  return () => void streams.set(connection, openStreams(connection) - 1);
}

function openStreams(connection: Connection): number {
  return streams.get(connection) ?? 0;
}
