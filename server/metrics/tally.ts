import { Counter, type CounterConfiguration } from 'prom-client';

type Value = string | number;

/** The sum for some values of labels, or the sums by the next label. */
type Branch = Map<Value, Branch | Sum>;

interface Sum {
  readonly values: readonly Value[];
  amount: number;
}

/**
 * A counter for what happens at every request. It adds up sums by label itself, and passes them to the library only
 * when metrics are read, as the library looks each label up for every count.
 */
export class Tally<Name extends string> {
  readonly #names: readonly Name[];
  readonly #counter: Counter<Name>;
  readonly #root: Branch = new Map();
  #sums: Sum[] = [];

  constructor(
    configuration: CounterConfiguration<Name> & { readonly labelNames: readonly Name[] },
  ) {
    this.#names = configuration.labelNames;
    this.#counter = new Counter({ ...configuration, collect: () => this.#tell() });
  }

  /** @param values - those of the labels, in the order of their names */
  add(values: readonly Value[], amount = 1): void {
    const sum = this.#find(values) ?? this.#begin(values);
    sum.amount += amount;
  }

  #find(values: readonly Value[]): Sum | undefined {
    let branch = this.#root;
    for (const value of values) {
      const found = branch.get(value);
      if (!(found instanceof Map)) return found;
      branch = found;
    }
    return undefined;
  }

  #begin(values: readonly Value[]): Sum {
    const sum = { values, amount: 0 };
    this.#sums.push(sum);
    let branch = this.#root;
    for (const value of values.slice(0, -1)) {
      const found = branch.get(value);
      const next: Branch = found instanceof Map ? found : new Map();
      branch.set(value, next);
      branch = next;
    }
    const last = values.at(-1);
    if (last !== undefined) branch.set(last, sum);
    return sum;
  }

  #tell(): void {
    for (const { values, amount } of this.#sums) {
      const labels = this.#names.map((name, index) => [name, values[index]]);
      this.#counter.inc(Object.fromEntries(labels), amount);
    }
    this.#sums = [];
    this.#root.clear();
  }
}
