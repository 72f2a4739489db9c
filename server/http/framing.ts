import type { IncomingMessage } from 'node:http';

/** A host as it may be named (RFC 9110, section 7.2), with a port or without. */
const HOST = /^(?:\[[0-9A-Fa-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d{0,5})?$/;

/**
 * What is wrong with a request that the parser lets pass and HTTP does not. Who reads such a request otherwise than
 * somebody on the way has smuggled something in.
 *
 * @returns a sentence; `undefined` where nothing is
 */
export function framingFault(request: IncomingMessage): string | undefined {
  const { httpVersion, headers, headersDistinct } = request;
  // RFC 9112, section 3.2: a host, and one only. Older versions of HTTP need none.
  const hosts = headersDistinct.host ?? [];
  if (hosts.length === 0 && httpVersion === '1.1') return 'The request names no host.';
  if (hosts.length > 1) return 'The request names more than one host.';
  if (!HOST.test(hosts[0] ?? '')) return 'The host that the request names is none.';
  // RFC 9112, section 6.1: of transfer codings, this one alone is undone, and older versions of HTTP have none.
  const coding = headers['transfer-encoding'];
  if (coding === undefined) return undefined;
  return coding.trim().toLowerCase() === 'chunked' && httpVersion === '1.1'
    ? undefined
    : 'The body of the request has a transfer coding that is not taken.';
}
