import { type Contract, listAt, textAt } from './contract.ts';
import { lookupsOf } from './lookups.ts';
import { readKeys } from './security.ts';

/** Writes a short title of every operation, for code that only names operations and must not load their validators. */
export function writeOperationTitles(contract: Contract): string {
  const titles = contract.operations.map((operation) => {
    const lookups = lookupsOf(contract, operation);
    return {
      operationId: operation.operationId,
      summary: textAt(operation, 'summary') ?? operation.operationId,
      group: listAt(operation, 'tags').map(String).at(0) ?? '',
      method: operation.method,
      path: operation.path,
      keys: readKeys(contract, operation),
      ...(lookups.length === 0 ? {} : { lookups }),
    };
  });
  return `import type { OperationTitle } from './shapes.ts';

/** Every operation in a few words, in the contract's order. */
export const operationTitles: readonly OperationTitle[] = ${JSON.stringify(titles, null, 1)};
`;
}
