import { isObject } from '../foundation/json-object.ts';
import { LruCache } from '../foundation/lru-cache.ts';
import {
  credentialHeaders,
  isChoice,
  type PrismAnswer,
  type PrismRequest,
} from './prism-request.ts';

/** Asks Prism to answer a request. */
export type AskPrism = (passed: PrismRequest) => Promise<PrismAnswer>;

/** More than the contract has answers; bounded, because callers' headers can create any number of cache keys. */
const MAX_ANSWERS = 500;

/**
 * Caches Prism's answers, to avoid repeating its validation and selection.
 *
 * Prism always receives the same request for an operation, and selects its answer by `Prefer` and `Accept`. So the
 * cache key consists of these, the operation and the credentials. Answers that differ each time are not cached.
 *
 * @param maxCount - the cache size; the least recently used answer is evicted
 */
export function rememberingAnswers(ask: AskPrism, maxCount = MAX_ANSWERS): AskPrism {
  const answers = new LruCache<PrismAnswer>(maxCount);
  return async (passed) => {
    const name = nameOf(passed);
    const known = name === undefined ? undefined : answers.find(name);
    if (known !== undefined) return known;
    const answer = await ask(passed);
    if (name !== undefined && answer.kind === 'answer') answers.keep(name, answer);
    return answer;
  };
}

/** The cache key of an answer; `undefined` if it must not be cached. */
function nameOf({ operation, request, prefer, accept = '' }: PrismRequest): string | undefined {
  if (!isLasting(prefer) || isChosenByAddress(request.query)) return undefined;
  const credentials = credentialHeaders(operation).map((header) => request.headers[header] ?? '');
  return [operation.operationId, prefer, accept, ...credentials].join('\n');
}

/** Whether these preferences always select the same answer: they name it, or Prism ignores them. */
function isLasting(prefer: string | undefined): boolean {
  return prefer === undefined || prefer.split(',').every((one) => LASTING.test(one));
}

/** Any other preference may request a generated answer: `dynamic=true`, in many spellings. */
const LASTING = /^\s*(?:code=\d{3}|example=[\w-]+|callback=\w+|respond-async|wait=\d+)\s*$/;

function isChosenByAddress(query: unknown): boolean {
  return isObject(query) && Object.keys(query).some(isChoice);
}
