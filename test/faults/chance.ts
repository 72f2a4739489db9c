import { createHash } from 'node:crypto';

/** Chance that is the same for the same seed, so that a run can be repeated. */
export interface Chance {
  /** Whether something happens that does so in this part of all cases, 0 to 1. */
  happens(part: number): boolean;
  /** A number from one to another. */
  between(from: number, upTo: number): number;
}

const VALUES = 2 ** 32;

/** Makes chance of a seed. */
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
