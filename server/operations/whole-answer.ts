import { type OperationId, type OperationResults, operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';

/** Checks a body against the contract's schema of the operation's 200 response. */
export function isResult<Id extends OperationId>(
  operationId: Id,
): (body: unknown) => body is OperationResults[Id] {
  const operation: Operation = operations[operationId];
  const validate = operation.responses[200]?.['application/json'];
  return (body): body is OperationResults[Id] => validate?.(body) ?? false;
}
