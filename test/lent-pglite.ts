import type { PGlite } from '@electric-sql/pglite';

/** A built-in database that somebody has for a while. */
export interface LentPglite {
  /** What the borrower has: as good as closed, once it has been taken back. */
  readonly pglite: PGlite;
  /** Takes it back: whoever still has it finds it closed, and hears nothing more of it. */
  takeBack(): Promise<void>;
}

const METHOD_OF_OBJECTS: ReadonlySet<PropertyKey> = new Set(['constructor']);

/**
 * Lends a database. What the borrower puts on the object, such as other ways to ask, stays with the borrower.
 *
 * @param whenClosed - called in place of closing the database itself
 */
export function lend(owned: PGlite, whenClosed: () => Promise<void>): LentPglite {
  const own = new Map<PropertyKey, unknown>();
  const unsubscribes: (() => Promise<unknown>)[] = [];
  let isOver = false;
  const listen: PGlite['listen'] = async (...words) => {
    const unsubscribe = await owned.listen(...words);
    unsubscribes.push(unsubscribe);
    return unsubscribe;
  };
  own.set('listen', listen);
  own.set('close', whenClosed);
  const pglite = new Proxy(owned, {
    get(target, name) {
      if (name === 'closed' && isOver) return true;
      const value: unknown = own.has(name) ? own.get(name) : Reflect.get(target, name, target);
      if (typeof value !== 'function' || METHOD_OF_OBJECTS.has(name)) return value;
      if (!isOver) return value.bind(target);
      return () => Promise.reject(new Error('PGlite is closed'));
    },
    set(_target, name, value) {
      own.set(name, value);
      return true;
    },
  });
  return {
    pglite,
    async takeBack() {
      isOver = true;
      for (const unsubscribe of unsubscribes) await unsubscribe();
    },
  };
}
