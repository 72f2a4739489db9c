import type { Library, LibraryParts } from './library.ts';

/** The library, and how to interpret its errors. */
export interface LoadedLibrary {
  readonly api: Library['api'];
  readonly $context: Library['$context'];
  /** The code of an expected failure of the library; rethrows any other error. */
  readonly refusalCodeOrThrow: (error: unknown) => string;
  /** Calls the library; if the database is unavailable, throws its error, which the library would hide. */
  readonly unhidden: <T>(call: () => Promise<T>) => Promise<T>;
}

/** Loads the library at the first call. */
export type LoadLibrary = () => Promise<LoadedLibrary>;

/** Loads the library on demand, as loading takes most of a second and many processes never need it. */
export function libraryLoader(parts: LibraryParts): LoadLibrary {
  let loaded: Promise<LoadedLibrary> | undefined;
  return () => {
    loaded ??= import('./library.ts').then(({ openLibrary, refusalCodeOrThrow, unhidden }) => {
      const { api, $context } = openLibrary(parts);
      return { api, $context, refusalCodeOrThrow, unhidden };
    });
    return loaded;
  };
}
