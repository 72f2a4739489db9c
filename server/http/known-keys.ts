import { createHash } from 'node:crypto';
import { Recent } from '../foundation/recent.ts';

/** Remembers keys that were right a while ago, so that wrong ones from the same address do not shut them out. */
export interface KnownKeys {
  has(key: string): boolean;
  add(key: string): void;
}

const KEYS_UP_TO = 10_000;

/** Makes what remembers them. The keys themselves are not held; the one that was used longest ago goes first. */
export function rememberKeys(keysUpTo = KEYS_UP_TO): KnownKeys {
  const known = new Recent<true>(keysUpTo);
  return {
    has: (key) => known.find(hashOf(key)) === true,
    add: (key) => known.keep(hashOf(key), true),
  };
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64');
}
