import { createHash } from 'node:crypto';

/** A seeded random source: the same seed repeats a run. */
export interface Chance {
  /** Returns true with the given probability, 0 to 1. */
  happens(part: number): boolean;
  /** A random number between two bounds. */
  between(from: number, upTo: number): number;
}

const VALUES = 2 ** 32;

/** Creates a random source from a seed. */
export function chanceOf(seed: string): Chance {
  let drawn = 0;
  const draw = (): number => {
    drawn += 1;
    return createHash('sha256').update(`${seed} ${drawn}`).digest().readUInt32BE() / VALUES;
  };
  return {
    happens: (part) => draw() < part,
    between: (from, upTo) => from + draw() * (upTo - from),
  };
}
