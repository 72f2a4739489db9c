/** Keeps the values that were used last, by name; the one that has not been used for longest goes first. */
export class Recent<Value> {
  readonly #values = new Map<string, Value>();
  readonly #countUpTo: number;
  #latest: string | undefined;

  constructor(countUpTo: number) {
    this.#countUpTo = countUpTo;
  }

  get size(): number {
    return this.#values.size;
  }

  /** Finds a value, which counts as a use. */
  find(name: string): Value | undefined {
    const value = this.#values.get(name);
    // The latest stays in place: to move it each time would cost the map a new table every few times.
    if (value !== undefined && name !== this.#latest) this.keep(name, value);
    return value;
  }

  /** All of them; none counts as used. */
  values(): IteratorObject<Value> {
    return this.#values.values();
  }

  keep(name: string, value: Value): void {
    // A map keeps the order of insertion.
    this.#values.delete(name);
    this.#values.set(name, value);
    this.#latest = name;
    if (this.#values.size <= this.#countUpTo) return;
    const [oldest] = this.#values.keys();
    if (oldest !== undefined) this.#values.delete(oldest);
  }

  forget(name: string): void {
    this.#values.delete(name);
  }
}
