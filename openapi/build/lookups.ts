import { at, type Contract, isNode, listAt, type Node, type OperationNode } from './contract.ts';

/**
 * The operations that look up the job that an operation always creates: the target of its link `job`, and those whose
 * response is a union with the same record, such as the lookup of a job of any kind.
 */
export function lookupsOf(contract: Contract, operation: OperationNode): readonly string[] {
  const answer = contract.resolve(at(operation, 'responses', '200'));
  const { operationId } = at(answer, 'links', 'job');
  const linked = contract.operations.find((other) => other.operationId === operationId);
  if (linked === undefined) return [];
  const record = recordOf(linked).$ref;
  const others = contract.operations.filter(
    (other) =>
      other.method === linked.method &&
      listAt(contract.resolve(recordOf(other)), 'oneOf').some(
        (kind) => isNode(kind) && kind.$ref === record,
      ),
  );
  return [linked, ...others].map((lookup) => lookup.operationId);
}

function recordOf(operation: OperationNode): Node {
  return at(operation, 'responses', '200', 'content', 'application/json', 'schema');
}
