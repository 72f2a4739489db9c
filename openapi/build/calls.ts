import { clientMethodsOf } from './client-modes.ts';
import { type Contract, isNode, listAt, type OperationNode } from './contract.ts';

/** Writes a uniform call of the contract's client for each operation, whatever its input. */
export function writeCalls(contract: Contract): string {
  const lines = contract.operations.map((operation) => {
    const ways = Object.entries(callsOf(contract, operation)).map(
      ([way, call]) => `    ${way}: ${call},`,
    );
    return `  ${operation.operationId}: {\n${ways.join('\n')}\n  },`;
  });
  return `import type { CallOptions, ContractClient } from './client.ts';
import type { OperationId } from './operations.ts';

/** What an operation is asked with, once it has been checked. */
export interface CallInput {
  /** The parameters of the address. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** Asks for an operation. */
export type Call = (
  client: ContractClient,
  input: CallInput,
  options: CallOptions,
) => Promise<{ readonly data?: unknown; readonly error?: unknown; readonly response: Response }>;

/** How each operation is asked for: usually, for its price, as a job, and as a stream. */
export const calls: Readonly<
  Record<OperationId, { readonly usual: Call; readonly quote?: Call; readonly job?: Call; readonly stream?: Call }>
> = {
${lines.join('\n')}
};
`;
}

function callsOf(contract: Contract, operation: OperationNode): Readonly<Record<string, string>> {
  const { operationId } = operation;
  const parameters = listAt(operation, 'parameters').map(contract.resolve);
  const inputs = [
    ...(parameters.some(({ in: place }) => place !== 'header') ? ['parameters'] : []),
    ...(isNode(operation.requestBody) ? ['body'] : []),
  ];
  const call = (method: string): string => {
    const given = [...inputs.map((input) => `input.${input} as never`), 'options'].join(', ');
    const input = inputs.length === 0 ? '_input' : 'input';
    return `(client, ${input}, options) => client.${method}(${given})`;
  };
  const methods = clientMethodsOf(operation);
  return Object.fromEntries([
    ['usual', call(operationId)],
    ...Object.entries(methods).map(([way, method]) => [way, call(method)]),
  ]);
}
