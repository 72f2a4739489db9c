import { LruCache } from '../../foundation/lru-cache.ts';

/**
 * Caches the last few results of an expensive function, so that the files of one job are rendered once. Failures are
 * not cached.
 */
export function remembering<T>(
  count: number,
  make: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const recent = new LruCache<Promise<T>>(count);
  return (key) => {
    const known = recent.find(key);
    if (known !== undefined) return known;
    const made = make(key);
    recent.keep(key, made);
    made.catch(() => recent.forget(key));
    return made;
  };
}
