const SILENCE_MS = 10_000;
const REMEMBERED_UP_TO = 100;

/**
 * Keeps a log from repeating itself.
 *
 * @param now - a monotonic clock, in milliseconds
 * @returns tells whether to log some words, which counts as logging them: the same ones once in ten seconds
 */
export function logThrottle(now = () => performance.now()): (words: string) => boolean {
  const said = new Map<string, number>();
  return (words) => {
    const at = now();
    const before = said.get(words);
    if (before !== undefined && at - before < SILENCE_MS) return false;
    if (said.size >= REMEMBERED_UP_TO) said.clear();
    said.set(words, at);
    return true;
  };
}
