import { hash } from 'node:crypto';
import { Recent } from '../foundation/recent.ts';

/** Remembers keys that were right a while ago, so that wrong ones from the same address do not shut them out. */
export interface KnownKeys {
  has(key: string): boolean;
  /** @param keyId - the key's own identifier, by which one that was noted a moment ago is told without a hash */
  add(key: string, keyId: string): void;
}

const KEYS_UP_TO = 10_000;
const NOTED_EVERY_MS = 10_000;

/** Makes what remembers them. The keys themselves are not held; the one that was used longest ago goes first. */
export function rememberKeys(keysUpTo = KEYS_UP_TO): KnownKeys {
  const known = new Recent<true>(keysUpTo);
  let noted = new Set<string>();
  let notedUntil = 0;
  return {
    has: (key) => known.find(hashOf(key)) === true,
    add(key, keyId) {
      const now = performance.now();
      if (now >= notedUntil || noted.size >= keysUpTo) {
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
