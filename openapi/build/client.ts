import { parameterType } from './checked-types.ts';
import { IDEMPOTENCY_HEADER, QUOTE_TYPE, writeClientHead } from './client-head.ts';
import { at, type Contract, listAt, type Node, type OperationNode, textAt } from './contract.ts';
import { documentation } from './documentation.ts';
import { type RequestBodyNode, readRequestBodies, type VariantNode } from './requests.ts';

/** A method of the client: what its type says, and how it asks. */
interface Method {
  readonly name: string;
  readonly documentation: string;
  readonly inputs: readonly Input[];
  /** The type of what it comes to. */
  readonly answer: string;
  /** The client of openapi-fetch that it asks by. */
  readonly client: string;
  /** What it gives that client besides the path. */
  readonly settings: readonly string[];
  /** Whether it may refuse a request before it asks, which rejects its promise. */
  readonly mayRefuse?: boolean;
}

/** What a method is given before its options. */
interface Input {
  readonly name: 'parameters' | 'body';
  readonly type: string;
  readonly isNeeded: boolean;
}

/** Writes the client: one typed method an operation, and one more for each other way of asking for it. */
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

/** The way that a method is declared. */
function methodType({ name, documentation: text, inputs, answer }: Method): string {
  const given = inputs.map((input) => `${input.name}${input.isNeeded ? '' : '?'}: ${input.type}`);
  return `${text}  ${name}: (${[...given, 'options?: CallOptions'].join(', ')}) => ${answer};\n`;
}

/** The way that it is made; its types are those that are declared. */
function methodCall({ path, method: verb }: OperationNode, method: Method): string {
  const names = method.inputs.map(({ name, isNeeded }) => (isNeeded ? name : `${name} = {}`));
  const start = method.mayRefuse === true ? 'async ' : '';
  return `    ${method.name}: ${start}(${[...names, 'options = {}'].join(', ')}) =>
      ${method.client}.${verb}('${path}', { ${method.settings.join(', ')} }),
`;
}

function methodsOf(contract: Contract, operation: OperationNode): readonly Method[] {
  const { stream, job, quote } = clientMethodsOf(operation);
  return [
    usualMethod(contract, operation),
    ...(stream === undefined ? [] : [streamMethod(contract, operation, stream)]),
    ...(job === undefined ? [] : [jobMethod(contract, operation, job)]),
    ...(quote === undefined ? [] : [quoteMethod(contract, operation, quote)]),
  ];
}

/** The methods that ask for an operation in other ways than the usual one, by way. */
export function clientMethodsOf({
  operationId,
  ...operation
}: OperationNode): Readonly<Partial<Record<'stream' | 'job' | 'quote', string>>> {
  const types = at(operation, 'responses', '200', 'content');
  return {
    ...(canStream(operation) ? { stream: wayName('stream', operationId) } : {}),
    ...('202' in at(operation, 'responses') ? { job: `${operationId}Job` } : {}),
    ...(QUOTE_TYPE in types ? { quote: wayName('quote', operationId) } : {}),
  };
}

/** Whether an operation answers whole or, where asked, as a stream. */
function canStream(operation: Node): boolean {
  const types = at(operation, 'responses', '200', 'content');
  return 'text/event-stream' in types && 'application/json' in types;
}

/** `quoteVideo` for `createVideo`, `streamEditImage` for `editImage`. */
function wayName(way: 'stream' | 'quote', operationId: string): string {
  const asked = operationId.replace(/^create(?=[A-Z])/, '');
  return `${way}${asked.charAt(0).toUpperCase()}${asked.slice(1)}`;
}

function usualMethod(contract: Contract, operation: OperationNode): Method {
  const bodies = readRequestBodies(contract, operation);
  const parameters = addressedBy(contract, operation);
  const read = readAs(operation);
  const as = read === undefined ? '' : `, '${read}'`;
  // A stream is no JSON; it has a method of its own. What the type does not rule out is refused when it is called.
  const isNarrowed = canStream(operation) && bodies.every(isStreamedByAll);
  const refusal = isNarrowed ? undefined : clientMethodsOf(operation).stream;
  return {
    name: operation.operationId,
    documentation: documentation(operation, { indent: '  ' }),
    inputs: [
      ...(parameters.length === 0 ? [] : [parametersInput(contract, parameters)]),
      ...bodyInput(namesOf(bodies), isNarrowed ? '{ stream?: false }' : undefined),
    ],
    answer: `Answer<'${operation.operationId}'${as}>`,
    client: 'client',
    settings: [
      ...lateModels(bodies),
      optionsOf(contract, operation),
      ...paramsSetting(parameters),
      ...bodySettings(bodies, refusal === undefined ? 'body' : `body: whole(body, '${refusal}')`),
      ...(read === undefined ? [] : [`parseAs: '${read}'`]),
    ],
    mayRefuse: refusal !== undefined,
  };
}

function streamMethod(contract: Contract, operation: OperationNode, name: string): Method {
  const bodies = readRequestBodies(contract, operation);
  return {
    name,
    documentation: documentation(operation, {
      indent: '  ',
      extra: 'Answers the server-sent events as a stream of bytes.',
    }),
    inputs: bodyInput(streamedNames(bodies)),
    answer: `Answer<'${operation.operationId}', 'stream'>`,
    client: 'client',
    settings: [
      ...lateModels(bodies),
      optionsOf(contract, operation),
      'body: { ...body, stream: true }',
      ...serializerOf(bodies),
      "parseAs: 'stream'",
    ],
  };
}

