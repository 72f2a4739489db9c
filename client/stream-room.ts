import type { Connection } from './connection.ts';

/** Browsers open at most six connections to a server over HTTP/1.1; other calls need some of them. */
const MOST_STREAMS_IN_PAGES = 2;

/** Number of jobs that each client currently follows by a stream. */
const streams = new WeakMap<Connection, number>();

/** Whether a client may follow another job by a stream. In a page, streams must leave connections for other calls. */
export function hasRoomForStream(connection: Connection): boolean {
  const isPage = 'XMLHttpRequest' in globalThis;
  return !isPage || openStreams(connection) < MOST_STREAMS_IN_PAGES;
}

/** Counts a stream that follows a job, until the returned function is called. */
export function takeStream(connection: Connection): () => void {
  streams.set(connection, openStreams(connection) + 1);
  return () => void streams.set(connection, openStreams(connection) - 1);
}

function openStreams(connection: Connection): number {
  return streams.get(connection) ?? 0;
}
