/** A page that is on its way, and what comes after it: awaited it is the page, iterated over it is all that pages hold. */
export type Paged<Page, Item> = Promise<Page> & AsyncIterable<Item>;

/** Where a page begins: the first one where nothing is said, else as `next` of another says. */
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
 * Asks for the first page of a list, and for each further one when whoever iterates has come to its end.
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
        // A mock that knows one page alone says of it that it is followed by itself.
        if (next === null || next === asked) return;
        asked = next;
        page = await pages.ask({ cursor: next });
      }
    },
  });
}
