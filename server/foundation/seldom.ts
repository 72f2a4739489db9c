const SILENCE_MS = 10_000;
const REMEMBERED_UP_TO = 100;

/**
 * Makes what keeps a log from repeating itself.
 *
 * @param now - the time in milliseconds, by a clock that only goes forward
 * @returns tells whether words are to be said, which counts as saying them; the same ones are once in ten seconds
 */
export function saidSeldom(now = () => performance.now()): (words: string) => boolean {
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
