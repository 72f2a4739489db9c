import { parameterType } from './checked-types.ts';
import { IDEMPOTENCY_HEADER, QUOTE_TYPE, writeClientHead } from './client-head.ts';
import { at, type Contract, listAt, type Node, type OperationNode, textAt } from './contract.ts';
import { documentation } from './documentation.ts';
import { type RequestBodyNode, readRequestBodies, type VariantNode } from './requests.ts';

/** Where the methods of the client stand. */
const INDENT = '    ';

/** Writes the client: one typed method an operation, and one more for each that can stream. */
export function writeClient(contract: Contract): string {
  const methods = contract.operations.flatMap((operation) => [
    method(contract, operation),
    ...(canStream(operation) ? [streamMethod(contract, operation)] : []),
    ...('202' in at(operation, 'responses') ? [jobMethod(contract, operation)] : []),
    ...(isQuoted(operation) ? [quoteMethod(contract, operation)] : []),
  ]);
  return `${writeClientHead(contract)}${methods.join('\n')}  };
}

/** The client that \`createContractClient\` makes. */
export type ContractClient = ReturnType<typeof createContractClient>;
`;
}

function isQuoted(operation: OperationNode): boolean {
  return QUOTE_TYPE in at(operation, 'responses', '200', 'content');
}

function optionsOf(contract: Contract, operation: OperationNode): string {
  const isKeyed = listAt(operation, 'parameters').some(
    (parameter) => contract.resolve(parameter).name === IDEMPOTENCY_HEADER,
  );
  return isKeyed ? '...keyed(options)' : '...given(options)';
}

/** Whether an operation answers whole or, where asked, as a stream. */
function canStream(operation: OperationNode): boolean {
  const types = at(operation, 'responses', '200', 'content');
  return 'text/event-stream' in types && 'application/json' in types;
}

function method(contract: Contract, operation: OperationNode): string {
  const { operationId, path, method: verb } = operation;
  const bodies = readRequestBodies(contract, operation);
  const parameters = listAt(operation, 'parameters').map(contract.resolve);
  // Headers are an option of every call.
  const addressed = parameters.filter((parameter) => parameter.in !== 'header');
  // A stream is no JSON; it has a method of its own.
  const names = bodies.map(({ schemaName }) => `types.${schemaName}`).join(' | ');
  const body = canStream(operation) ? `(${names}) & { stream?: false }` : names;
  const inputs = [
    ...(addressed.length === 0 ? [] : [parametersInput(contract, addressed)]),
    ...(bodies.length === 0 ? [] : [`body: ${body}`]),
  ];
  const group = (place: string) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return '';
    const isWhole = here.length === addressed.length;
    return `${place}: ${isWhole ? 'parameters' : `{ ${here.map(takenOver).join(', ')} }`}`;
  };
  const params = [group('path'), group('query')].filter((text) => text !== '').join(', ');
  const settings = [
    ...lateModels(bodies),
    optionsOf(contract, operation),
    ...(params === '' ? [] : [`params: { ${params} }`]),
    ...(bodies.length === 0 ? [] : ['body']),
    ...serializerOf(bodies),
    ...answersFile(operation),
  ];
  return `${documentation(operation, { indent: INDENT })}    ${operationId}: (${[...inputs, 'options: CallOptions = {}'].join(', ')}) =>
      client.${verb}('${path}', { ${settings.join(', ')} }),
`;
}

/** A field that is what a parameter is; there is none where the parameter is left out. */
function takenOver({ name, required }: Node): string {
  const field = `${String(name)}: parameters.${String(name)}`;
  if (required === true) return field;
  return `...(parameters.${String(name)} === undefined ? {} : { ${field} })`;
}

/** The parameters of an address, as one argument; it can be left out where all of them can. */
function parametersInput(contract: Contract, parameters: readonly Node[]): string {
  const fields = parameters.map(
    (parameter) => `
      /** ${inOneLine(textAt(parameter, 'description') ?? '')} */
      ${parameterType(contract, parameter, 'request')};`,
  );
  const isNeeded = parameters.some(({ required }) => required === true);
  return `parameters: {${fields.join('')}\n    }${isNeeded ? '' : ' = {}'}`;
}

function inOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
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
function answersFile(operation: OperationNode): readonly string[] {
  const types = Object.keys(at(operation, 'responses', '200', 'content'));
  if (types.includes('application/json')) return [];
  const isText = types.some((type) => TEXTS.has(type));
  return [isText ? "parseAs: 'text'" : "parseAs: 'stream'"];
}

/** The methods that ask for an operation in other ways than the usual one, by way. */
export function clientMethodsOf(operation: OperationNode): Readonly<Record<string, string>> {
  return {
    ...(canStream(operation) ? { stream: streamName(operation) } : {}),
    ...('202' in at(operation, 'responses') ? { job: jobName(operation) } : {}),
    ...(isQuoted(operation) ? { quote: quoteName(operation) } : {}),
  };
}

/** `streamMessage` for `createMessage`, `streamEditImage` for `editImage`. */
function streamName({ operationId }: OperationNode): string {
  const asked = operationId.replace(/^create(?=[A-Z])/, '');
  return `stream${asked.charAt(0).toUpperCase()}${asked.slice(1)}`;
}

function jobName({ operationId }: OperationNode): string {
  return `${operationId}Job`;
}

/** `quoteVideo` for `createVideo`. */
function quoteName({ operationId }: OperationNode): string {
  const asked = operationId.replace(/^create(?=[A-Z])/, '');
  return `quote${asked.charAt(0).toUpperCase()}${asked.slice(1)}`;
}

function streamMethod(contract: Contract, operation: OperationNode): string {
  const bodies = readRequestBodies(contract, operation);
  const name = streamName(operation);
  const settings = [
    ...lateModels(bodies),
    optionsOf(contract, operation),
    'body: { ...body, stream: true }',
    ...serializerOf(bodies),
    "parseAs: 'stream'",
  ];
  return `${documentation(operation, { indent: INDENT, extra: 'Answers the server-sent events as a stream of bytes.' })}    ${name}: (body: ${streamedBodies(bodies)}, options: CallOptions = {}) =>
      client.${operation.method}('${operation.path}', { ${settings.join(', ')} }),
`;
}

/** The bodies that can ask for a stream: where not every variant can, those that can. */
function streamedBodies(bodies: readonly RequestBodyNode[]): string {
  const names = bodies.flatMap(({ schemaName, variants }) => {
    const streaming = variants.filter(isStreamed);
    return streaming.length === variants.length ? [schemaName] : streaming.map(({ name }) => name);
  });
  return names.map((name) => `types.${name}`).join(' | ');
}

/** Whether a variant can ask for a stream. */
export function isStreamed({ schema }: Pick<VariantNode, 'schema'>): boolean {
  const stream = schema.properties?.stream;
  return stream !== undefined && !('const' in stream);
}

function serializerOf(bodies: readonly RequestBodyNode[]): readonly string[] {
  const hasForm = bodies.some(({ mediaType }) => mediaType === 'multipart/form-data');
  return hasForm ? ['bodySerializer: encodeBody'] : [];
}

/** The same request, for a caller who prefers a job. */
function jobMethod(contract: Contract, operation: OperationNode): string {
  return preferringMethod(contract, operation, {
    name: jobName(operation),
    client: 'jobClient',
    answers: 'Answers at once with a job (`Prefer: respond-async`).',
  });
}

/** The same request, for a caller who prefers to learn the price. */
function quoteMethod(contract: Contract, operation: OperationNode): string {
  return preferringMethod(contract, operation, {
    name: quoteName(operation),
    client: 'quoteClient',
    answers: 'Answers what that would cost; nothing is done or charged (`Prefer: quote`).',
  });
}

function preferringMethod(
  contract: Contract,
  operation: OperationNode,
  {
    name,
    client,
    answers,
  }: { readonly name: string; readonly client: string; readonly answers: string },
): string {
  const bodies = readRequestBodies(contract, operation);
  const names = bodies.map(({ schemaName }) => `types.${schemaName}`).join(' | ');
  const settings = [optionsOf(contract, operation), 'body', ...serializerOf(bodies)];
  return `${documentation(operation, { indent: INDENT, extra: answers })}    ${name}: (body: ${names}, options: CallOptions = {}) =>
      ${client}.${operation.method}('${operation.path}', { ${settings.join(', ')} }),
`;
}
