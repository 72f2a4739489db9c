import { writeClientHead } from './client-head.ts';
import { bodyInput, type Input } from './client-inputs.ts';
import { type Method, methodsOf } from './client-methods.ts';
import type { Contract, OperationNode } from './contract.ts';

/** Writes the client: one typed method for each operation, and one for each other mode of calling it. */
export function writeClient(contract: Contract): string {
  const methods = contract.operations.flatMap((operation) =>
    methodsOf(contract, operation).map((method) => ({ operation, method })),
  );
  const types = methods.map(({ method }) => methodType(method));
  const calls = methods.map(({ operation, method }) => methodCall(operation, method));
  return `${writeClientHead(contract)}${calls.join('')}  };
}

/** The client that \`createContractClient\` makes. */
export interface ContractClient {
${types.join('\n')}}
`;
}

/** The declaration of a method. */
function methodType({ name, documentation: text, inputs, variants = [], answer }: Method): string {
  const parameters = parametersOf(inputs);
  if (variants.length === 0) return `${text}  ${name}: (${parameters}) => ${answer};\n`;
  const others = inputs.filter((input) => input.name !== 'body');
  const overloads = variants.map((type) => parametersOf([...others, ...bodyInput([type])]));
  const signatures = [...overloads, parameters].map((taken) => `    (${taken}): ${answer};\n`);
  // For a call, editors show the words of the first signature; in lists, those of the property.
  return `${text}  ${name}: {\n${indented(text)}${signatures.join('')}  };\n`;
}

function parametersOf(inputs: readonly Input[]): string {
  const given = inputs.map((input) => `${input.name}${input.isNeeded ? '' : '?'}: ${input.type}`);
  return [...given, 'options?: CallOptions'].join(', ');
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}

/** The implementation of a method; its types come from the declaration. */
function methodCall({ path, method: verb }: OperationNode, method: Method): string {
  const names = method.inputs.map(({ name, pattern = name, isNeeded }) =>
    isNeeded ? pattern : `${pattern} = {}`,
  );
  const start = method.isAsync === true ? 'async ' : '';
  return `    ${method.name}: ${start}(${[...names, 'options'].join(', ')}) =>
      ${method.client}.${verb}('${path}', { ${method.settings.join(', ')} }),
`;
}
