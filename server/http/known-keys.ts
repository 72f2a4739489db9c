import { hash } from 'node:crypto';
import { LruCache } from '../foundation/lru-cache.ts';

/**
 * Remembers keys that were valid recently, so that their owners are not locked out when wrong keys come from the same
 * address.
 */
export interface KnownKeys {
  has(key: string): boolean;
  /** @param keyId - the key's identifier, used to skip the hash if the key was added recently */
  add(key: string, keyId: string): void;
}

const MAX_KEYS = 10_000;
const NOTED_EVERY_MS = 10_000;

/** Creates the memory. It stores hashes instead of keys, and evicts the least recently used. */
export function rememberKeys(): KnownKeys {
  const known = new LruCache<true>(MAX_KEYS);
  let noted = new Set<string>();
  let notedUntil = 0;
  return {
    has: (key) => known.find(hashOf(key)) === true,
    add(key, keyId) {
      const now = performance.now();
      if (now >= notedUntil || noted.size >= MAX_KEYS) {
        noted = new Set();
        notedUntil = now + NOTED_EVERY_MS;
      }
      if (noted.has(keyId)) return;
      noted.add(keyId);
      known.keep(hashOf(key), true);
    },
  };
}

function hashOf(key: string): string {
  return hash('sha256', key, 'base64');
}
