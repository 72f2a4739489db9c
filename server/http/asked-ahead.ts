import type { IncomingHttpHeaders } from 'node:http';
import { type Problem, problem } from '../foundation/problems.ts';

/**
 * The headers by which a browser says that it loads a page before its user has asked for it: the one of the Fetch
 * standard, and the older one.
 */
const HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;
const AHEAD = /\b(?:prefetch|prerender|preview)\b/i;

/** Whether a browser loads a page ahead, which its user may never open. */
export function isAhead(headers: IncomingHttpHeaders): boolean {
  return HEADERS.some((name) => AHEAD.test([headers[name]].flat().join()));
}

/** The answer to a browser that loads ahead what works once only, such as a link of a mail. */
export function askedAhead(): Problem {
  const message = 'This link works once and is not fetched ahead; follow it to use it.';
  return problem('forbidden', message, { code: 'asked_ahead' });
}
