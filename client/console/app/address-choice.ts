import { useSearchParams } from 'wouter';

/** The selections of a page, kept in the URL so that they can be shared. */
export interface AddressChoice {
  /** The value of a URL parameter; empty if it is absent. */
  read(name: string): string;
  /** Changes the named parameters; `undefined` or an empty text removes one from the URL. */
  change(changes: Readonly<Record<string, string | undefined>>): void;
}

/** Reads the page's selections from the URL, and changes them there. */
export function useAddressChoice(): AddressChoice {
  const [parameters, setParameters] = useSearchParams();
  return {
    read: (name) => parameters.get(name) ?? '',
    change(changes) {
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === undefined || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      );
    },
  };
}
