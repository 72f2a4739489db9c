import type { Library, LibraryParts } from './library.ts';

/** The library, and how its refusals are read. */
export interface LoadedLibrary {
  readonly api: Library['api'];
  readonly $context: Library['$context'];
  /** The code of the library's refusal; throws again what is not one. */
  readonly refusalCode: (error: unknown) => string;
  /** Makes a call of the library; throws that the database is away in place of what the library makes of that. */
  readonly unhidden: <T>(call: () => Promise<T>) => Promise<T>;
}

/** Gives the library, and loads it the first time. */
export type LoadLibrary = () => Promise<LoadedLibrary>;

/** It takes most of a second to load, and many processes never meet a person. */
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
