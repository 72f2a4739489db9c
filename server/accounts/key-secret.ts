import { hash as hashOnce, randomBytes, timingSafeEqual } from 'node:crypto';

const PREFIX_BYTES = 6;
const SECRET_BYTES = 24;
const OWN_KEY = /^(pb_[0-9a-f]{12})_[A-Za-z0-9_-]{32}$/;
const CHOSEN_PREFIX = 'chosen_';
const CHOSEN_PREFIX_LENGTH = 12;

/** What a key can be told by: all that is stored of it. */
export interface KeyTrace {
  /** The part that it is looked up by. */
  readonly prefix: string;
  /** SHA-256 of the whole key, in hexadecimal. Keys are long and random, so that it cannot be searched through. */
  readonly hash: string;
}

/** Makes a key, at random. */
export function newKeyText(): string {
  const prefix = `pb_${randomBytes(PREFIX_BYTES).toString('hex')}`;
  return `${prefix}_${randomBytes(SECRET_BYTES).toString('base64url')}`;
}

/** A key of ours begins with its prefix; a key of the operator's choice has one derived from its hash. */
export function traceOf(key: string): KeyTrace {
  const hash = hashOnce('sha256', key, 'hex');
  const prefix = OWN_KEY.exec(key)?.[1] ?? CHOSEN_PREFIX + hash.slice(0, CHOSEN_PREFIX_LENGTH);
  return { prefix, hash };
}

/**
 * The part of a stored key that may be shown. What a chosen key is looked up by would tell whoever sees it that a guess
 * is right; in its place stands a part of the key's identifier.
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

/** Compared with where nothing is known of a key; no key that anyone can find has this hash. */
const NO_HASH = '0'.repeat(64);

/** Whether a key has a hash. It takes as long where they differ, wherever they do, and where there is none. */
export function hasHash({ hash }: KeyTrace, stored: string | undefined): boolean {
  const [given, known] = [Buffer.from(hash, 'hex'), Buffer.from(stored ?? NO_HASH, 'hex')];
  return given.length === known.length && timingSafeEqual(given, known);
}
