import { createHash } from 'node:crypto';

/** A deterministic pseudorandom generator: the same seed gives the same numbers on every machine. */
export interface Dice {
  /** From `min` (included) to `max` (excluded). */
  between(min: number, max: number): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One of the choices, each as likely as the others. */
  pick<T>(choices: readonly [T, ...T[]]): T;
}

/** Creates a generator from a seed; the order of the seed's parts and the boundaries between them matter. */
export function diceFor(...seed: readonly (string | number)[]): Dice {
  const fraction = fractionsFrom(createHash('sha256').update(JSON.stringify(seed)).digest());
  const between = (min: number, max: number) => min + fraction() * (max - min);
  const whole = (min: number, max: number) => Math.floor(between(min, max + 1));
  return {
    between,
    whole,
    chance: (probability) => fraction() < probability,
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
  };
}

const UINT32_RANGE = 2 ** 32;

/** The small fast counter generator "sfc32" (PractRand), seeded by the first 16 bytes of a hash. */
function fractionsFrom(hash: Buffer): () => number {
  let a = hash.readInt32LE(0);
  let b = hash.readInt32LE(4);
  let c = hash.readInt32LE(8);
  let counter = hash.readInt32LE(12);
  return () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / UINT32_RANGE;
  };
}
