import { LruCache } from './lru-cache.ts';

const SILENCE_MS = 10_000;
const MAX_REMEMBERED = 100;

/**
 * Throttles repeated log messages.
 *
 * @param now - a monotonic clock, in milliseconds
 * @returns whether to log a message now, and records it as logged: the same message at most once in ten seconds
 */
export function logThrottle(now = () => performance.now()): (words: string) => boolean {
  const said = new LruCache<number>(MAX_REMEMBERED);
  return (words) => {
    const at = now();
    const before = said.find(words);
    if (before !== undefined && at - before < SILENCE_MS) return false;
    said.keep(words, at);
    return true;
  };
}
