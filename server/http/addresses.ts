import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The URL at which a listening server can be reached. */
export function addressOf(app: FastifyInstance): string {
  const bound = app.server.address();
  if (bound === null || typeof bound === 'string')
    throw new Error('The server is not listening on a TCP port.');
  return `http://${hostOf(bound)}:${bound.port}`;
}

/** Removes trailing slashes, so that a path can be appended. */
export function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** A server that listens on every interface is reached through the loopback address. */
function hostOf({ address, family }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return '127.0.0.1';
  return family === 'IPv6' ? `[${address}]` : address;
}
