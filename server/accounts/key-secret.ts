import { hash as hashOnce, randomBytes, timingSafeEqual } from 'node:crypto';

const PREFIX_BYTES = 6;
const SECRET_BYTES = 24;
const OWN_KEY = /^(pb_[0-9a-f]{12})_[A-Za-z0-9_-]{32}$/;
const CHOSEN_PREFIX = 'chosen_';
const CHOSEN_PREFIX_LENGTH = 12;

/** What is stored of a key, by which it is recognised. */
export interface KeyTrace {
  /** The part that it is looked up by. */
  readonly prefix: string;
  /** SHA-256 of the whole key, in hexadecimal. A plain hash is enough, as keys are long and random. */
  readonly hash: string;
}

/** Makes a key, at random. */
export function newKeyText(): string {
  const prefix = `pb_${randomBytes(PREFIX_BYTES).toString('hex')}`;
  return `${prefix}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/**
 * The prefix and hash of a key. Generated keys begin with their prefix; for a key of the operator's choice it is
 * derived from the hash.
 */
export function traceOf(key: string): KeyTrace {
  const hash = hashOnce('sha256', key, 'hex');
  const prefix = OWN_KEY.exec(key)?.[1] ?? CHOSEN_PREFIX + hash.slice(0, CHOSEN_PREFIX_LENGTH);
  return { prefix, hash };
}

/**
 * The part of a stored key that may be shown. For a chosen key that is a part of its identifier, as its prefix would
 * tell whether a guess is right.
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

/** Compared with where there is no such key, so that this takes as long; no key has this hash. */
const NO_HASH = '0'.repeat(64);

/** Whether a key has this hash. Takes the same time wherever they differ, and where there is none. */
export function hasHash({ hash }: KeyTrace, stored: string | undefined): boolean {
  const [given, known] = [Buffer.from(hash, 'hex'), Buffer.from(stored ?? NO_HASH, 'hex')];
  return given.length === known.length && timingSafeEqual(given, known);
}
