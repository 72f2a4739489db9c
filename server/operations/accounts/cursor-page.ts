/** A page of what is listed, the newest first, and where the next one begins. */
export interface CursorPage<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page; `null` where this is the last. */
  readonly next: string | null;
}

/**
 * Reads a page.
 *
 * @param read - reads so many items at the most; one more than the page has tells whether there is another page
 */
export async function readPage<Item extends { readonly id: string }>(
  limit: number,
  read: (limit: number) => Promise<readonly Item[]>,
): Promise<CursorPage<Item>> {
  const found = await read(limit + 1);
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}
