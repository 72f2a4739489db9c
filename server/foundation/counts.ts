/** Counters by name, such as the slots in use per account. Counters at zero take no memory. */
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
