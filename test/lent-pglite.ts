import type { PGlite } from '@electric-sql/pglite';

/** A built-in database lent to a borrower for a while. */
export interface LentPglite {
  /** The borrower's handle: behaves as closed once the database has been taken back. */
  readonly pglite: PGlite;
  /** Takes the database back: the borrower's handle is closed, and its notifications end. */
  takeBack(): Promise<void>;
}

const METHOD_OF_OBJECTS: ReadonlySet<PropertyKey> = new Set(['constructor']);

/**
 * Lends a database. Properties that the borrower sets on it, such as replaced query methods, stay on the borrower's
 * handle.
 *
 * @param whenClosed - called instead of closing the database itself
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
