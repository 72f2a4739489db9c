/** The name of a parameter, in the form of the contract's examples: nested names are separated by dots. */
const NAME = /^[a-z_.]{1,64}$/;

/** The maximum number of names, so that the list stays readable. */
const MAX_NAMES = 10;

/** Reads the parameters that another service reports as ignored. Invalid names are dropped. */
export function ignoredNames(told: string | readonly string[] | undefined): readonly string[] {
  const names = [told ?? []].flat().flatMap((list) => list.split(','));
  const known = names.map((name) => name.trim()).filter((name) => NAME.test(name));
  return [...new Set(known)].slice(0, MAX_NAMES);
}
