/**
 * The type of an unvalidated answer from another machine: it has the contract's field names, so that misspelt ones do
 * not compile, but values may be missing or of another type. Fields with a closed set of values keep their types, so
 * that answers can be discriminated by them.
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

/** The items of a list; empty if the value is not a list. */
export function itemsOf<T>(list: readonly T[] | undefined): readonly T[] {
  return Array.isArray(list) ? list : [];
}

/** Reads a number, also from a string. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
