import type { FastifyRequest } from 'fastify';

const BYTES_UP_TO = 134_217_728;
/** The longest time to read on; where answers may take less, that. */
export const READ_ON_SECONDS_UP_TO = 10;

/**
 * Reads the rest of a request that was answered before its end, and throws it away. A client that still sends when the
 * connection closes would lose the answer (RFC 9112, section 9.6).
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
