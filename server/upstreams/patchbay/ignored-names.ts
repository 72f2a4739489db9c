/** The name of a parameter, as the contract's examples have it: with a point where it is within another one. */
const NAME = /^[a-z_.]{1,64}$/;

/** Callers are told a list that they can read. */
const NAMES_UP_TO = 10;

/** The parameters that another service says it has left out. What is no name is not passed on. */
export function ignoredNames(told: string | readonly string[] | undefined): readonly string[] {
  const names = [told ?? []].flat().flatMap((list) => list.split(','));
  const known = names.map((name) => name.trim()).filter((name) => NAME.test(name));
  return [...new Set(known)].slice(0, NAMES_UP_TO);
}
