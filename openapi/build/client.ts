import {
  at,
  type Contract,
  isNode,
  listAt,
  type Node,
  type OperationNode,
  textAt,
} from './contract.ts';
import { documentation } from './documentation.ts';
import { parameterType, readSession } from './operations.ts';
import { type RequestBodyNode, readRequestBodies } from './requests.ts';

const HEAD = `import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type * as types from './types.ts';

/** Options of which some may be given as \`undefined\`, which counts as not given. */
type Gappy<Options> = { [Name in keyof Options]?: Options[Name] | undefined };

/** How a client reaches a gateway. */
export interface ContractClientOptions extends Gappy<ClientOptions> {
  /** The key of an account. A page can leave it out: the browser sends the session's cookie. */
  readonly apiKey?: string | undefined;
  /** The token of the session, which requests with its cookie say where they change something. */
  readonly csrfToken?: string | undefined;
  /** The alternate address; what suits it goes there. Without it, everything goes to \`baseUrl\`. */
  readonly alternateUrl?: string | undefined;
}

/** What a single call may add. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly baseUrl?: string | undefined;
  /** Makes it safe to send a request that creates something again; other requests do not carry it. */
  readonly idempotencyKey?: string | undefined;
  /** Another \`fetch\` for this call. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
}

/** The operations without a status that the caller has not asked for. */
type Answering<Paths, Unasked extends number> = {
  [Path in keyof Paths]: {
    [Method in keyof Paths[Path]]: Paths[Path][Method] extends { responses: infer Responses }
      ? Omit<Paths[Path][Method], 'responses'> & { responses: Omit<Responses, Unasked> }
      : Paths[Path][Method];
  };
};

/** The operations as they answer those who ask for a price. */
type Quoting<Paths> = {
  [Path in keyof Paths]: {
    [Method in keyof Paths[Path]]: Paths[Path][Method] extends { responses: infer Responses }
      ? Omit<Paths[Path][Method], 'responses'> & {
          responses: Omit<Responses, 200 | 202> & { 200: { content: { 'application/json': QuoteOf<Responses> } } };
        }
      : Paths[Path][Method];
  };
};

type QuoteOf<Responses> = Responses extends { 200: { content: { 'QUOTE_TYPE': infer Quote } } } ? Quote : never;

/** Sends files as a form, and everything else as JSON. */
function encodeBody(body: unknown): string | FormData {
  if (typeof body !== 'object' || body === null) return JSON.stringify(body);
  const fields = Object.entries(body).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((item: unknown) => ({ name, item })),
  );
  if (!fields.some(({ item }) => item instanceof Blob)) return JSON.stringify(body);
  const form = new FormData();
  for (const { name, item } of fields) {
    if (item === undefined) continue;
    if (item instanceof Blob) form.append(name, item);
    else form.append(name, String(item));
  }
  return form;
}

/** The options of a call without gaps. */
type GivenOptions = { [Name in keyof CallOptions]: Exclude<CallOptions[Name], undefined> };

/** Options without those that are given as \`undefined\`. */
function given(options: CallOptions): GivenOptions;
function given(options: Gappy<ClientOptions>): ClientOptions;
function given(options: object): ClientOptions & GivenOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** Puts the key of a call into its header. */
function keyed({ idempotencyKey, headers, ...options }: CallOptions): GivenOptions {
  const key = idempotencyKey === undefined ? {} : { 'IDEMPOTENCY_HEADER': idempotencyKey };
  return given({ ...options, headers: { ...key, ...headers } });
}

/** A gateway redirects nobody, and a redirect would show the key to whoever it names. */
const STAYING = { redirect: 'manual' } as const satisfies ClientOptions;

/** The header that says the token of the session, beside its cookie, where a request changes something. */
export const tokenHeader = TOKEN_HEADER;

/** What every request of a client says. */
function headersOf({ apiKey, csrfToken, headers }: ContractClientOptions): NonNullable<ClientOptions['headers']> {
  return {
    ...(apiKey === undefined ? {} : { KEY_HEADER: apiKey }),
    ...(csrfToken === undefined ? {} : { [tokenHeader]: csrfToken }),
    ...headers,
  };
}

/** The operations by path and method, as they answer those who ask for nothing special. */
export type AnsweredPaths = Answering<types.paths, 202>;

/** openapi-fetch's own client, by path and method. */
export type PathClient = Client<AnsweredPaths, 'application/json'>;

/** Makes openapi-fetch's own client, for what stands on such a client. All goes to \`baseUrl\`. */
export function createPathClient({ apiKey, csrfToken, alternateUrl: _, ...others }: ContractClientOptions): PathClient {
  const headers = headersOf({ ...others, apiKey, csrfToken });
  const options = { ...STAYING, ...given(others), headers };
  return createClient<AnsweredPaths, 'application/json'>({ bodySerializer: encodeBody, ...options });
}

/**
 * Makes a client with one method an operation. Each answers \`{ data, error, response }\` as openapi-fetch
 * does: an HTTP error is a value, a network error is thrown.
 */
export function createContractClient({ apiKey, csrfToken, alternateUrl, ...others }: ContractClientOptions) {
  const options = { ...STAYING, ...given(others) };
  const headers = headersOf({ ...others, apiKey, csrfToken });
  const client: PathClient = createClient<AnsweredPaths, 'application/json'>({ ...options, headers });
  const preferring = { ...headers, prefer: 'respond-async' };
  const jobClient = createClient<Answering<types.paths, 200>, 'application/json'>({ ...options, headers: preferring });
  const quoting = { ...headers, prefer: 'quote' };
  const quoteClient = createClient<Quoting<types.paths>, 'application/json'>({ ...options, headers: quoting });
  /** Where a request goes: some models answer so late that they suit the alternate address. */
  const addressFor = (model: unknown, late: readonly string[]) =>
    alternateUrl !== undefined && late.some((name) => name === model) ? { baseUrl: alternateUrl } : {};
  return {
`;

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
  const head = HEAD.replace('KEY_HEADER', `'${keyHeader(contract)}'`)
    .replace('TOKEN_HEADER', `'${tokenHeader(contract)}'`)
    .replace('QUOTE_TYPE', QUOTE_TYPE)
    .replace('IDEMPOTENCY_HEADER', IDEMPOTENCY_HEADER);
  return `${head}${methods.join('\n')}  };
}

/** The client that \`createContractClient\` makes. */
export type ContractClient = ReturnType<typeof createContractClient>;
`;
}

