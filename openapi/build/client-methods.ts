import {
  addressedBy,
  bodyInput,
  type Input,
  namesOf,
  parametersInput,
  streamedNames,
  variantsOf,
} from './client-inputs.ts';
import { canStream, clientMethodsOf, isStreamedByAll } from './client-modes.ts';
import {
  bodySettings,
  lateModels,
  optionsOf,
  paramsSetting,
  serializerOf,
} from './client-settings.ts';
import { at, type Contract, type OperationNode } from './contract.ts';
import { documentation } from './documentation.ts';
import { readRequestBodies } from './requests.ts';

/** A method of the client: its declaration and its implementation. */
export interface Method {
  readonly name: string;
  readonly documentation: string;
  readonly inputs: readonly Input[];
  /** The types of the variants of its body that have an overload each. */
  readonly variants?: readonly string[];
  /** The type of its result. */
  readonly answer: string;
  /** The openapi-fetch client that it uses. */
  readonly client: string;
  /** The options that it passes to that client. */
  readonly settings: readonly string[];
  /** Whether it may reject a request, or has to find out where it goes, before sending it. */
  readonly isAsync?: boolean;
}

/** The methods of an operation: the usual one, and those for its other modes. */
export function methodsOf(contract: Contract, operation: OperationNode): readonly Method[] {
  const { stream, job, quote } = clientMethodsOf(operation);
  return [
    usualMethod(contract, operation),
    ...(stream === undefined ? [] : [streamMethod(contract, operation, stream)]),
    ...(job === undefined ? [] : [jobMethod(contract, operation, job)]),
    ...(quote === undefined ? [] : [quoteMethod(contract, operation, quote)]),
  ];
}

function usualMethod(contract: Contract, operation: OperationNode): Method {
  const bodies = readRequestBodies(contract, operation);
  const parameters = addressedBy(contract, operation);
  const read = readAs(operation);
  const as = read === undefined ? '' : `, '${read}'`;
  // A stream is not JSON and has a separate method. Stream requests that the type does not exclude are rejected at run
  // time.
  const isNarrowed = canStream(operation) && bodies.every(isStreamedByAll);
  const refusal = isNarrowed ? undefined : clientMethodsOf(operation).stream;
  const address = lateModels(bodies);
  return {
    name: operation.operationId,
    documentation: documentation(operation, { indent: '  ' }),
    inputs: [
      ...(parameters.length === 0 ? [] : [parametersInput(contract, parameters)]),
      ...bodyInput(namesOf(bodies), isNarrowed ? '{ stream?: false }' : undefined),
    ],
    // Overloads would take the streams that a narrowed body excludes.
    variants: isNarrowed ? [] : variantsOf(bodies),
    answer: `Answer<'${operation.operationId}'${as}>`,
    client: 'client',
    settings: [
      // First, because it may refuse the request.
      ...bodySettings(bodies, refusal === undefined ? 'body' : `body: whole(body, '${refusal}')`),
      ...paramsSetting(parameters),
      ...address,
      optionsOf(contract, operation),
      ...(read === undefined ? [] : [`parseAs: '${read}'`]),
    ],
    isAsync: refusal !== undefined || address.length > 0,
  };
}

const TEXTS: ReadonlySet<string> = new Set(['text/plain', 'text/csv', 'application/yaml']);

/** How the response is read if it is not JSON. */
function readAs(operation: OperationNode): 'text' | 'stream' | undefined {
  const types = Object.keys(at(operation, 'responses', '200', 'content'));
  if (types.includes('application/json')) return undefined;
  return types.some((type) => TEXTS.has(type)) ? 'text' : 'stream';
}

function streamMethod(contract: Contract, operation: OperationNode, name: string): Method {
  const bodies = readRequestBodies(contract, operation);
  const address = lateModels(bodies);
  const names = streamedNames(bodies);
  return {
    name,
    documentation: documentation(operation, {
      indent: '  ',
      extra: 'Answers the server-sent events as a stream of bytes.',
    }),
    inputs: bodyInput(names),
    // Two variants describe each parameter, and their union describes none.
    variants: names.length > 1 ? names : [],
    answer: `Answer<'${operation.operationId}', 'stream'>`,
    client: 'client',
    settings: [
      'body: { ...body, stream: true }',
      ...serializerOf(bodies),
      ...address,
      optionsOf(contract, operation),
      "parseAs: 'stream'",
    ],
    isAsync: address.length > 0,
  };
}

/** The method that requests a job. */
function jobMethod(contract: Contract, operation: OperationNode, name: string): Method {
  return {
    name,
    documentation: documentation(operation, {
      indent: '  ',
      extra: 'Answers at once with a job (`Prefer: respond-async`).',
    }),
    ...preferring(contract, operation),
    answer: `JobAnswer<'${operation.operationId}'>`,
    client: 'jobClient',
  };
}

/** The method that requests a quote. */
function quoteMethod(contract: Contract, operation: OperationNode, name: string): Method {
  return {
    name,
    documentation: documentation(operation, {
      indent: '  ',
      extra: 'Answers what that would cost; nothing is done or charged (`Prefer: quote`).',
    }),
    ...preferring(contract, operation),
    answer: `QuoteAnswer<'${operation.operationId}'>`,
    client: 'quoteClient',
  };
}

function preferring(
  contract: Contract,
  operation: OperationNode,
): Pick<Method, 'inputs' | 'variants' | 'settings'> {
  const bodies = readRequestBodies(contract, operation);
  return {
    inputs: bodyInput(namesOf(bodies)),
    variants: variantsOf(bodies),
    settings: [...bodySettings(bodies), optionsOf(contract, operation)],
  };
}
