/**
 * The claimed content of an answer: with the contract's names, so that misspelt ones do not compile, but without
 * certainty about values and types, since it came from another machine. Fields of closed sets of words keep their
 * types, so that answers can be told apart by them.
 */
export type Claimed<T> = T extends readonly (infer Item)[]
  ? readonly Claimed<Item>[] | undefined
  : T extends object
    ? { readonly [Key in keyof T]?: Claimed<T[Key]> } | undefined
    : string extends T
      ? unknown
      : number extends T
        ? unknown
        : T | undefined;

/** The items of a list; none where there is no list. */
export function itemsOf<T>(list: readonly T[] | undefined): readonly T[] {
  return Array.isArray(list) ? list : [];
}

/** A number, also where it is written as text. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
