/** Counts by name, such as of places that accounts have taken. Names that have none take no room. */
export class Counts implements Iterable<readonly [name: string, count: number]> {
  readonly #counts = new Map<string, number>();

  of(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string, by: number): void {
    const count = this.of(name) + by;
    if (count > 0) this.#counts.set(name, count);
    else this.#counts.delete(name);
  }

  clear(): void {
    this.#counts.clear();
  }

  [Symbol.iterator](): IterableIterator<[string, number]> {
    return this.#counts.entries();
  }
}
