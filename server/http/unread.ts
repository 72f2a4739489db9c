import type { FastifyRequest } from 'fastify';

const BYTES_UP_TO = 134_217_728;
const MILLISECONDS_UP_TO = 10_000;

/**
 * Reads on where the answer comes before the request has ended. Who still sends when a connection closes loses
 * the answer with it (RFC 9112, section 9.6), so what is sent is read and thrown away, up to a bound.
 */
export function discardUnread({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  const { socket } = raw;
  const timer = setTimeout(() => socket.destroySoon(), MILLISECONDS_UP_TO);
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
