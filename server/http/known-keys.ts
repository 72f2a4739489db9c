import { createHash } from 'node:crypto';

/** Remembers keys that were right a while ago, so that wrong ones from the same address do not shut them out. */
export interface KnownKeys {
  has(key: string): boolean;
  add(key: string): void;
}

const KEYS_UP_TO = 10_000;

/** Makes what remembers them. The keys themselves are not held; the one that was used longest ago goes first. */
export function rememberKeys(keysUpTo = KEYS_UP_TO): KnownKeys {
  const known = new Set<string>();
  return {
    has: (key) => known.has(hashOf(key)),
    add(key) {
      const hash = hashOf(key);
      known.delete(hash);
      known.add(hash);
      const [oldest] = known;
      if (known.size > keysUpTo && oldest !== undefined) known.delete(oldest);
    },
  };
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64');
}
