import { hash } from 'node:crypto';
import { Recent } from '../foundation/recent.ts';

/** Remembers keys that were right lately, so that wrong keys from the same address do not shut their owners out. */
export interface KnownKeys {
  has(key: string): boolean;
  /** @param keyId - the key's own identifier, by which one that was noted a moment ago is told without a hash */
  add(key: string, keyId: string): void;
}

const KEYS_UP_TO = 10_000;
const NOTED_EVERY_MS = 10_000;

/** Makes such a memory. It holds hashes, not keys, and forgets the key that has not been used for longest. */
export function rememberKeys(): KnownKeys {
  const known = new Recent<true>(KEYS_UP_TO);
  let noted = new Set<string>();
  let notedUntil = 0;
  return {
    has: (key) => known.find(hashOf(key)) === true,
    add(key, keyId) {
      const now = performance.now();
      if (now >= notedUntil || noted.size >= KEYS_UP_TO) {
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
