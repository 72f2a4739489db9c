/** Browsers open at most six connections to a server over HTTP/1.1; other calls need some of them. */
const MOST_STREAMS_IN_PAGES = 2;

/** Number of jobs that all clients together currently follow by a stream. */
let streams = 0;

/** Whether another job may be followed by a stream. In a page, streams must leave connections for other calls. */
export function hasRoomForStream(): boolean {
  const isPage = 'XMLHttpRequest' in globalThis;
  return !isPage || streams < MOST_STREAMS_IN_PAGES;
}

/** Counts a stream that follows a job, until the returned function is called, once. */
export function takeStream(): () => void {
  streams += 1;
  return () => {
    streams -= 1;
  };
}
