import type { FastifyRequest } from 'fastify';

const BYTES_UP_TO = 134_217_728;
/** So long is read on, or as long as an answer may take where that is less. */
export const READ_ON_SECONDS_UP_TO = 10;

/**
 * Reads on where the answer comes before the request has ended. Who still sends when a connection closes loses
 * the answer with it (RFC 9112, section 9.6), so what is sent is read and thrown away, up to a bound.
 *
 * @param seconds - how long the rest may take to come
 */
export function discardUnread({ raw }: FastifyRequest, seconds: number): void {
  if (raw.complete) return;
  const { socket } = raw;
  const timer = setTimeout(() => socket.destroySoon(), seconds * 1000);
  let bytes = 0;
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes <= BYTES_UP_TO) return;
    raw.off('data', count);
    socket.destroySoon();
  };
  raw.unpipe();
  raw.on('data', count);
  raw.once('close', () => clearTimeout(timer));
  raw.resume();
}
