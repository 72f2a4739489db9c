/** A list: awaiting it gives the first page, iterating over it gives every item of all pages. */
export type Paged<Page, Item> = Promise<Page> & AsyncIterable<Item>;

/** Start of a page: the beginning of the list, or the `next` cursor of the previous page. */
export interface PagePlace {
  readonly cursor?: string;
}

/** How to fetch a list. */
export interface Pages<Page, Item> {
  /** Fetches a page. */
  ask(place: PagePlace): Promise<Page>;
  itemsOf(page: Page): readonly Item[];
}

/**
 * Fetches the first page of a list, and further pages as the iteration reaches them.
 *
 * @param cursor - start of the first page; the beginning of the list by default
 */
export function paged<Page extends { readonly data: { readonly next: string | null } }, Item>(
  pages: Pages<Page, Item>,
  cursor?: string,
): Paged<Page, Item> {
  const first = pages.ask(cursor === undefined ? {} : { cursor });
  // Whoever awaits the list, or iterates over it, gets the error, and may do so late: it must not end the process.
  first.catch(() => {});
  return Object.assign(first, {
    async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, void> {
      let page = await first;
      for (let asked = cursor; ; ) {
        yield* pages.itemsOf(page);
        const { next } = page.data;
        // A mock server returns the same page, with the same `next`, for every cursor.
        if (next === null || next === asked) return;
        asked = next;
        page = await pages.ask({ cursor: next });
      }
    },
  });
}
