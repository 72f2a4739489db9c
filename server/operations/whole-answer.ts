import { type OperationId, type OperationResults, operations } from '../../generated/operations.ts';
import type { Operation } from '../../generated/shapes.ts';
import { done, failed, type Outcome } from '../foundation/outcome.ts';
import { problem } from '../foundation/problems.ts';
import type { Reply } from './call.ts';

/** Passes an upstream's answer on as it is, if it has the shape that the contract promises. */
export function wholeAnswer<Id extends OperationId>(
  operationId: Id,
  body: Readonly<Record<string, unknown>>,
): Outcome<Reply<Id>> {
  if (isResult(operationId)(body)) return done({ kind: 'json', body });
  const message = 'The upstream answered something else than this operation promises.';
  return failed(problem('upstream-failed', message, { reason: 'upstream' }));
}

/** Tells what an operation answers with status 200 from anything else, by the contract. */
export function isResult<Id extends OperationId>(
  operationId: Id,
): (body: unknown) => body is OperationResults[Id] {
  const operation: Operation = operations[operationId];
  const validate = operation.responses[200]?.['application/json'];
  return (body): body is OperationResults[Id] => validate?.(body) ?? false;
}
