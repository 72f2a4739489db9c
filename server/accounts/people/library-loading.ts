import type { Library, LibraryParts } from './library.ts';

/** The library, and how its refusals are read. */
export interface LoadedLibrary {
  readonly api: Library['api'];
  readonly $context: Library['$context'];
  /** The code of the library's refusal; throws again what is not one. */
  readonly refusalCode: (error: unknown) => string;
}

/** Gives the library, and loads it the first time. */
export type LoadLibrary = () => Promise<LoadedLibrary>;

/** It takes most of a second to load, and many processes never meet a person. */
export function libraryLoader(parts: LibraryParts): LoadLibrary {
  let loaded: Promise<LoadedLibrary> | undefined;
  return () => {
    loaded ??= import('./library.ts').then(({ openLibrary, refusalCode }) => {
      const { api, $context } = openLibrary(parts);
      return { api, $context, refusalCode };
    });
    return loaded;
  };
}
