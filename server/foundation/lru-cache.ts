/** An LRU cache: keeps the most recently used values by name, and evicts the least recently used. */
export class LruCache<Value> {
  readonly #values = new Map<string, Value>();
  readonly #maxCount: number;
  #latest: string | undefined;

  constructor(maxCount: number) {
    this.#maxCount = maxCount;
  }

  get size(): number {
    return this.#values.size;
  }

  /** Finds a value, and marks it as used. */
  find(name: string): Value | undefined {
    const value = this.#values.get(name);
    // The latest entry stays in place: moving it each time would make the map rebuild its table every few moves.
    if (value !== undefined && name !== this.#latest) this.keep(name, value);
    return value;
  }

  /** All values, without marking them as used. */
  values(): IteratorObject<Value> {
    return this.#values.values();
  }

  keep(name: string, value: Value): void {
    // Re-inserted at the end, as a map keeps the order of insertion.
    this.#values.delete(name);
    this.#values.set(name, value);
    this.#latest = name;
    if (this.#values.size <= this.#maxCount) return;
    const [oldest] = this.#values.keys();
    if (oldest !== undefined) this.#values.delete(oldest);
  }

  forget(name: string): void {
    this.#values.delete(name);
  }
}
