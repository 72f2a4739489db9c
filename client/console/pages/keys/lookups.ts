import { operationTitles } from '../../../../generated/operation-titles.ts';

/** The operations that look up the jobs of some operations, each once. */
export function lookupsOf(operations: readonly string[]): readonly string[] {
  const makers = operationTitles.filter(({ operationId }) => operations.includes(operationId));
  return [...new Set(makers.flatMap(({ lookups = [] }) => lookups))];
}
