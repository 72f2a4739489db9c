/** A page of a list, newest first, with the cursor of the next page. */
export interface CursorPage<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page; `null` on the last page. */
  readonly next: string | null;
}

/**
 * Reads a page.
 *
 * @param read - reads at most `limit` items; it is asked for one more than the page holds, to see whether another page
 * follows
 */
export async function readPage<Item extends { readonly id: string }>(
  limit: number,
  read: (limit: number) => Promise<readonly Item[]>,
): Promise<CursorPage<Item>> {
  const found = await read(limit + 1);
  const items = found.slice(0, limit);
  return { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null };
}
