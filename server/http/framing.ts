import type { IncomingMessage } from 'node:http';

/** A valid value of `Host` (RFC 9110, section 7.2), with or without a port. */
const HOST = /^(?:\[[0-9A-Fa-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d{0,5})?$/;

/**
 * Detects violations of HTTP that Node's parser accepts. If a proxy and the gateway interpret such a request
 * differently, a second request can be smuggled in.
 *
 * @returns a sentence that describes the fault; `undefined` if there is none
 */
export function framingFault(request: IncomingMessage): string | undefined {
  return hostFault(request) ?? codingFault(request);
}

/** A request must name exactly one host (RFC 9112, section 3.2); before HTTP/1.1 the header is optional. */
function hostFault({
  httpVersion,
  headers: { host },
  rawHeaders,
}: IncomingMessage): string | undefined {
  if (host === undefined) {
    return httpVersion === '1.1' ? 'The request names no host.' : undefined;
  }
  if (countHosts(rawHeaders) > 1) return 'The request names more than one host.';
  return HOST.test(host) ? undefined : 'The host that the request names is none.';
}

const HOST_HEADER = 'host';

/**
 * Counts in the raw headers: `headers` keeps only the first host, and `headersDistinct` would cost microseconds per
 * request.
 */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === HOST_HEADER.length && name.toLowerCase() === HOST_HEADER) count += 1;
  }
  return count;
}

/** `chunked` is the only supported transfer coding; HTTP before 1.1 has none (RFC 9112, section 6.1). */
function codingFault({
  httpVersion,
  headers: { 'transfer-encoding': coding },
}: IncomingMessage): string | undefined {
  if (coding === undefined) return undefined;
  return coding.trim().toLowerCase() === 'chunked' && httpVersion === '1.1'
    ? undefined
    : 'The body of the request has a transfer coding that is not taken.';
}
