import { operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';

const TABLE: ReadonlyMap<string, Operation> = new Map(Object.entries<Operation>(operations));

/** Why a key cannot be limited to these operations, as the end of a sentence; `undefined` where it can. */
export function whyNotLimitedTo(names: readonly string[]): string | undefined {
  for (const name of names) {
    const operation = TABLE.get(name);
    if (operation === undefined) return `${name} is none`;
    if (operation.keys.length === 0) return `${name} takes none`;
  }
  return undefined;
}
