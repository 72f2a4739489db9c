/** A candidate among several. */
export interface Weighted {
  /** Candidates of the lowest order are tried first. */
  readonly order: number;
  /** The share among those of the same order. */
  readonly weight: number;
}

/**
 * Puts candidates into the order in which they are tried: by `order`, and weighted at random among equals, so that each
 * comes first in proportion to its weight. It samples without replacement, by exponential keys (Efraimidis and
 * Spirakis, "Weighted random sampling with a reservoir", 2006).
 *
 * @param chance - uniformly distributed in [0, 1)
 */
export function weightedOrder<T extends Weighted>(
  candidates: readonly T[],
  chance: () => number = Math.random,
): readonly T[] {
  if (candidates.length < 2) return candidates;
  return candidates
    .map((candidate) => ({ candidate, drawn: drawnFor(candidate, chance()) }))
    .toSorted(
      (one, other) =>
        one.candidate.order - other.candidate.order ||
        Number(isLast(one.candidate)) - Number(isLast(other.candidate)) ||
        one.drawn - other.drawn,
    )
    .map(({ candidate }) => candidate);
}

/** Candidates of weight 0 come after all others, in random order. */
function isLast({ weight }: Weighted): boolean {
  return weight === 0;
}

/** The negative logarithm of the paper's key, as the key itself would underflow for small weights. */
function drawnFor({ weight }: Weighted, chance: number): number {
  return -Math.log(1 - chance) / (weight === 0 ? 1 : weight);
}
