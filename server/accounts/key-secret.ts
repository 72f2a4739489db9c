import { hash as hashOnce, randomBytes, timingSafeEqual } from 'node:crypto';

const PREFIX_BYTES = 6;
const SECRET_BYTES = 24;
const OWN_KEY = /^(pb_[0-9a-f]{12})_[A-Za-z0-9_-]{32}$/;
const CHOSEN_PREFIX = 'chosen_';
const CHOSEN_PREFIX_LENGTH = 12;

/** The stored part of a key, by which it is recognized. */
export interface KeyTrace {
  /** The part that the key is looked up by. */
  readonly prefix: string;
  /** SHA-256 of the whole key, in hexadecimal. A plain hash is enough, as keys are long and random. */
  readonly hash: string;
}

/** Generates a random key. */
export function newKeyText(): string {
  const prefix = `pb_${randomBytes(PREFIX_BYTES).toString('hex')}`;
  return `${prefix}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/**
 * The prefix and hash of a key. A generated key begins with its prefix; the prefix of a key chosen by the operator is
 * derived from its hash.
 */
export function traceOf(key: string): KeyTrace {
  const hash = hashOnce('sha256', key, 'hex');
  const prefix = OWN_KEY.exec(key)?.[1] ?? CHOSEN_PREFIX + hash.slice(0, CHOSEN_PREFIX_LENGTH);
  return { prefix, hash };
}

/**
 * The part of a stored key that may be shown. For a chosen key it is part of the identifier, as the prefix would
 * confirm a correct guess.
 */
export function shownPrefix({
  prefix,
  id,
}: {
  readonly prefix: string;
  readonly id: string;
}): string {
  if (!prefix.startsWith(CHOSEN_PREFIX)) return prefix;
  return CHOSEN_PREFIX + id.slice(-CHOSEN_PREFIX_LENGTH);
}

/** Compared with where there is no such key, so that the comparison takes the same time; no key has this hash. */
const NO_HASH = '0'.repeat(64);

/** Whether a key has this hash, in constant time, also where no hash is stored. */
export function hasHash({ hash }: KeyTrace, stored: string | undefined): boolean {
  const [given, known] = [Buffer.from(hash, 'hex'), Buffer.from(stored ?? NO_HASH, 'hex')];
  return given.length === known.length && timingSafeEqual(given, known);
}
