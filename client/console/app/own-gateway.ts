import { FINGERPRINT_HEADER } from '../../fingerprint-header.ts';

/** How every client of the console reaches the gateway that the page is from. */
export const ownGateway = {
  baseUrl: location.origin,
  // Somebody sits before the page: whoever is told to come back later reads that, and tries again then.
  longestWaitSeconds: 5,
  fetch: fetchOfGateway,
} as const;

/** Failures from here on are no fault of the request (RFC 9110, section 15.6). */
const FAILURES_FROM = 500;

/**
 * Sends a request. Where a proxy says in the gateway's place that it has failed, that is as good as no answer: nobody
 * knows what became of the request.
 */
async function fetchOfGateway(request: Request): Promise<Response> {
  const response = await fetch(request);
  const { status, headers, body } = response;
  if (status < FAILURES_FROM || headers.has(FINGERPRINT_HEADER)) return response;
  await body?.cancel();
  throw new Error(`a proxy has answered ${status} in its place`);
}