/** The bodies that can ask for a stream: where not every variant can, those that can. */
function streamedNames(bodies: readonly RequestBodyNode[]): readonly string[] {
  return bodies.flatMap((body) =>
    isStreamedByAll(body)
      ? [body.schemaName]
      : body.variants.filter(isStreamed).map(({ name }) => name),
  );
}

/** Whether every variant of a body can ask for a stream; where only some can, its type need not say that it does not. */
function isStreamedByAll({ variants }: RequestBodyNode): boolean {
  return variants.every(isStreamed);
}

/** Whether a variant can ask for a stream. */
export function isStreamed({ schema }: Pick<VariantNode, 'schema'>): boolean {
  const stream = schema.properties?.stream;
  return stream !== undefined && !('const' in stream);
}

/** The same request, for a caller who prefers a job. */
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

/** The same request, for a caller who prefers to learn the price. */
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
): Pick<Method, 'inputs' | 'settings'> {
  const bodies = readRequestBodies(contract, operation);
  return {
    inputs: bodyInput(namesOf(bodies)),
    settings: [optionsOf(contract, operation), ...bodySettings(bodies)],
  };
}

/** The parameters of the address; headers are an option of every call. */
function addressedBy(contract: Contract, operation: OperationNode): readonly Node[] {
  const parameters = listAt(operation, 'parameters').map(contract.resolve);
  return parameters.filter((parameter) => parameter.in !== 'header');
}

/** The parameters of an address, as one argument; it can be left out where all of them can. */
function parametersInput(contract: Contract, parameters: readonly Node[]): Input {
  const fields = parameters.map(
    (parameter) => `
    /** ${inOneLine(textAt(parameter, 'description') ?? '')} */
    ${parameterType(contract, parameter, 'request')};`,
  );
  return {
    name: 'parameters',
    type: `{${fields.join('')}\n  }`,
    isNeeded: parameters.some(({ required }) => required === true),
  };
}

function inOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

function namesOf(bodies: readonly RequestBodyNode[]): readonly string[] {
  return bodies.map(({ schemaName }) => schemaName);
}

/** The body, as one of several types; each of them narrowed, where it is to be. */
function bodyInput(names: readonly string[], narrowing?: string): readonly Input[] {
  if (names.length === 0) return [];
  const types = names.map((name) => `types.${name}`).join(' | ');
  const type = narrowing === undefined ? types : `(${types}) & ${narrowing}`;
  return [{ name: 'body', type, isNeeded: true }];
}

function bodySettings(bodies: readonly RequestBodyNode[], body = 'body'): readonly string[] {
  return bodies.length === 0 ? [] : [body, ...serializerOf(bodies)];
}

function serializerOf(bodies: readonly RequestBodyNode[]): readonly string[] {
  const hasForm = bodies.some(({ mediaType }) => mediaType === 'multipart/form-data');
  return hasForm ? ['bodySerializer: encodeBody'] : [];
}

function optionsOf(contract: Contract, operation: OperationNode): string {
  const isKeyed = listAt(operation, 'parameters').some(
    (parameter) => contract.resolve(parameter).name === IDEMPOTENCY_HEADER,
  );
  return isKeyed ? '...keyed(options)' : '...given(options)';
}

/** Where each parameter of the address goes. */
function paramsSetting(parameters: readonly Node[]): readonly string[] {
  const places = Map.groupBy(parameters, (parameter) => String(parameter.in));
  const groups = ['path', 'query'].flatMap((place) => {
    const here = places.get(place) ?? [];
    if (here.length === 0) return [];
    const isWhole = here.length === parameters.length;
    return [`${place}: ${isWhole ? 'parameters' : `{ ${here.map(takenOver).join(', ')} }`}`];
  });
  return groups.length === 0 ? [] : [`params: { ${groups.join(', ')} }`];
}

/** A field that is what a parameter is; there is none where the parameter is left out. */
function takenOver({ name, required }: Node): string {
  const field = `${String(name)}: parameters.${String(name)}`;
  if (required === true) return field;
  return `...(parameters.${String(name)} === undefined ? {} : { ${field} })`;
}

/** Sends the variants that the contract marks so to the alternate address. */
function lateModels(bodies: readonly RequestBodyNode[]): readonly string[] {
  const late = bodies.flatMap(({ variants }) =>
    variants.filter(({ address }) => address === 'alternate'),
  );
  const select = bodies[0]?.select?.parameter;
  if (late.length === 0 || select === undefined) return [];
  const values = [...new Set(late.map(({ value }) => `'${value}'`))];
  return [`...addressFor(body.${select}, [${values.join(', ')}])`];
}

const TEXTS: ReadonlySet<string> = new Set(['text/plain', 'text/csv', 'application/yaml']);

/** How the answer is read where it is not JSON. */
function readAs(operation: OperationNode): 'text' | 'stream' | undefined {
  const types = Object.keys(at(operation, 'responses', '200', 'content'));
  if (types.includes('application/json')) return undefined;
  return types.some((type) => TEXTS.has(type)) ? 'text' : 'stream';
}
