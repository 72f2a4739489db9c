// Generated from openapi/ (contract cc255b945a14) by `npm run generate`. Do not edit.
import { distance } from 'fastest-levenshtein';

const LENGTH_UP_TO = 64;
/** A word is a slip of another where at most this part of its letters differ. */
const SLIP = 0.4;

/** The known word that a mistyped one most likely stands for; `undefined` where none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > LENGTH_UP_TO) return undefined;
  const ranked = known
    .map((candidate) => ({ candidate, slips: slipsBetween(plain(word), plain(candidate)) }))
    // Where signs alone tell two words apart, they decide.
    .sort(
      (one, other) =>
        one.slips - other.slips || distance(word, one.candidate) - distance(word, other.candidate),
    );
  const best = ranked[0];
  if (best === undefined) return undefined;
  // A word of which no letter is right stands for nothing.
  const slipsUpTo = Math.min(plain(word).length - 1, Math.max(1, best.candidate.length * SLIP));
  return best.slips <= slipsUpTo ? best.candidate : undefined;
}

/** Two letters in the wrong order are one slip. */
function slipsBetween(one: string, other: string): number {
  const slips = distance(one, other);
  return slips === 2 && sorted(one) === sorted(other) ? 1 : slips;
}

function sorted(word: string): string {
  return Array.from(word).sort().join('');
}

/** Spelling differs in case and in the signs between words more often than in letters. */
function plain(word: string): string {
  return word.toLowerCase().replace(/[^a-z0-9]/g, '');
}
