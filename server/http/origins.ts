import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { operations } from '../../generated/operations.ts';
import { fingerprintHeader } from '../../generated/stamp.ts';

/** The response headers that pages of other origins may read. */
const EXPOSED_HEADERS = [
  'x-request-id',
  'request-id',
  fingerprintHeader,
  'x-patchbay-upstream',
  'x-patchbay-attempts',
  'x-patchbay-upstream-ms',
  'x-patchbay-gateway-ms',
  'x-patchbay-cache',
  'x-patchbay-estimated',
  'x-patchbay-ignored',
  'location',
  'preference-applied',
  'retry-after',
  'x-should-retry',
  'ratelimit-policy',
  'ratelimit',
  'deprecation',
  'link',
  'etag',
  'content-range',
  'accept-ranges',
  'www-authenticate',
  'content-disposition',
];

/** Enables CORS (the Fetch standard, section 3.3). Keys are sent in a header, so cookies are not needed. */
export async function allowOrigins(
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> {
  await app.register(cors, {
    origin: origins.includes('*') ? '*' : [...origins],
    methods: [...new Set(Object.values(operations).map(({ method }) => method))],
    exposedHeaders: EXPOSED_HEADERS,
    strictPreflight: false,
  });
}
