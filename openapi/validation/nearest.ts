import { distance } from 'fastest-levenshtein';

const MAX_LENGTH = 64;
/** Maximum share of differing letters for a word to count as a misspelling of another. */
const SLIP = 0.4;

/** The known word that a misspelled one most likely means; `undefined` if none is close. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > MAX_LENGTH) return undefined;
  const ranked = known
    .map((candidate) => ({ candidate, slips: slipsBetween(plain(word), plain(candidate)) }))
    // If two words differ only in separators, those decide.
    .sort(
      (one, other) =>
        one.slips - other.slips || distance(word, one.candidate) - distance(word, other.candidate),
    );
  const best = ranked[0];
  if (best === undefined) return undefined;
  // A word without a single right letter matches nothing.
  const maxSlips = Math.min(plain(word).length - 1, Math.max(1, best.candidate.length * SLIP));
  return best.slips <= maxSlips ? best.candidate : undefined;
}

/** Counts edits; two swapped letters count as one. */
function slipsBetween(one: string, other: string): number {
  const slips = distance(one, other);
  return slips === 2 && sorted(one) === sorted(other) ? 1 : slips;
}

function sorted(word: string): string {
  return Array.from(word).sort().join('');
}

/** Removes case and separators, in which spellings differ more often than in letters. */
function plain(word: string): string {
  return word.toLowerCase().replace(/[^a-z0-9]/g, '');
}
