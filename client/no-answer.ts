import { ConnectionError } from './errors.ts';
import { isObject } from './json-object.ts';
import { codeOf } from './system-error.ts';

/** The error of a request without an answer: what the runtime says of it and, in a page, the usual cause. */
export function noAnswer(url: string, cause: unknown): ConnectionError {
  const { origin } = new URL(url);
  // Browsers report every failure of `fetch` as the same TypeError.
  const isOpaque = globalThis.location !== undefined && cause instanceof TypeError;
  const reasons = isOpaque ? '' : `: ${reasonsOf(cause).join('; ')}`;
  const words = `There was no answer from ${origin}${reasons}.${hintTo(origin)}`;
  return new ConnectionError(words, { cause, isRetryable: true });
}

/** The names of errors with which `fetch` says that there was no answer. */
const FETCH_FAILURES: readonly unknown[] = [
  'TypeError',
  'NetworkError',
  'AbortError',
  'TimeoutError',
];

/**
 * Whether a `fetch` of the caller says that there was no answer: by an error of `fetch`, or one with a code. Any other
 * tells of a defect in it, or that it has declined to send.
 */
export function isNoAnswer(error: unknown): boolean {
  if (!isObject(error)) return false;
  return (
    FETCH_FAILURES.includes(error.name) || (codeOf(error) ?? codeOf(error.cause)) !== undefined
  );
}

/** What the runtime says of a failure and of its cause: a code, or else a message. */
export function reasonsOf(failure: unknown): readonly string[] {
  const errors = [failure, failure instanceof Error ? failure.cause : undefined];
  return errors.flatMap((error) =>
    error instanceof Error ? codeOf(error) || error.message || [] : [],
  );
}

/** Names the usual cause: browsers hide from a page why it may not read a response from another origin. */
function hintTo(origin: string): string {
  if (globalThis.navigator?.onLine === false) return ' This device is offline.';
  const own = globalThis.location?.origin;
  if (own === undefined || own === origin) return '';
  return ` If it is there, its setting server.allowedOrigins must name ${own}.`;
}
