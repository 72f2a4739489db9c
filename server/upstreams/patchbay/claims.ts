/**
 * What an answer claims to be: the contract's names, so that a misspelt one does not compile, but nothing that is sure
 * to be there or of its type, since it came from another machine. Words of a closed set keep their types, so that an
 * answer can be told by them.
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