/** The header that every operation takes the key in. */
function keyHeader({ document }: Contract): string {
  const [scheme = ''] = listAt(document, 'security').filter(isNode).flatMap(Object.keys);
  return textAt(at(document, 'components', 'securitySchemes', scheme), 'name') ?? '';
}

/** The header that requests with a session's cookie say its token in. */
function tokenHeader(contract: Contract): string {
  const sessions = contract.operations.map((operation) => readSession(contract, operation));
  const [header = ''] = sessions.flatMap((session) => textAt(session ?? {}, 'tokenHeader') ?? []);
  return header;
}

/** What an operation answers in where its price is asked for. */
const QUOTE_TYPE = 'application/vnd.patchbay.quote+json';

function isQuoted(operation: OperationNode): boolean {
  return QUOTE_TYPE in at(operation, 'responses', '200', 'content');
}

/** The header that makes it safe to send a request again, where an operation takes it. */
const IDEMPOTENCY_HEADER = 'Idempotency-Key';

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
  const unstreamed = canStream(operation) ? ' & { stream?: false }' : '';
  const inputs = [
    ...(addressed.length === 0 ? [] : [parametersInput(contract, addressed)]),
    ...(bodies.length === 0
      ? []
      : [
          `body: ${bodies.map(({ schemaName }) => `types.${schemaName}`).join(' | ')}${unstreamed}`,
        ]),
  ];
  const group = (place: string) => {
    const names = parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name }) => String(name));
    if (names.length === 0) return '';
    const isWhole = names.length === addressed.length;
    const fields = names.map((name) => `${name}: parameters.${name}`).join(', ');
    return `${place}: ${isWhole ? 'parameters' : `{ ${fields} }`}`;
  };
  const params = [group('path'), group('query')].filter((text) => text !== '').join(', ');
  const hasForm = bodies.some(({ mediaType }) => mediaType === 'multipart/form-data');
  const settings = [
    ...lateModels(bodies),
    optionsOf(contract, operation),
    ...(params === '' ? [] : [`params: { ${params} }`]),
    ...(bodies.length === 0 ? [] : ['body']),
    ...(hasForm ? ['bodySerializer: encodeBody'] : []),
    ...answersFile(operation),
  ];
  return `${documentation(operation, { indent: INDENT })}    ${operationId}: (${[...inputs, 'options: CallOptions = {}'].join(', ')}) =>
      client.${verb}('${path}', { ${settings.join(', ')} }),
`;
}

/** The parameters of an address, as one argument; it can be left out where all of them can. */
function parametersInput(contract: Contract, parameters: readonly Node[]): string {
  const fields = parameters.map((parameter) => parameterType(contract, parameter, 'request'));
  const isNeeded = parameters.some(({ required }) => required === true);
  return `parameters: { ${fields.join('; ')} }${isNeeded ? '' : ' = {}'}`;
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

function streamName({ operationId }: OperationNode): string {
  return operationId.replace(/^create/, 'stream');
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
  const schema = readRequestBodies(contract, operation)[0]?.schemaName ?? 'never';
  const name = streamName(operation);
  return `${documentation(operation, { indent: INDENT, extra: 'Answers the server-sent events as a stream of bytes.' })}    ${name}: (body: types.${schema}, options: CallOptions = {}) =>
      client.${operation.method}('${operation.path}', { ...given(options), body: { ...body, stream: true }, parseAs: 'stream' }),
`;
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
  const hasForm = bodies.some(({ mediaType }) => mediaType === 'multipart/form-data');
  const serializer = hasForm ? ', bodySerializer: encodeBody' : '';
  return `${documentation(operation, { indent: INDENT, extra: answers })}    ${name}: (body: ${names}, options: CallOptions = {}) =>
      ${client}.${operation.method}('${operation.path}', { ${optionsOf(contract, operation)}, body${serializer} }),
`;
}
