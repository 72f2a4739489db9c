import { fingerprintHeader } from '../../../generated/stamp.ts';
import { DEFAULT_TIMEOUT_MS } from '../../connection.ts';

/** Client options to reach the gateway that serves this page. */
export const ownGateway = {
  baseUrl: location.origin,
  // A person is waiting: on a longer `Retry-After`, the page shows the message, and the person retries later.
  longestWaitSeconds: 5,
  timeoutSeconds: 20,
  fetch: fetchOfGateway,
} as const;

/** For calls that take as long as they need. */
export const LONG_CALL = { timeoutSeconds: DEFAULT_TIMEOUT_MS / 1000 } as const;

/** Statuses from here on are server failures, not faults of the request (RFC 9110, section 15.6). */
const FAILURES_FROM = 500;

/**
 * Sends a request. A failure reported by a proxy instead of the gateway counts as no response, because the outcome of
 * the request is unknown: that is what a TypeError of `fetch` says.
 */
async function fetchOfGateway(request: Request): Promise<Response> {
  const response = await fetch(request);
  const { status, headers, body } = response;
  if (status < FAILURES_FROM || headers.has(fingerprintHeader)) return response;
  await body?.cancel();
  throw new TypeError(`a proxy answered ${status} instead`);
}
