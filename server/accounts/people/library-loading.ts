import type { Library, LibraryParts } from './library.ts';

/** The library, and how its refusals are read. */
export interface LoadedLibrary {
  readonly api: Library['api'];
  readonly $context: Library['$context'];
  /** The code of a refusal of the library; rethrows other errors. */
  readonly refusalCode: (error: unknown) => string;
  /** Calls the library; throws the error of the database in place of what the library makes of it. */
  readonly unhidden: <T>(call: () => Promise<T>) => Promise<T>;
}

/** Loads the library at the first call. */
export type LoadLibrary = () => Promise<LoadedLibrary>;

/** Loads the library when it is first needed: that takes most of a second, and many processes never need it. */
export function libraryLoader(parts: LibraryParts): LoadLibrary {
  let loaded: Promise<LoadedLibrary> | undefined;
  return () => {
    loaded ??= import('./library.ts').then(({ openLibrary, refusalCode, unhidden }) => {
      const { api, $context } = openLibrary(parts);
      return { api, $context, refusalCode, unhidden };
    });
    return loaded;
  };
}
