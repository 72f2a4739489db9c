import { useSearchParams } from 'wouter';

/** The choices of a page, kept in its address so that they can be shared. */
export interface AddressChoice {
  /** The value of a name in the address; `undefined` without one. */
  read(name: string): string;
  /** Changes what is named; nothing takes it out of the address. */
  change(changes: Readonly<Record<string, string | undefined>>): void;
}

/** Reads what is chosen from the page's address, and changes it there. */
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
