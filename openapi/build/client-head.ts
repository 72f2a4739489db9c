import type { Contract } from './contract.ts';
import { keyHeader, tokenHeader } from './security.ts';

/** What an operation answers in where its price is asked for. */
export const QUOTE_TYPE = 'application/vnd.patchbay.quote+json';
/** The header that makes it safe to send a request again, where an operation takes it. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** Writes what stands before the methods of the client: its options, and what the methods call. */
export function writeClientHead(contract: Contract): string {
  return `import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
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

/** An operation without the statuses that the caller has not asked for. */
type Answering<Operation, Unasked extends number> = Operation extends { responses: infer Responses }
  ? Omit<Operation, 'responses'> & { responses: Omit<Responses, Unasked> }
  : Operation;

/** An operation as it answers those who ask for a price. */
type Quoting<Operation> = Operation extends { responses: infer Responses }
  ? Omit<Operation, 'responses'> & {
      responses: Omit<Responses, 200 | 202> & { 200: { content: { 'application/json': QuoteOf<Responses> } } };
    }
  : Operation;

type QuoteOf<Responses> = Responses extends { 200: { content: { '${QUOTE_TYPE}': infer Quote } } } ? Quote : never;

/** What a method comes to: the answer, or the problem in its place. \`response\` has the status and the headers of either. */
export type Outcome<Data, Problem> =
  | { readonly data: Data; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: Problem; readonly response: Response };

/** The bodies in JSON of the responses with some statuses. */
type BodyOf<Responses, Status extends keyof Responses> = {
  [One in Status]: Responses[One] extends { content: { 'application/json': infer Body } } ? Body : never;
}[Status];

/** The statuses of failures. */
type Failing<Status> = Status extends number ? (\`\${Status}\` extends \`\${4 | 5}\${number}\` ? Status : never) : never;

/** The problems that an operation may answer. */
type ProblemOf<Responses> = BodyOf<Responses, Failing<keyof Responses> & keyof Responses>;

type ResponsesOf<Id extends keyof types.operations> = types.operations[Id]['responses'];

/** What an answer is read as, by the word of openapi-fetch for it. */
interface Reading<Body> {
  readonly json: Body;
  readonly text: string;
  readonly stream: Response['body'];
}

/** What an operation comes to for who asks for nothing special. */
export type Answer<Id extends keyof types.operations, Read extends keyof Reading<unknown> = 'json'> = Promise<
  Outcome<Reading<BodyOf<ResponsesOf<Id>, 200 & keyof ResponsesOf<Id>>>[Read], ProblemOf<ResponsesOf<Id>>>
>;

/** What it comes to for who asks for a job. */
export type JobAnswer<Id extends keyof types.operations> = Promise<
  Outcome<BodyOf<ResponsesOf<Id>, 202 & keyof ResponsesOf<Id>>, ProblemOf<ResponsesOf<Id>>>
>;

/** What it comes to for who asks for its price. */
export type QuoteAnswer<Id extends keyof types.operations> = Promise<
  Outcome<QuoteOf<ResponsesOf<Id>>, ProblemOf<ResponsesOf<Id>>>
>;

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

/** A body that asks for no stream, for a method that reads its answer whole. */
function whole<Body extends { readonly stream?: boolean }>(body: Body, streaming: string): Body {
  if (body.stream !== true) return body;
  throw new TypeError(\`A stream is asked for by \\\`\${streaming}\\\`; this method answers whole.\`);
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
  const key = idempotencyKey === undefined ? {} : { '${IDEMPOTENCY_HEADER}': idempotencyKey };
  return given({ ...options, headers: { ...key, ...headers } });
}

/** A gateway redirects nobody, and a redirect would show the key to whoever it names. */
const STAYING = { redirect: 'manual' } as const satisfies ClientOptions;

/** The header that says the token of the session, beside its cookie, where a request changes something. */
export const tokenHeader = '${tokenHeader(contract)}';

/** What every request of a client says. */
function headersOf({ apiKey, csrfToken, headers }: ContractClientOptions): NonNullable<ClientOptions['headers']> {
  return {
    ...(apiKey === undefined ? {} : { '${keyHeader(contract)}': apiKey }),
    ...(csrfToken === undefined ? {} : { [tokenHeader]: csrfToken }),
    ...headers,
  };
}

/** The operations by path and method, as they answer those who ask for nothing special. */
export type AnsweredPaths = {
  [Path in keyof types.paths]: {
    [Method in keyof types.paths[Path]]: Answering<types.paths[Path][Method], 202>;
  };
};

type JobPaths = {
  [Path in keyof types.paths]: {
    [Method in keyof types.paths[Path]]: Answering<types.paths[Path][Method], 200>;
  };
};

type QuotedPaths = {
  [Path in keyof types.paths]: {
    [Method in keyof types.paths[Path]]: Quoting<types.paths[Path][Method]>;
  };
};

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
export function createContractClient({ apiKey, csrfToken, alternateUrl, ...others }: ContractClientOptions): ContractClient {
  const options = { ...STAYING, ...given(others) };
  const headers = headersOf({ ...others, apiKey, csrfToken });
  const client: PathClient = createClient<AnsweredPaths, 'application/json'>({ ...options, headers });
  const preferring = { ...headers, prefer: 'respond-async' };
  const jobClient = createClient<JobPaths, 'application/json'>({ ...options, headers: preferring });
  const quoting = { ...headers, prefer: 'quote' };
  const quoteClient = createClient<QuotedPaths, 'application/json'>({ ...options, headers: quoting });
  /** Where a request goes: some models answer so late that they suit the alternate address. */
  const addressFor = (model: unknown, late: readonly string[]) =>
    alternateUrl !== undefined && late.some((name) => name === model) ? { baseUrl: alternateUrl } : {};
  return {
`;
}
