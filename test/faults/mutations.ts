import type { Chance } from './chance.ts';

/** The most changes made at once, and how often another one is added. */
const MAX_CHANGES = 4;
const ANOTHER_CHANGE = 0.4;
/** The most bytes that one change removes, duplicates or inserts. */
const MAX_PIECE_BYTES = 64;
const BYTE_VALUES = 256;
const BITS = 8;
/** Boundary values, effective in lengths and counts, which parsers tend to trust. */
const EXTREMES = [0x00, 0x01, 0x7f, 0x80, 0xff];

type Change = (bytes: Buffer, chance: Chance) => Buffer;

/**
 * Mutates some bytes at random: flips bits, truncates, or removes, duplicates, moves or inserts pieces. The same random
 * source makes the same changes.
 *
 * @param pieces - meaningful pieces to insert now and then, besides random bytes
 */
export function mutated(
  bytes: Uint8Array,
  chance: Chance,
  pieces: readonly string[] = [],
): Buffer<ArrayBuffer> {
  const changes = [...CHANGES, ...(pieces.length === 0 ? [] : [putIn(pieces), putIn(pieces)])];
  let changed = Buffer.from(bytes);
  for (let change = 0; change < MAX_CHANGES; change += 1) {
    changed = Buffer.from(one(chance, changes)(changed, chance));
    if (!chance.happens(ANOTHER_CHANGE)) break;
  }
  return changed;
}

const CHANGES: readonly Change[] = [
  // Overwrite: a bit, a byte, and a run of boundary values.
  (bytes, chance) => overwritten(bytes, chance, (byte) => byte ^ (1 << whole(chance, 0, BITS - 1))),
  (bytes, chance) => overwritten(bytes, chance, () => whole(chance, 0, BYTE_VALUES - 1)),
  (bytes, chance) => {
    const extreme = one(chance, EXTREMES);
    const { from, end } = piece(bytes, chance);
    return Buffer.from(bytes).fill(extreme, from, Math.min(end, from + BITS));
  },
  // Remove: the end, and a piece.
  (bytes, chance) => bytes.subarray(0, place(bytes, chance)),
  (bytes, chance) => {
    const { from, end } = piece(bytes, chance);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(end)]);
  },
  // Duplicate a piece, in place or elsewhere.
  (bytes, chance) => {
    const { from, end } = piece(bytes, chance);
    return Buffer.concat([bytes.subarray(0, end), bytes.subarray(from)]);
  },
  (bytes, chance) => {
    const { from, end } = piece(bytes, chance);
    return inserted(bytes, bytes.subarray(from, end), chance);
  },
  (bytes, chance) => {
    const length = whole(chance, 1, MAX_PIECE_BYTES);
    const values = Array.from({ length }, () => whole(chance, 0, BYTE_VALUES - 1));
    return inserted(bytes, Buffer.from(values), chance);
  },
];

function putIn(pieces: readonly string[]): Change {
  return (bytes, chance) => inserted(bytes, Buffer.from(one(chance, pieces), 'latin1'), chance);
}

function overwritten(bytes: Buffer, chance: Chance, value: (byte: number) => number): Buffer {
  const copy = Buffer.from(bytes);
  const at = place(bytes, chance);
  const byte = copy[at];
  if (byte !== undefined) copy[at] = value(byte);
  return copy;
}

function inserted(bytes: Buffer, what: Buffer, chance: Chance): Buffer {
  const at = place(bytes, chance);
  return Buffer.concat([bytes.subarray(0, at), what, bytes.subarray(at)]);
}

function piece(bytes: Buffer, chance: Chance): { readonly from: number; readonly end: number } {
  const from = place(bytes, chance);
  return { from, end: Math.min(bytes.length, from + whole(chance, 1, MAX_PIECE_BYTES)) };
}

/** Picks a position. Every second one is near the beginning, where file formats are declared. */
function place(bytes: Buffer, chance: Chance): number {
  const end = chance.happens(0.5) ? Math.min(bytes.length, BYTE_VALUES) : bytes.length;
  return Math.min(bytes.length, whole(chance, 0, end));
}

function one<T>(chance: Chance, all: readonly T[]): T {
  const chosen = all[whole(chance, 0, all.length - 1)];
  if (chosen === undefined) throw new Error('The list of choices is empty.');
  return chosen;
}

/** A random integer between two bounds, both included. */
function whole(chance: Chance, from: number, upTo: number): number {
  return Math.min(upTo, Math.floor(chance.between(from, upTo + 1)));
}
