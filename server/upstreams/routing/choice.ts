/** One of several that could be asked. */
export interface Weighted {
  /** Those of the lowest order are asked first. */
  readonly order: number;
  /** The share among those of the same order. */
  readonly weight: number;
}

/**
 * Puts candidates into the order in which they are asked: by their order, and among equals by chance, so that each
 * comes first as often as its weight says. It is drawn without putting back, by exponential keys (Efraimidis and
 * Spirakis, "Weighted random sampling with a reservoir", 2006).
 *
 * @param chance - evenly distributed, from 0 up to 1
 */
export function inOrder<T extends Weighted>(
  candidates: readonly T[],
  chance: () => number = Math.random,
): readonly T[] {
  return candidates
    .map((candidate) => ({ candidate, key: keyOf(candidate, chance()) }))
    .toSorted((one, other) => one.candidate.order - other.candidate.order || other.key - one.key)
    .map(({ candidate }) => candidate);
}

/** Whoever has no weight comes behind everybody who has one, by chance again. */
function keyOf({ weight }: Weighted, chance: number): number {
  return weight === 0 ? chance - 1 : chance ** (1 / weight);
}
