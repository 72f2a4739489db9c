import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { operations } from '../../generated/operations.ts';
import { fingerprintHeader } from '../../generated/stamp.ts';

/** The headers that a page may read of an answer. */
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

/** Lets pages of other origins call from a browser (the Fetch standard, section 3.3). Keys come in a header, so cookies play no part. */
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
