import { operationTitles } from '../../../../generated/operation-titles.ts';

/** The operations that look up the jobs created by the given operations, without duplicates. */
export function lookupsOf(operations: readonly string[]): readonly string[] {
  const makers = operationTitles.filter(({ operationId }) => operations.includes(operationId));
  return [...new Set(makers.flatMap(({ lookups = [] }) => lookups))];
}
