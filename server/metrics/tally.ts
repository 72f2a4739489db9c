import { Counter, type CounterConfiguration } from 'prom-client';

type Value = string | number;

/** Nodes of a tree by label values: the sum of a full combination, or the branches by the next label. */
type Branch = Map<Value, Branch | Sum>;

interface Sum {
  readonly values: readonly Value[];
  amount: number;
}

/**
 * A counter for events of every request. It keeps its own sums by label, and passes them to prom-client only on a
 * scrape, because that library looks up each label on every increment.
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

  /** @param values - the label values, in the order of their names */
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
