import type { FastifyRequest } from 'fastify';

const MAX_BYTES = 134_217_728;
/** The maximum time to keep reading; shorter where the response timeout is shorter. */
export const MAX_READ_ON_SECONDS = 10;

/**
 * Reads and discards the rest of a request that was answered before it had fully arrived. If the connection were closed
 * while the client is still sending, the client would lose the response (RFC 9112, section 9.6).
 *
 * @param seconds - how long the rest may take to arrive
 */
export function discardUnread({ raw }: FastifyRequest, seconds: number): void {
  if (raw.complete) return;
  const { socket } = raw;
  const timer = setTimeout(() => socket.destroySoon(), seconds * 1000);
  let bytes = 0;
  const count = (chunk: Buffer): void => {
    bytes += chunk.length;
    if (bytes <= MAX_BYTES) return;
    raw.off('data', count);
    socket.destroySoon();
  };
  raw.unpipe();
  raw.on('data', count);
  raw.once('close', () => clearTimeout(timer));
  raw.resume();
}
