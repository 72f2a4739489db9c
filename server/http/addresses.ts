import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Where a server listens, as an address to reach it by. */
export function addressOf(app: FastifyInstance): string {
  const bound = app.server.address();
  if (bound === null || typeof bound === 'string') throw new Error('The gateway does not listen.');
  return `http://${hostOf(bound)}:${bound.port}`;
}

/** An address that paths can be put behind. */
export function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** An address that listens on every interface is reached by the loopback one. */
function hostOf({ address, family }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return '127.0.0.1';
  return family === 'IPv6' ? `[${address}]` : address;
}
