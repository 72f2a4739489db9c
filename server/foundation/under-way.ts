/** An item, and its place in the list. */
interface Entry<Item> {
  readonly item: Item;
  place: number;
}

/**
 * Items that are under way, in no order.
 *
 * A `Set` would do the same, but where items come and go it makes a new table every few of them. Each old table keeps
 * its items alive, and the next table, until old garbage is collected: requests that were over long ago, with all that
 * belongs to them.
 */
export class UnderWay<Item> implements Iterable<Item> {
  readonly #entries: Entry<Item>[] = [];

  get size(): number {
    return this.#entries.length;
  }

  /** @returns how to say that it has ended; saying so again changes nothing */
  add(item: Item): () => void {
    const entry = { item, place: this.#entries.length };
    this.#entries.push(entry);
    return () => this.#remove(entry);
  }

  /** The items that were under way when this was called. */
  [Symbol.iterator](): IterableIterator<Item> {
    return this.#entries.map(({ item }) => item).values();
  }

  #remove(entry: Entry<Item>): void {
    if (this.#entries[entry.place] !== entry) return;
    const last = this.#entries.pop();
    if (last === undefined || last === entry) return;
    this.#entries[entry.place] = last;
    last.place = entry.place;
  }
}
