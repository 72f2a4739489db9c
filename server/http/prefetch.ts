import type { IncomingHttpHeaders } from 'node:http';
import { type Problem, problem } from '../foundation/problems.ts';

/**
 * The headers by which a browser marks a speculative load (prefetch or prerender): `Sec-Purpose` of the Fetch standard
 * and its older, non-standard forms.
 */
const HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;
const AHEAD = /\b(?:prefetch|prerender|preview)\b/i;

/** Whether a browser loads a page speculatively, before its user has opened it. */
export function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return HEADERS.some((name) => AHEAD.test([headers[name]].flat().join()));
}

/** The reply to a speculative load of something that works only once, such as a link in a mail. */
export function prefetchAnswer(): Problem {
  const message = 'This link works once and cannot be prefetched; open it to use it.';
  return problem('forbidden', message, { code: 'asked_ahead' });
}
