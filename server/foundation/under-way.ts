/** An item and its index in the list. */
interface Entry<Item> {
  readonly item: Item;
  place: number;
}

/**
 * Items in progress, in no particular order.
 *
 * A `Set` would work, but with frequent additions and removals it allocates a new table every few of them. Each old
 * table keeps its items and the next table alive until old garbage is collected: requests that ended long ago, with
 * everything that belongs to them.
 */
export class UnderWay<Item> implements Iterable<Item> {
  readonly #entries: Entry<Item>[] = [];

  get size(): number {
    return this.#entries.length;
  }

  /** @returns removes the item; calling it again has no effect */
  add(item: Item): () => void {
    const entry = { item, place: this.#entries.length };
    this.#entries.push(entry);
    return () => this.#remove(entry);
  }

  /** The items in progress at the time of the call. */
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
