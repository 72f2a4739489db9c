/** A list: awaited it is the first page, iterated over it is every item of all pages. */
export type Paged<Page, Item> = Promise<Page> & AsyncIterable<Item>;

/** Where a page begins: at the beginning, or at the `next` of the page before. */
export interface PagePlace {
  readonly cursor?: string;
}

/** How a list is read. */
export interface Pages<Page, Item> {
  /** Asks for a page. */
  ask(place: PagePlace): Promise<Page>;
  itemsOf(page: Page): readonly Item[];
}

/**
 * Asks for the first page of a list, and for further ones as the iteration reaches them.
 *
 * @param cursor - where the first page begins, if not at the beginning
 */
export function paged<Page extends { readonly data: { readonly next: string | null } }, Item>(
  pages: Pages<Page, Item>,
  cursor?: string,
): Paged<Page, Item> {
  const first = pages.ask(cursor === undefined ? {} : { cursor });
  return Object.assign(first, {
    async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, void> {
      let page = await first;
      for (let asked = cursor; ; ) {
        yield* pages.itemsOf(page);
        const { next } = page.data;
        // A mock answers the same page, with the same `next`, to every cursor.
        if (next === null || next === asked) return;
        asked = next;
        page = await pages.ask({ cursor: next });
      }
    },
  });
}
