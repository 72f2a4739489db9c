import { parameterType } from './checked-types.ts';
import { IDEMPOTENCY_HEADER, QUOTE_TYPE, writeClientHead } from './client-head.ts';
import { at, type Contract, listAt, type Node, type OperationNode, textAt } from './contract.ts';
import { documentation } from './documentation.ts';
import { type RequestBodyNode, readRequestBodies, type VariantNode } from './requests.ts';

/** A method of the client: its declaration and its implementation. */
interface Method {
  readonly name: string;
  readonly documentation: string;
  readonly inputs: readonly Input[];
  /** The types of the variants of its body. */
  readonly variants?: readonly string[];
  /** The type of its result. */
  readonly answer: string;
  /** The openapi-fetch client that it uses. */
  readonly client: string;
  /** The options that it passes to that client. */
  readonly settings: readonly string[];
  /** Whether it may reject a request before sending it, as a rejected promise. */
  readonly mayRefuse?: boolean;
}

/** A parameter of a method before its options. */
interface Input {
  readonly name: 'parameters' | 'body';
  readonly type: string;
  readonly isNeeded: boolean;
}

/**
 * From this number of variants on, each has an overload before that of their union: editors describe a parameter only
 * where a single variant can be meant. Of this many overloads TypeScript reports the error of the last, that of the
 * union; of fewer, it would report one for each.
 */
const OVERLOADED_FROM = 3;

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
  if (variants.length < OVERLOADED_FROM) return `${text}  ${name}: (${parameters}) => ${answer};\n`;
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

/** The methods for an operation's other modes, by mode. */
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

/** Whether an operation can return a complete response or, on request, a stream. */
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
  // A stream is not JSON and has a separate method. Stream requests that the type does not exclude are rejected at run
  // time.
  const isNarrowed = canStream(operation) && bodies.every(isStreamedByAll);
  const refusal = isNarrowed ? undefined : clientMethodsOf(operation).stream;
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

/** The bodies that can request a stream; only those variants, if not all can. */
function streamedNames(bodies: readonly RequestBodyNode[]): readonly string[] {
  return bodies.flatMap((body) =>
    isStreamedByAll(body)
      ? [body.schemaName]
      : body.variants.filter(isStreamed).map(({ name }) => name),
  );
}

/** Whether every variant of a body can request a stream; if only some can, its type need not exclude it. */
function isStreamedByAll({ variants }: RequestBodyNode): boolean {
  return variants.every(isStreamed);
}

/** Whether a variant can request a stream. */
export function isStreamed({ schema }: Pick<VariantNode, 'schema'>): boolean {
  const stream = schema.properties?.stream;
  return stream !== undefined && !('const' in stream);
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
    settings: [optionsOf(contract, operation), ...bodySettings(bodies)],
  };
}

/** The path and query parameters; headers are an option of every call. */
function addressedBy(contract: Contract, operation: OperationNode): readonly Node[] {
  const parameters = listAt(operation, 'parameters').map(contract.resolve);
  return parameters.filter((parameter) => parameter.in !== 'header');
}

/** The path and query parameters as one argument, which is optional if all of them are. */
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

/** The variants of all bodies; with an open form of the body there may be only one. */
function variantsOf(bodies: readonly RequestBodyNode[]): readonly string[] {
  return bodies.flatMap(({ variants }) => variants.map(({ name }) => name));
}

/** The body, as a union of types, each of them narrowed if requested. */
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

/** Assigns the path and query parameters. */
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

/** Copies a parameter into a field, which is absent if the parameter is omitted. */
function takenOver({ name, required }: Node): string {
  const field = `${String(name)}: parameters.${String(name)}`;
  if (required === true) return field;
  return `...(parameters.${String(name)} === undefined ? {} : { ${field} })`;
}

/** Sends the variants that the contract marks for it to the alternate URL. */
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

/** How the response is read if it is not JSON. */
function readAs(operation: OperationNode): 'text' | 'stream' | undefined {
  const types = Object.keys(at(operation, 'responses', '200', 'content'));
  if (types.includes('application/json')) return undefined;
  return types.some((type) => TEXTS.has(type)) ? 'text' : 'stream';
}
