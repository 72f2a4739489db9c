import type { IncomingHttpHeaders } from 'node:http';
import { type Problem, problem } from '../foundation/problems.ts';

/** Where browsers say that nobody has asked yet: the Fetch standard's header, and what came before it. */
const HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;
const AHEAD = /\b(?:prefetch|prerender|preview)\b/i;

/** Whether a browser asks ahead of its user, who may never follow the link. */
export function isAhead(headers: IncomingHttpHeaders): boolean {
  return HEADERS.some((name) => AHEAD.test([headers[name]].flat().join()));
}

/** What is said to a browser that asks ahead for what works once. */
export function askedAhead(): Problem {
  const message = 'This link works once and is not fetched ahead; follow it to use it.';
  return problem('forbidden', message, { code: 'asked_ahead' });
}
