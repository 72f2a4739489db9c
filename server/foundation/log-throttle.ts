const SILENCE_MS = 10_000;
const MAX_REMEMBERED = 100;

/**
 * Throttles repeated log messages.
 *
 * @param now - a monotonic clock, in milliseconds
 * @returns whether to log a message now, and records it as logged: the same message at most once in ten seconds
 */
export function logThrottle(now = () => performance.now()): (words: string) => boolean {
  const said = new Map<string, number>();
  return (words) => {
    const at = now();
    const before = said.get(words);
    if (before !== undefined && at - before < SILENCE_MS) return false;
    if (said.size >= MAX_REMEMBERED) said.clear();
    said.set(words, at);
    return true;
  };
}
