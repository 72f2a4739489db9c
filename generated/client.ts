// Generated from openapi/ (contract b65e39b221c5) by `npm run generate`. Do not edit.
import createClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type * as types from './types.ts';

/** Options of which some may be given as `undefined`, which counts as not given. */
type Gappy<Options> = { [Name in keyof Options]?: Options[Name] | undefined };

/** How a client reaches a gateway. */
export interface ContractClientOptions extends Gappy<ClientOptions> {
  /** The key of an account. A page can leave it out: the browser sends the session's cookie. */
  readonly apiKey?: string | undefined;
  /** The token of the session, which requests with its cookie say where they change something. */
  readonly csrfToken?: string | undefined;
  /**
   * The alternate address, or what finds it out when it is first needed; the signal of the call ends that. What suits
   * it goes there; without it, everything goes to `baseUrl`.
   */
  readonly alternateUrl?: string | ((signal?: AbortSignal) => Promise<string | undefined>) | undefined;
}

/** What a single call may add. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly baseUrl?: string | undefined;
  /** Makes it safe to send a request that creates something again; other requests do not carry it. */
  readonly idempotencyKey?: string | undefined;
  /** Another `fetch` for this call. */
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

type QuoteOf<Responses> = Responses extends { 200: { content: { 'application/vnd.patchbay.quote+json': infer Quote } } } ? Quote : never;

/** What a method comes to: the answer, or the problem in its place. `response` has the status and the headers of either. */
export type Outcome<Data, Problem> =
  | { readonly data: Data; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: Problem; readonly response: Response };

/** The bodies in JSON of the responses with some statuses. */
type BodyOf<Responses, Status extends keyof Responses> = {
  [One in Status]: Responses[One] extends { content: { 'application/json': infer Body } } ? Body : never;
}[Status];

/** The statuses of failures. */
type Failing<Status> = Status extends number ? (`${Status}` extends `${4 | 5}${number}` ? Status : never) : never;

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
  if (body?.stream !== true) return body;
  throw new TypeError(`A stream is asked for by \`${streaming}\`; this method answers whole.`);
}

/** The options of a call without gaps. */
type GivenOptions = { [Name in keyof CallOptions]: Exclude<CallOptions[Name], undefined> };

/** Options without those that are given as `undefined`. */
function given(options?: CallOptions): GivenOptions;
function given(options: Gappy<ClientOptions>): ClientOptions;
function given(options: object = {}): ClientOptions & GivenOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}

/** Puts the key of a call into its header. */
function keyed({ idempotencyKey, headers, ...options }: CallOptions = {}): GivenOptions {
  const key = idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey };
  return given({ ...options, headers: { ...key, ...headers } });
}

/** Whether a path can hold an identifier: an empty one, or one of dots, would make it the path of something else. */
export function fitsPath(identifier: string): boolean {
  return !/^\.{0,2}$/.test(identifier);
}

/**
 * Puts identifiers into a path.
 *
 * @throws TypeError if one is missing, or does not fit
 */
function pathOf(path: string, identifiers: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const text = String(identifiers[name] ?? '');
    if (fitsPath(text)) return encodeURIComponent(text);
    throw new TypeError(`${name} must be an identifier; it is ${JSON.stringify(text)}.`);
  });
}

/** What all requests have in common. A gateway redirects nobody, and a redirect would show the key to whoever it names. */
const COMMON = { redirect: 'manual', pathSerializer: pathOf } as const satisfies ClientOptions;

/** The header that says the token of the session, beside its cookie, where a request changes something. */
export const tokenHeader = 'x-csrf-token';

/** What every request of a client says. */
function headersOf({ apiKey, csrfToken, headers }: ContractClientOptions): NonNullable<ClientOptions['headers']> {
  return {
    ...(apiKey === undefined ? {} : { 'SVC-API-KEY': apiKey }),
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

/** Makes openapi-fetch's own client, for what stands on such a client. All goes to `baseUrl`. */
export function createPathClient({ apiKey, csrfToken, alternateUrl: _, ...others }: ContractClientOptions): PathClient {
  const headers = headersOf({ ...others, apiKey, csrfToken });
  const options = { ...COMMON, ...given(others), headers };
  return createClient<AnsweredPaths, 'application/json'>({ bodySerializer: encodeBody, ...options });
}

/**
 * Makes a client with one method an operation. Each answers `{ data, error, response }` as openapi-fetch
 * does: an HTTP error is a value, a network error is thrown.
 */
export function createContractClient({ apiKey, csrfToken, alternateUrl, ...others }: ContractClientOptions): ContractClient {
  const options = { ...COMMON, ...given(others) };
  const headers = headersOf({ ...others, apiKey, csrfToken });
  const client: PathClient = createClient<AnsweredPaths, 'application/json'>({ ...options, headers });
  const preferring = { ...headers, prefer: 'respond-async' };
  const jobClient = createClient<JobPaths, 'application/json'>({ ...options, headers: preferring });
  const quoting = { ...headers, prefer: 'quote' };
  const quoteClient = createClient<QuotedPaths, 'application/json'>({ ...options, headers: quoting });
  /** Where a request goes: some models answer so late that they suit the alternate address. */
  const addressFor = async (model: unknown, late: readonly string[], options?: CallOptions) => {
    if (!late.some((name) => name === model)) return {};
    const baseUrl = typeof alternateUrl === 'function' ? await alternateUrl(options?.signal) : alternateUrl;
    return baseUrl === undefined ? {} : { baseUrl };
  };
  return {
    createVideo: (body, options) =>
      client.POST('/vidx/generations', { body, ...keyed(options) }),
    quoteVideo: (body, options) =>
      quoteClient.POST('/vidx/generations', { body, ...keyed(options) }),
    getVideoJob: (parameters, options) =>
      client.GET('/vidx/fetch', { params: { query: parameters }, ...given(options) }),
    createImage: async (body, options) =>
      client.POST('/v1/images/generations', { body: whole(body, 'streamImage'), ...(await addressFor(body?.mode, ['imgx-image-1'], options)), ...keyed(options) }),
    streamImage: async (body, options) =>
      client.POST('/v1/images/generations', { body: { ...body, stream: true }, ...(await addressFor(body?.mode, ['imgx-image-1'], options)), ...keyed(options), parseAs: 'stream' }),
    createImageJob: (body, options) =>
      jobClient.POST('/v1/images/generations', { body, ...keyed(options) }),
    quoteImage: (body, options) =>
      quoteClient.POST('/v1/images/generations', { body, ...keyed(options) }),
    editImage: async (body, options) =>
      client.POST('/v1/images/edits', { body: whole(body, 'streamEditImage'), bodySerializer: encodeBody, ...(await addressFor(body?.mode, ['imgx-image-1'], options)), ...keyed(options) }),
    streamEditImage: async (body, options) =>
      client.POST('/v1/images/edits', { body: { ...body, stream: true }, bodySerializer: encodeBody, ...(await addressFor(body?.mode, ['imgx-image-1'], options)), ...keyed(options), parseAs: 'stream' }),
    editImageJob: (body, options) =>
      jobClient.POST('/v1/images/edits', { body, bodySerializer: encodeBody, ...keyed(options) }),
    quoteEditImage: (body, options) =>
      quoteClient.POST('/v1/images/edits', { body, bodySerializer: encodeBody, ...keyed(options) }),
    uploadSample: (body, options) =>
      client.POST('/musx/v1/upload', { body, bodySerializer: encodeBody, ...keyed(options) }),
    quoteUploadSample: (body, options) =>
      quoteClient.POST('/musx/v1/upload', { body, bodySerializer: encodeBody, ...keyed(options) }),
    removeSample: (parameters, options) =>
      client.DELETE('/musx/v1/samples/{musicId}', { params: { path: parameters }, ...given(options) }),
    createMusic: (body, options) =>
      client.POST('/musx/v1/sample', { body, ...keyed(options) }),
    quoteMusic: (body, options) =>
      quoteClient.POST('/musx/v1/sample', { body, ...keyed(options) }),
    getMusicJob: (parameters, options) =>
      client.GET('/musx/v2/fetch', { params: { query: parameters }, ...given(options) }),
    getMusicJobV1: (parameters, options) =>
      client.GET('/musx/v1/fetch', { params: { query: parameters }, ...given(options) }),
    extractMidi: (body, options) =>
      client.POST('/musx/v1/gen-midi', { body, ...given(options) }),
    quoteExtractMidi: (body, options) =>
      quoteClient.POST('/musx/v1/gen-midi', { body, ...given(options) }),
    createMessage: (body, options) =>
      client.POST('/v1/messages', { body, ...given(options) }),
    streamMessage: (body, options) =>
      client.POST('/v1/messages', { body: { ...body, stream: true }, ...given(options), parseAs: 'stream' }),
    quoteMessage: (body, options) =>
      quoteClient.POST('/v1/messages', { body, ...given(options) }),
    countMessageTokens: (body, options) =>
      client.POST('/v1/messages/count_tokens', { body, ...given(options) }),
    createChatCompletion: (body, options) =>
      client.POST('/v1/chat/completions', { body, ...given(options) }),
    streamChatCompletion: (body, options) =>
      client.POST('/v1/chat/completions', { body: { ...body, stream: true }, ...given(options), parseAs: 'stream' }),
    quoteChatCompletion: (body, options) =>
      quoteClient.POST('/v1/chat/completions', { body, ...given(options) }),
    createResponse: (body, options) =>
      client.POST('/v1/responses', { body, ...given(options) }),
    streamResponse: (body, options) =>
      client.POST('/v1/responses', { body: { ...body, stream: true }, ...given(options), parseAs: 'stream' }),
    quoteResponse: (body, options) =>
      quoteClient.POST('/v1/responses', { body, ...given(options) }),
    countResponseTokens: (body, options) =>
      client.POST('/v1/responses/input_tokens', { body, ...given(options) }),
    getResponse: ({ responseId, ...query }, options) =>
      client.GET('/v1/responses/{responseId}', { params: { path: { responseId }, query }, ...given(options) }),
    deleteResponse: (parameters, options) =>
      client.DELETE('/v1/responses/{responseId}', { params: { path: parameters }, ...given(options) }),
    listResponseInputItems: ({ responseId, ...query }, options) =>
      client.GET('/v1/responses/{responseId}/input_items', { params: { path: { responseId }, query }, ...given(options) }),
    createEmbedding: (body, options) =>
      client.POST('/v1/embeddings', { body, ...given(options) }),
    quoteEmbedding: (body, options) =>
      quoteClient.POST('/v1/embeddings', { body, ...given(options) }),
    listModels: (options) =>
      client.GET('/v1/models', { ...given(options) }),
    getModel: (parameters, options) =>
      client.GET('/v1/models/{modelId}', { params: { path: parameters }, ...given(options) }),
    listJobs: (parameters = {}, options) =>
      client.GET('/jobs', { params: { query: parameters }, ...given(options) }),
    streamJobs: (options) =>
      client.GET('/jobs/events', { ...given(options), parseAs: 'stream' }),
    getJob: (parameters, options) =>
      client.GET('/jobs/{jobId}', { params: { path: parameters }, ...given(options) }),
    cancelJob: (parameters, options) =>
      client.POST('/jobs/{jobId}/cancel', { params: { path: parameters }, ...given(options) }),
    streamJobEvents: (parameters, options) =>
      client.GET('/jobs/{jobId}/events', { params: { path: parameters }, ...given(options), parseAs: 'stream' }),
    getJobTimeline: (parameters, options) =>
      client.GET('/jobs/{jobId}/timeline', { params: { path: parameters }, ...given(options) }),
    getCallback: (parameters, options) =>
      client.GET('/jobs/{jobId}/callbacks', { params: { path: parameters }, ...given(options) }),
    redeliverCallback: (parameters, options) =>
      client.POST('/jobs/{jobId}/callbacks/redeliver', { params: { path: parameters }, ...given(options) }),
    getCallbackSecrets: (options) =>
      client.GET('/callback-secrets', { ...given(options) }),
    rotateCallbackSecret: (options) =>
      client.POST('/callback-secrets/rotate', { ...given(options) }),
    getAccount: (options) =>
      client.GET('/account', { ...given(options) }),
    signUp: (body, options) =>
      client.POST('/account/sign-up', { body, ...given(options) }),
    activateAccount: (parameters, options) =>
      client.GET('/account/activate', { params: { query: parameters }, ...given(options) }),
    sendActivation: (body, options) =>
      client.POST('/account/activation-mail', { body, ...given(options) }),
    signIn: (body, options) =>
      client.POST('/account/sign-in', { body, ...given(options) }),
    signOut: (options) =>
      client.POST('/account/sign-out', { ...given(options) }),
    sendPasswordReset: (body, options) =>
      client.POST('/account/password-mail', { body, ...given(options) }),
    resetPassword: (body, options) =>
      client.POST('/account/password', { body, ...given(options) }),
    listPeople: (options) =>
      client.GET('/account/people', { ...given(options) }),
    changePerson: (parameters, body, options) =>
      client.PATCH('/account/people/{personId}', { body, params: { path: parameters }, ...given(options) }),
    removePerson: (parameters, options) =>
      client.DELETE('/account/people/{personId}', { params: { path: parameters }, ...given(options) }),
    invitePerson: (body, options) =>
      client.POST('/account/invitations', { body, ...given(options) }),
    withdrawInvitation: (parameters, options) =>
      client.DELETE('/account/invitations/{invitationId}', { params: { path: parameters }, ...given(options) }),
    listKeys: (options) =>
      client.GET('/account/keys', { ...given(options) }),
    createKey: (body, options) =>
      client.POST('/account/keys', { body, ...given(options) }),
    revokeKey: (parameters, options) =>
      client.DELETE('/account/keys/{keyId}', { params: { path: parameters }, ...given(options) }),
    rotateKey: (parameters, body, options) =>
      client.POST('/account/keys/{keyId}/rotate', { body, params: { path: parameters }, ...given(options) }),
    listChanges: (parameters = {}, options) =>
      client.GET('/account/changes', { params: { query: parameters }, ...given(options) }),
    getUsage: (parameters = {}, options) =>
      client.GET('/account/usage', { params: { query: parameters }, ...given(options) }),
    exportUsage: (parameters = {}, options) =>
      client.GET('/account/usage.csv', { params: { query: parameters }, ...given(options), parseAs: 'text' }),
    getLedger: (parameters = {}, options) =>
      client.GET('/account/ledger', { params: { query: parameters }, ...given(options) }),
    exportLedger: (parameters = {}, options) =>
      client.GET('/account/ledger.csv', { params: { query: parameters }, ...given(options), parseAs: 'text' }),
    getAsset: ({ assetId, ...query }, options) =>
      client.GET('/assets/{assetId}', { params: { path: { assetId }, query }, ...given(options), parseAs: 'stream' }),
    getContract: (options) =>
      client.GET('/openapi.json', { ...given(options) }),
    getContractYaml: (options) =>
      client.GET('/openapi.yaml', { ...given(options), parseAs: 'text' }),
    listUpstreams: (options) =>
      client.GET('/upstreams', { ...given(options) }),
    getHealth: (options) =>
      client.GET('/healthz', { ...given(options) }),
    getReadiness: (options) =>
      client.GET('/readyz', { ...given(options) }),
    getMetrics: (options) =>
      client.GET('/metrics', { ...given(options), parseAs: 'text' }),
  };
}

/** The client that `createContractClient` makes. */
export interface ContractClient {
  /**
   * Create a video.
   *
   * Creates a video from a prompt and, optionally, reference images and voice characters. The response comes at once,
   * with the identifier of a job. Get the job's record with `GET /vidx/fetch`, stream its events with
   * `GET /jobs/{jobId}/events`, or set `hook_url` to have the record posted there when the job ends.
   *
   * The price depends on `video_length` and `resolution_name`. It is reserved now and charged when the video is ready; a
   * job that fails is free. Send an `Idempotency-Key` so that a request can be repeated without creating a second video.
   *
   * Moderation rejects content that is not safe for work: the job fails with `data.reason` `moderation`. The
   * first rejections in 24 hours are free, counted together with those of images and songs (see *Quota*).
   */
  createVideo: {
    /**
     * Create a video.
     *
     * Creates a video from a prompt and, optionally, reference images and voice characters. The response comes at once,
     * with the identifier of a job. Get the job's record with `GET /vidx/fetch`, stream its events with
     * `GET /jobs/{jobId}/events`, or set `hook_url` to have the record posted there when the job ends.
     *
     * The price depends on `video_length` and `resolution_name`. It is reserved now and charged when the video is ready; a
     * job that fails is free. Send an `Idempotency-Key` so that a request can be repeated without creating a second video.
     *
     * Moderation rejects content that is not safe for work: the job fails with `data.reason` `moderation`. The
     * first rejections in 24 hours are free, counted together with those of images and songs (see *Quota*).
     */
    (body: types.FastVideoRequest, options?: CallOptions): Answer<'createVideo'>;
    (body: types.PlainVideoRequest, options?: CallOptions): Answer<'createVideo'>;
    (body: types.OneImageVideoRequest, options?: CallOptions): Answer<'createVideo'>;
    (body: types.CreateVideoRequest, options?: CallOptions): Answer<'createVideo'>;
  };

  /**
   * Create a video.
   *
   * Answers what that would cost; nothing is done or charged (`Prefer: quote`).
   *
   * Creates a video from a prompt and, optionally, reference images and voice characters. The response comes at once,
   * with the identifier of a job. Get the job's record with `GET /vidx/fetch`, stream its events with
   * `GET /jobs/{jobId}/events`, or set `hook_url` to have the record posted there when the job ends.
   *
   * The price depends on `video_length` and `resolution_name`. It is reserved now and charged when the video is ready; a
   * job that fails is free. Send an `Idempotency-Key` so that a request can be repeated without creating a second video.
   *
   * Moderation rejects content that is not safe for work: the job fails with `data.reason` `moderation`. The
   * first rejections in 24 hours are free, counted together with those of images and songs (see *Quota*).
   */
  quoteVideo: {
    /**
     * Create a video.
     *
     * Answers what that would cost; nothing is done or charged (`Prefer: quote`).
     *
     * Creates a video from a prompt and, optionally, reference images and voice characters. The response comes at once,
     * with the identifier of a job. Get the job's record with `GET /vidx/fetch`, stream its events with
     * `GET /jobs/{jobId}/events`, or set `hook_url` to have the record posted there when the job ends.
     *
     * The price depends on `video_length` and `resolution_name`. It is reserved now and charged when the video is ready; a
     * job that fails is free. Send an `Idempotency-Key` so that a request can be repeated without creating a second video.
     *
     * Moderation rejects content that is not safe for work: the job fails with `data.reason` `moderation`. The
     * first rejections in 24 hours are free, counted together with those of images and songs (see *Quota*).
     */
    (body: types.FastVideoRequest, options?: CallOptions): QuoteAnswer<'createVideo'>;
    (body: types.PlainVideoRequest, options?: CallOptions): QuoteAnswer<'createVideo'>;
    (body: types.OneImageVideoRequest, options?: CallOptions): QuoteAnswer<'createVideo'>;
    (body: types.CreateVideoRequest, options?: CallOptions): QuoteAnswer<'createVideo'>;
  };

  /**
   * Get a video job.
   *
   * Returns the state of a video job and, once it has succeeded, the addresses of the video and its cover. Poll every
   * few seconds while `status` is `ON_QUEUE`. To avoid polling, stream `GET /jobs/{jobId}/events` or set `hook_url` when
   * you create the job.
   *
   * An address on the gateway is valid for 24 to 30 hours from the request (unless configured). Requests return the same
   * one for a quarter of a day, so that clients can cache the file, and a valid one for as long as the job is kept,
   * which is 30 days from its end (unless configured).
   */
  getVideoJob: (parameters: {
    /** The identifier of the job. */
    jobId: string;
  }, options?: CallOptions) => Answer<'getVideoJob'>;

  /**
   * Create images.
   *
   * Generates images from a prompt and returns them in the same response, as addresses or as Base64. `mode` is the
   * model; `model`, which the SDKs of the public interface send, is accepted in its place. Use the alternate address for
   * imgx-image-1, which is slow.
   *
   * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
   * A prompt that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The first
   * rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures are
   * free.
   *
   * Any parameter of the body may be `null`, which means the same as leaving it out. The schemas do not list `null`; it
   * is accepted because some frameworks send it for every value that is not set.
   *
   * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
   * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
   *
   * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
   * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
   * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
   * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
   * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
   * is free.
   *
   * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
   * not charged again, and a repeated stream gets its last event.
   */
  createImage: {
    /**
     * Create images.
     *
     * Generates images from a prompt and returns them in the same response, as addresses or as Base64. `mode` is the
     * model; `model`, which the SDKs of the public interface send, is accepted in its place. Use the alternate address for
     * imgx-image-1, which is slow.
     *
     * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
     * A prompt that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The first
     * rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures are
     * free.
     *
     * Any parameter of the body may be `null`, which means the same as leaving it out. The schemas do not list `null`; it
     * is accepted because some frameworks send it for every value that is not set.
     *
     * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
     * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
     *
     * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
     * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
     * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
     * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
     * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
     * is free.
     *
     * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
     * not charged again, and a repeated stream gets its last event.
     */
    (body: types.Imgy2ImageRequest, options?: CallOptions): Answer<'createImage'>;
    (body: types.ImgxImageRequest, options?: CallOptions): Answer<'createImage'>;
    (body: types.Imgy3ImageRequest, options?: CallOptions): Answer<'createImage'>;
    (body: types.CreateImageRequest, options?: CallOptions): Answer<'createImage'>;
  };

  /**
   * Create images.
   *
   * Answers the server-sent events as a stream of bytes.
   *
   * Generates images from a prompt and returns them in the same response, as addresses or as Base64. `mode` is the
   * model; `model`, which the SDKs of the public interface send, is accepted in its place. Use the alternate address for
   * imgx-image-1, which is slow.
   *
   * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
   * A prompt that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The first
   * rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures are
   * free.
   *
   * Any parameter of the body may be `null`, which means the same as leaving it out. The schemas do not list `null`; it
   * is accepted because some frameworks send it for every value that is not set.
   *
   * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
   * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
   *
   * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
   * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
   * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
   * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
   * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
   * is free.
   *
   * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
   * not charged again, and a repeated stream gets its last event.
   */
  streamImage: (body: types.ImgxImageRequest, options?: CallOptions) => Answer<'createImage', 'stream'>;

  /**
   * Create images.
   *
   * Answers at once with a job (`Prefer: respond-async`).
   *
   * Generates images from a prompt and returns them in the same response, as addresses or as Base64. `mode` is the
   * model; `model`, which the SDKs of the public interface send, is accepted in its place. Use the alternate address for
   * imgx-image-1, which is slow.
   *
   * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
   * A prompt that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The first
   * rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures are
   * free.
   *
   * Any parameter of the body may be `null`, which means the same as leaving it out. The schemas do not list `null`; it
   * is accepted because some frameworks send it for every value that is not set.
   *
   * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
   * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
   *
   * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
   * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
   * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
   * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
   * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
   * is free.
   *
   * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
   * not charged again, and a repeated stream gets its last event.
   */
  createImageJob: {
    /**
     * Create images.
     *
     * Answers at once with a job (`Prefer: respond-async`).
     *
     * Generates images from a prompt and returns them in the same response, as addresses or as Base64. `mode` is the
     * model; `model`, which the SDKs of the public interface send, is accepted in its place. Use the alternate address for
     * imgx-image-1, which is slow.
     *
     * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
     * A prompt that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The first
     * rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures are
     * free.
     *
     * Any parameter of the body may be `null`, which means the same as leaving it out. The schemas do not list `null`; it
     * is accepted because some frameworks send it for every value that is not set.
     *
     * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
     * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
     *
     * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
     * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
     * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
     * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
     * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
     * is free.
     *
     * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
     * not charged again, and a repeated stream gets its last event.
     */
    (body: types.Imgy2ImageRequest, options?: CallOptions): JobAnswer<'createImage'>;
    (body: types.ImgxImageRequest, options?: CallOptions): JobAnswer<'createImage'>;
    (body: types.Imgy3ImageRequest, options?: CallOptions): JobAnswer<'createImage'>;
    (body: types.CreateImageRequest, options?: CallOptions): JobAnswer<'createImage'>;
  };

  /**
   * Create images.
   *
   * Answers what that would cost; nothing is done or charged (`Prefer: quote`).
   *
   * Generates images from a prompt and returns them in the same response, as addresses or as Base64. `mode` is the
   * model; `model`, which the SDKs of the public interface send, is accepted in its place. Use the alternate address for
   * imgx-image-1, which is slow.
   *
   * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
   * A prompt that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The first
   * rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures are
   * free.
   *
   * Any parameter of the body may be `null`, which means the same as leaving it out. The schemas do not list `null`; it
   * is accepted because some frameworks send it for every value that is not set.
   *
   * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
   * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
   *
   * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
   * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
   * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
   * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
   * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
   * is free.
   *
   * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
   * not charged again, and a repeated stream gets its last event.
   */
  quoteImage: {
    /**
     * Create images.
     *
     * Answers what that would cost; nothing is done or charged (`Prefer: quote`).
     *
     * Generates images from a prompt and returns them in the same response, as addresses or as Base64. `mode` is the
     * model; `model`, which the SDKs of the public interface send, is accepted in its place. Use the alternate address for
     * imgx-image-1, which is slow.
     *
     * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
     * A prompt that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The first
     * rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures are
     * free.
     *
     * Any parameter of the body may be `null`, which means the same as leaving it out. The schemas do not list `null`; it
     * is accepted because some frameworks send it for every value that is not set.
     *
     * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
     * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
     *
     * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
     * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
     * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
     * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
     * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
     * is free.
     *
     * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
     * not charged again, and a repeated stream gets its last event.
     */
    (body: types.Imgy2ImageRequest, options?: CallOptions): QuoteAnswer<'createImage'>;
    (body: types.ImgxImageRequest, options?: CallOptions): QuoteAnswer<'createImage'>;
    (body: types.Imgy3ImageRequest, options?: CallOptions): QuoteAnswer<'createImage'>;
    (body: types.CreateImageRequest, options?: CallOptions): QuoteAnswer<'createImage'>;
  };

  /**
   * Edit images.
   *
   * Edits parts of an image, or creates a new image from several, and returns the result as Base64 in the same response.
   * `mode` is the model; `model` is accepted in its place. Use the alternate address for imgx-image-1, which is slow.
   *
   * Files are sent as parts of a form (`image` once or more, or `image[]`; `mask`), inside JSON (`image`, a list of data
   * URIs, bare Base64, or http or https addresses), or inside JSON as `images` (a list of `{"image_url": …}`). The type
   * of a file is detected from its content, never from its name or declared type. All files together may have 64 MiB
   * inside JSON and 256 MiB as a form, which may have 64 parts.
   *
   * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
   * A request that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The
   * first rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures
   * are free.
   *
   * Any parameter of the JSON body may be `null`, which means the same as leaving it out. The schemas do not list
   * `null`; it is accepted because some frameworks send it for every value that is not set.
   *
   * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
   * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
   *
   * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
   * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
   * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
   * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
   * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
   * is free.
   *
   * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
   * not charged again, and a repeated stream gets its last event.
   */
  editImage: {
    /**
     * Edit images.
     *
     * Edits parts of an image, or creates a new image from several, and returns the result as Base64 in the same response.
     * `mode` is the model; `model` is accepted in its place. Use the alternate address for imgx-image-1, which is slow.
     *
     * Files are sent as parts of a form (`image` once or more, or `image[]`; `mask`), inside JSON (`image`, a list of data
     * URIs, bare Base64, or http or https addresses), or inside JSON as `images` (a list of `{"image_url": …}`). The type
     * of a file is detected from its content, never from its name or declared type. All files together may have 64 MiB
     * inside JSON and 256 MiB as a form, which may have 64 parts.
     *
     * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
     * A request that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The
     * first rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures
     * are free.
     *
     * Any parameter of the JSON body may be `null`, which means the same as leaving it out. The schemas do not list
     * `null`; it is accepted because some frameworks send it for every value that is not set.
     *
     * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
     * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
     *
     * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
     * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
     * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
     * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
     * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
     * is free.
     *
     * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
     * not charged again, and a repeated stream gets its last event.
     */
    (body: types.Imgy2EditRequest, options?: CallOptions): Answer<'editImage'>;
    (body: types.ImgxEditRequest, options?: CallOptions): Answer<'editImage'>;
    (body: types.Imgy2EditForm, options?: CallOptions): Answer<'editImage'>;
    (body: types.ImgxEditForm, options?: CallOptions): Answer<'editImage'>;
    (body: types.EditImageRequest | types.EditImageForm, options?: CallOptions): Answer<'editImage'>;
  };

  /**
   * Edit images.
   *
   * Answers the server-sent events as a stream of bytes.
   *
   * Edits parts of an image, or creates a new image from several, and returns the result as Base64 in the same response.
   * `mode` is the model; `model` is accepted in its place. Use the alternate address for imgx-image-1, which is slow.
   *
   * Files are sent as parts of a form (`image` once or more, or `image[]`; `mask`), inside JSON (`image`, a list of data
   * URIs, bare Base64, or http or https addresses), or inside JSON as `images` (a list of `{"image_url": …}`). The type
   * of a file is detected from its content, never from its name or declared type. All files together may have 64 MiB
   * inside JSON and 256 MiB as a form, which may have 64 parts.
   *
   * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
   * A request that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The
   * first rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures
   * are free.
   *
   * Any parameter of the JSON body may be `null`, which means the same as leaving it out. The schemas do not list
   * `null`; it is accepted because some frameworks send it for every value that is not set.
   *
   * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
   * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
   *
   * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
   * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
   * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
   * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
   * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
   * is free.
   *
   * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
   * not charged again, and a repeated stream gets its last event.
   */
  streamEditImage: {
    /**
     * Edit images.
     *
     * Answers the server-sent events as a stream of bytes.
     *
     * Edits parts of an image, or creates a new image from several, and returns the result as Base64 in the same response.
     * `mode` is the model; `model` is accepted in its place. Use the alternate address for imgx-image-1, which is slow.
     *
     * Files are sent as parts of a form (`image` once or more, or `image[]`; `mask`), inside JSON (`image`, a list of data
     * URIs, bare Base64, or http or https addresses), or inside JSON as `images` (a list of `{"image_url": …}`). The type
     * of a file is detected from its content, never from its name or declared type. All files together may have 64 MiB
     * inside JSON and 256 MiB as a form, which may have 64 parts.
     *
     * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
     * A request that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The
     * first rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures
     * are free.
     *
     * Any parameter of the JSON body may be `null`, which means the same as leaving it out. The schemas do not list
     * `null`; it is accepted because some frameworks send it for every value that is not set.
     *
     * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
     * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
     *
     * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
     * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
     * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
     * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
     * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
     * is free.
     *
     * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
     * not charged again, and a repeated stream gets its last event.
     */
    (body: types.ImgxEditRequest, options?: CallOptions): Answer<'editImage', 'stream'>;
    (body: types.ImgxEditForm, options?: CallOptions): Answer<'editImage', 'stream'>;
    (body: types.ImgxEditRequest | types.ImgxEditForm, options?: CallOptions): Answer<'editImage', 'stream'>;
  };

  /**
   * Edit images.
   *
   * Answers at once with a job (`Prefer: respond-async`).
   *
   * Edits parts of an image, or creates a new image from several, and returns the result as Base64 in the same response.
   * `mode` is the model; `model` is accepted in its place. Use the alternate address for imgx-image-1, which is slow.
   *
   * Files are sent as parts of a form (`image` once or more, or `image[]`; `mask`), inside JSON (`image`, a list of data
   * URIs, bare Base64, or http or https addresses), or inside JSON as `images` (a list of `{"image_url": …}`). The type
   * of a file is detected from its content, never from its name or declared type. All files together may have 64 MiB
   * inside JSON and 256 MiB as a form, which may have 64 parts.
   *
   * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
   * A request that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The
   * first rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures
   * are free.
   *
   * Any parameter of the JSON body may be `null`, which means the same as leaving it out. The schemas do not list
   * `null`; it is accepted because some frameworks send it for every value that is not set.
   *
   * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
   * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
   *
   * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
   * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
   * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
   * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
   * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
   * is free.
   *
   * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
   * not charged again, and a repeated stream gets its last event.
   */
  editImageJob: {
    /**
     * Edit images.
     *
     * Answers at once with a job (`Prefer: respond-async`).
     *
     * Edits parts of an image, or creates a new image from several, and returns the result as Base64 in the same response.
     * `mode` is the model; `model` is accepted in its place. Use the alternate address for imgx-image-1, which is slow.
     *
     * Files are sent as parts of a form (`image` once or more, or `image[]`; `mask`), inside JSON (`image`, a list of data
     * URIs, bare Base64, or http or https addresses), or inside JSON as `images` (a list of `{"image_url": …}`). The type
     * of a file is detected from its content, never from its name or declared type. All files together may have 64 MiB
     * inside JSON and 256 MiB as a form, which may have 64 parts.
     *
     * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
     * A request that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The
     * first rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures
     * are free.
     *
     * Any parameter of the JSON body may be `null`, which means the same as leaving it out. The schemas do not list
     * `null`; it is accepted because some frameworks send it for every value that is not set.
     *
     * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
     * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
     *
     * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
     * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
     * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
     * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
     * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
     * is free.
     *
     * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
     * not charged again, and a repeated stream gets its last event.
     */
    (body: types.Imgy2EditRequest, options?: CallOptions): JobAnswer<'editImage'>;
    (body: types.ImgxEditRequest, options?: CallOptions): JobAnswer<'editImage'>;
    (body: types.Imgy2EditForm, options?: CallOptions): JobAnswer<'editImage'>;
    (body: types.ImgxEditForm, options?: CallOptions): JobAnswer<'editImage'>;
    (body: types.EditImageRequest | types.EditImageForm, options?: CallOptions): JobAnswer<'editImage'>;
  };

  /**
   * Edit images.
   *
   * Answers what that would cost; nothing is done or charged (`Prefer: quote`).
   *
   * Edits parts of an image, or creates a new image from several, and returns the result as Base64 in the same response.
   * `mode` is the model; `model` is accepted in its place. Use the alternate address for imgx-image-1, which is slow.
   *
   * Files are sent as parts of a form (`image` once or more, or `image[]`; `mask`), inside JSON (`image`, a list of data
   * URIs, bare Base64, or http or https addresses), or inside JSON as `images` (a list of `{"image_url": …}`). The type
   * of a file is detected from its content, never from its name or declared type. All files together may have 64 MiB
   * inside JSON and 256 MiB as a form, which may have 64 parts.
   *
   * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
   * A request that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The
   * first rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures
   * are free.
   *
   * Any parameter of the JSON body may be `null`, which means the same as leaving it out. The schemas do not list
   * `null`; it is accepted because some frameworks send it for every value that is not set.
   *
   * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
   * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
   *
   * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
   * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
   * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
   * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
   * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
   * is free.
   *
   * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
   * not charged again, and a repeated stream gets its last event.
   */
  quoteEditImage: {
    /**
     * Edit images.
     *
     * Answers what that would cost; nothing is done or charged (`Prefer: quote`).
     *
     * Edits parts of an image, or creates a new image from several, and returns the result as Base64 in the same response.
     * `mode` is the model; `model` is accepted in its place. Use the alternate address for imgx-image-1, which is slow.
     *
     * Files are sent as parts of a form (`image` once or more, or `image[]`; `mask`), inside JSON (`image`, a list of data
     * URIs, bare Base64, or http or https addresses), or inside JSON as `images` (a list of `{"image_url": …}`). The type
     * of a file is detected from its content, never from its name or declared type. All files together may have 64 MiB
     * inside JSON and 256 MiB as a form, which may have 64 parts.
     *
     * The price depends on the model, `n`, `size` and `quality`. It is reserved first, and what was generated is charged.
     * A request that moderation rejects is 400 with `data.reason` `moderation`, and `data.quota` is what that cost. The
     * first rejections in 24 hours are free, counted together with those of videos and songs (see *Quota*). Other failures
     * are free.
     *
     * Any parameter of the JSON body may be `null`, which means the same as leaving it out. The schemas do not list
     * `null`; it is accepted because some frameworks send it for every value that is not set.
     *
     * With the header `Prefer: respond-async` the response comes at once, with a job. Its images are given as addresses,
     * in the record that `GET /jobs/{jobId}` returns and that is posted to `hook_url`.
     *
     * With `stream: true` imgx-image-1 shows an image while it is generated: the response is server-sent events, with as
     * many partial images as `partial_images` asks for, and the finished image last. A failure before the first event has
     * an HTTP status of its own, and another upstream is tried; after that, an `error` event ends the stream. An upstream
     * that cannot stream can still serve the request: the last event is then the only one. Whoever leaves once a partial
     * image was sent pays for the image, unless the request has an `Idempotency-Key`; one that breaks off or takes too long
     * is free.
     *
     * Send an `Idempotency-Key` so that a request can be repeated when its response was lost: it gets the same images and is
     * not charged again, and a repeated stream gets its last event.
     */
    (body: types.Imgy2EditRequest, options?: CallOptions): QuoteAnswer<'editImage'>;
    (body: types.ImgxEditRequest, options?: CallOptions): QuoteAnswer<'editImage'>;
    (body: types.Imgy2EditForm, options?: CallOptions): QuoteAnswer<'editImage'>;
    (body: types.ImgxEditForm, options?: CallOptions): QuoteAnswer<'editImage'>;
    (body: types.EditImageRequest | types.EditImageForm, options?: CallOptions): QuoteAnswer<'editImage'>;
  };

  /**
   * Upload a sample.
   *
   * Uploads a recording, as a file or from an address, measures it, and returns the identifier that
   * `POST /musx/v1/sample` takes as `music_id`. MP3, WAV, Ogg, FLAC, MP4 and WebM are accepted, 1 second to 10 minutes
   * long and below 25 MB; the type of a file is detected from its content. A recording is kept for 30 days (unless
   * configured) and can be used for any number of songs.
   *
   * It is free, unless the operator has set a price. `GET /account` shows how many recordings an account can store;
   * beyond that the response is 409 with the code `too_many_samples`, until one expires or is deleted. If an address
   * does not lead to a file, the response is 400 and names `audio_url`.
   */
  uploadSample: (body: types.UploadForm | types.UploadRequest, options?: CallOptions) => Answer<'uploadSample'>;

  /**
   * Upload a sample.
   *
   * Answers what that would cost; nothing is done or charged (`Prefer: quote`).
   *
   * Uploads a recording, as a file or from an address, measures it, and returns the identifier that
   * `POST /musx/v1/sample` takes as `music_id`. MP3, WAV, Ogg, FLAC, MP4 and WebM are accepted, 1 second to 10 minutes
   * long and below 25 MB; the type of a file is detected from its content. A recording is kept for 30 days (unless
   * configured) and can be used for any number of songs.
   *
   * It is free, unless the operator has set a price. `GET /account` shows how many recordings an account can store;
   * beyond that the response is 409 with the code `too_many_samples`, until one expires or is deleted. If an address
   * does not lead to a file, the response is 400 and names `audio_url`.
   */
  quoteUploadSample: (body: types.UploadForm | types.UploadRequest, options?: CallOptions) => QuoteAnswer<'uploadSample'>;

  /**
   * Remove a sample.
   *
   * Removes a recording that the account has uploaded, before it expires. No further song can be created from it, and it
   * no longer counts among the stored recordings. Songs that are in progress are finished: the file itself is removed
   * within minutes of the end of the last of them, or at once if there are none.
   */
  removeSample: (parameters: {
    /** The `music_id` of the sample. */
    musicId: string;
  }, options?: CallOptions) => Answer<'removeSample'>;

  /**
   * Create a song from a sample.
   *
   * Creates two songs from an uploaded recording. The response comes at once, with the identifier of a job. In custom
   * mode you give the lyrics and the style; in inspiration mode a description is enough. Get the job's record with
   * `GET /musx/v2/fetch`, stream its events with `GET /jobs/{jobId}/events`, or set `hookUrl` to have the record posted
   * there when the job ends.
   *
   * The price of both songs is reserved now and charged when they are ready; a job that fails is free. If moderation
   * rejects the lyrics or the description, the job fails with `data.reason` `moderation`. The first rejections in 24
   * hours are free, counted together with those of videos and images (see *Quota*). Send an `Idempotency-Key` so that a
   * request can be repeated without creating further songs.
   */
  createMusic: (body: types.CreateMusicRequest, options?: CallOptions) => Answer<'createMusic'>;

  /**
   * Create a song from a sample.
   *
   * Answers what that would cost; nothing is done or charged (`Prefer: quote`).
   *
   * Creates two songs from an uploaded recording. The response comes at once, with the identifier of a job. In custom
   * mode you give the lyrics and the style; in inspiration mode a description is enough. Get the job's record with
   * `GET /musx/v2/fetch`, stream its events with `GET /jobs/{jobId}/events`, or set `hookUrl` to have the record posted
   * there when the job ends.
   *
   * The price of both songs is reserved now and charged when they are ready; a job that fails is free. If moderation
   * rejects the lyrics or the description, the job fails with `data.reason` `moderation`. The first rejections in 24
   * hours are free, counted together with those of videos and images (see *Quota*). Send an `Idempotency-Key` so that a
   * request can be repeated without creating further songs.
   */
  quoteMusic: (body: types.CreateMusicRequest, options?: CallOptions) => QuoteAnswer<'createMusic'>;

  /**
   * Get a music job.
   *
   * Returns the state of a music job and, once it has succeeded, its two songs. Poll every few seconds while `status` is
   * `ON_QUEUE`. To avoid polling, stream `GET /jobs/{jobId}/events` or set `hookUrl` when you create the job.
   *
   * An address on the gateway is valid for 24 to 30 hours from the request (unless configured). Requests return the same
   * one for a quarter of a day, so that clients can cache the file, and a valid one for as long as the job is kept,
   * which is 30 days from its end (unless configured). Other addresses are valid as long as the upstream says.
   */
  getMusicJob: (parameters: {
    /** The identifier of the job. */
    jobId: string;
  }, options?: CallOptions) => Answer<'getMusicJob'>;

  /**
   * Get a music job (deprecated).
   *
   * The earlier address of this operation. It returns the same as `/musx/v2/fetch`, which replaces it, and says so in
   * its `Deprecation` and `Link` headers.
   *
   * @deprecated Use the method of its successor.
   */
  getMusicJobV1: (parameters: {
    /** The identifier of the job. */
    jobId: string;
  }, options?: CallOptions) => Answer<'getMusicJobV1'>;

  /**
   * Extract MIDI from a song.
   *
   * Returns the notes of a finished song by instrument, in the same response. The song is identified by the `musicId` in
   * the job's record. While `data.state` is `running`, the notes are not ready yet: repeat the request in a few seconds. With
   * `error` there will be none.
   *
   * It is free, unless the operator has set a price; then each response that has the notes is charged. An
   * `Idempotency-Key` has no effect here.
   */
  extractMidi: (body: types.MidiRequest, options?: CallOptions) => Answer<'extractMidi'>;

  /**
   * Extract MIDI from a song.
   *
   * Answers what that would cost; nothing is done or charged (`Prefer: quote`).
   *
   * Returns the notes of a finished song by instrument, in the same response. The song is identified by the `musicId` in
   * the job's record. While `data.state` is `running`, the notes are not ready yet: repeat the request in a few seconds. With
   * `error` there will be none.
   *
   * It is free, unless the operator has set a price; then each response that has the notes is charged. An
   * `Idempotency-Key` has no effect here.
   */
  quoteExtractMidi: (body: types.MidiRequest, options?: CallOptions) => QuoteAnswer<'extractMidi'>;

  /**
   * Create a message.
   *
   * Creates a model response to a conversation, in the format of the messages interface. With `stream: true` the
   * response is sent as server-sent events while it is generated; the last is `message_stop`, or `error` if the stream
   * is cut off.
   *
   * Upstreams that speak the messages interface get parameters that are not listed here unchanged. For other upstreams
   * the request and its response are translated; a parameter that has no counterpart there is rejected with 400 by name.
   *
   * The tokens that are read and written are charged when the response is over, whether it is complete or was cut off.
   * The response is 402 if the account has less than the input costs. An `Idempotency-Key` has no effect here: a
   * repeated request is answered, and charged, again.
   */
  createMessage: (body: (types.CreateMessageRequest) & { stream?: false }, options?: CallOptions) => Answer<'createMessage'>;

  /**
   * Create a message.
   *
   * Answers the server-sent events as a stream of bytes.
   *
   * Creates a model response to a conversation, in the format of the messages interface. With `stream: true` the
   * response is sent as server-sent events while it is generated; the last is `message_stop`, or `error` if the stream
   * is cut off.
   *
   * Upstreams that speak the messages interface get parameters that are not listed here unchanged. For other upstreams
   * the request and its response are translated; a parameter that has no counterpart there is rejected with 400 by name.
   *
   * The tokens that are read and written are charged when the response is over, whether it is complete or was cut off.
   * The response is 402 if the account has less than the input costs. An `Idempotency-Key` has no effect here: a
   * repeated request is answered, and charged, again.
   */
  streamMessage: (body: types.CreateMessageRequest, options?: CallOptions) => Answer<'createMessage', 'stream'>;

  /**
   * Create a message.
   *
   * Answers what that would cost; nothing is done or charged (`Prefer: quote`).
   *
   * Creates a model response to a conversation, in the format of the messages interface. With `stream: true` the
   * response is sent as server-sent events while it is generated; the last is `message_stop`, or `error` if the stream
   * is cut off.
   *
   * Upstreams that speak the messages interface get parameters that are not listed here unchanged. For other upstreams
   * the request and its response are translated; a parameter that has no counterpart there is rejected with 400 by name.
   *
   * The tokens that are read and written are charged when the response is over, whether it is complete or was cut off.
   * The response is 402 if the account has less than the input costs. An `Idempotency-Key` has no effect here: a
   * repeated request is answered, and charged, again.
   */
  quoteMessage: (body: types.CreateMessageRequest, options?: CallOptions) => QuoteAnswer<'createMessage'>;

  /**
   * Count the input tokens of a message.
   *
   * Counts the tokens of a conversation for its model, without creating a message. If an upstream of the messages
   * interface serves the model, it counts, and its response is passed on. If none of the model's upstreams can count,
   * the gateway estimates, and the header `x-patchbay-estimated` says so.
   *
   * It is free, and works whatever the balance is. It counts against the limit of requests per minute, and uses no
   * tokens.
   */
  countMessageTokens: (body: types.CountMessageTokensRequest, options?: CallOptions) => Answer<'countMessageTokens'>;

  /**
   * Create a chat completion.
   *
   * Creates a model response to a conversation, in the format of the chat-completions interface. With `stream: true` the
   * response is sent as server-sent events while it is generated, and ends with `data: [DONE]`.
   *
   * Upstreams that speak the chat-completions interface get parameters that are not listed here unchanged. For other
   * upstreams the request and its response are translated; a parameter that has no counterpart there is rejected with
   * 400 by name, unless it does not affect the response or is a hint: `seed`, `prediction`, `store`, `metadata` and the
   * `detail` of images are left out, and `x-patchbay-ignored` names them.
   *
   * In a translated request, the `name` of a user is put before the text (`Ada says:`), and the text of users without a
   * name beside one is marked `Another user says:`. `functions` and `function_call`, the form that tools had before, are
   * answered in that form, and `top_k` is passed on. Files may be PDFs and texts in UTF-8, and an empty one is 400. A
   * `verbosity` is passed on as an instruction, and the effort `minimal` becomes the lowest that the model has. Of a
   * JSON object without a schema (`response_format: {type: json_object}`), the model of an upstream of the messages
   * interface is told in an instruction to return one: text around the object is left out of the response, and a
   * response without an object is 400, which is charged like any other. A stream of it, which has begun with 200, ends
   * with an error that says the same (`invalid_request_error`, and the parameter in `param`).
   *
   * The tokens that are read and written are charged when the response is over, whether it is complete or was cut off.
   * The response is 402 if the account has less than the input costs. An `Idempotency-Key` has no effect here: a
   * repeated request is answered, and charged, again.
   */
  createChatCompletion: (body: (types.CreateChatCompletionRequest) & { stream?: false }, options?: CallOptions) => Answer<'createChatCompletion'>;

  /**
   * Create a chat completion.
   *
   * Answers the server-sent events as a stream of bytes.
   *
   * Creates a model response to a conversation, in the format of the chat-completions interface. With `stream: true` the
   * response is sent as server-sent events while it is generated, and ends with `data: [DONE]`.
   *
   * Upstreams that speak the chat-completions interface get parameters that are not listed here unchanged. For other
   * upstreams the request and its response are translated; a parameter that has no counterpart there is rejected with
   * 400 by name, unless it does not affect the response or is a hint: `seed`, `prediction`, `store`, `metadata` and the
   * `detail` of images are left out, and `x-patchbay-ignored` names them.
   *
   * In a translated request, the `name` of a user is put before the text (`Ada says:`), and the text of users without a
   * name beside one is marked `Another user says:`. `functions` and `function_call`, the form that tools had before, are
   * answered in that form, and `top_k` is passed on. Files may be PDFs and texts in UTF-8, and an empty one is 400. A
   * `verbosity` is passed on as an instruction, and the effort `minimal` becomes the lowest that the model has. Of a
   * JSON object without a schema (`response_format: {type: json_object}`), the model of an upstream of the messages
   * interface is told in an instruction to return one: text around the object is left out of the response, and a
   * response without an object is 400, which is charged like any other. A stream of it, which has begun with 200, ends
   * with an error that says the same (`invalid_request_error`, and the parameter in `param`).
   *
   * The tokens that are read and written are charged when the response is over, whether it is complete or was cut off.
   * The response is 402 if the account has less than the input costs. An `Idempotency-Key` has no effect here: a
   * repeated request is answered, and charged, again.
   */
  streamChatCompletion: (body: types.CreateChatCompletionRequest, options?: CallOptions) => Answer<'createChatCompletion', 'stream'>;

  /**
   * Create a chat completion.
   *
   * Answers what that would cost; nothing is done or charged (`Prefer: quote`).
   *
   * Creates a model response to a conversation, in the format of the chat-completions interface. With `stream: true` the
   * response is sent as server-sent events while it is generated, and ends with `data: [DONE]`.
   *
   * Upstreams that speak the chat-completions interface get parameters that are not listed here unchanged. For other
   * upstreams the request and its response are translated; a parameter that has no counterpart there is rejected with
   * 400 by name, unless it does not affect the response or is a hint: `seed`, `prediction`, `store`, `metadata` and the
   * `detail` of images are left out, and `x-patchbay-ignored` names them.
   *
   * In a translated request, the `name` of a user is put before the text (`Ada says:`), and the text of users without a
   * name beside one is marked `Another user says:`. `functions` and `function_call`, the form that tools had before, are
   * answered in that form, and `top_k` is passed on. Files may be PDFs and texts in UTF-8, and an empty one is 400. A
   * `verbosity` is passed on as an instruction, and the effort `minimal` becomes the lowest that the model has. Of a
   * JSON object without a schema (`response_format: {type: json_object}`), the model of an upstream of the messages
   * interface is told in an instruction to return one: text around the object is left out of the response, and a
   * response without an object is 400, which is charged like any other. A stream of it, which has begun with 200, ends
   * with an error that says the same (`invalid_request_error`, and the parameter in `param`).
   *
   * The tokens that are read and written are charged when the response is over, whether it is complete or was cut off.
   * The response is 402 if the account has less than the input costs. An `Idempotency-Key` has no effect here: a
   * repeated request is answered, and charged, again.
   */
  quoteChatCompletion: (body: types.CreateChatCompletionRequest, options?: CallOptions) => QuoteAnswer<'createChatCompletion'>;

  /**
   * Create a response.
   *
   * Creates a model response to a text or a conversation, in the format of the responses interface. With `stream: true`
   * the response is sent as server-sent events while it is generated; the last is `response.completed`,
   * `response.incomplete` or `response.failed`.
   *
   * The gateway stores the response for 30 days (unless configured), unless `store` is false: a later request can
   * continue from it with `previous_response_id`, also with another model. A response that others continue from is
   * stored as long as they are, so that a conversation keeps its beginning.
   *
   * `conversation` and `background: true` are rejected with 400: continue by `previous_response_id`, and stream what
   * takes long. Upstreams that speak the responses interface get parameters that are not listed here unchanged. For other
   * upstreams
   * the request and its response are translated; a parameter that has no counterpart there is rejected with 400 by name,
   * unless it does not affect the response, or is the `detail` of images, which is left out and named in
   * `x-patchbay-ignored`.
   *
   * In a translated request, files may be PDFs and texts in UTF-8, which must be sent along and not be empty; for an
   * upstream of the messages interface, PDFs may also be at an `https` address (`file_url`). A `verbosity` is passed on
   * as an instruction, and the effort `minimal` becomes the lowest that the model has.
   * `truncation: auto` drops nothing: a conversation that is too long is rejected, and the response says `disabled`.
   * `service_tier` is `default` unless the upstream says otherwise. Of a JSON object without a schema
   * (`text: {format: {type: json_object}}`), the model of an upstream of the messages interface is told in an
   * instruction to return one: text around the object is left out of the response, and a response without an object is
   * 400, which is charged like any other. A stream of it, which has begun with 200, ends with `error` and
   * `response.failed` that say the same (`invalid_request_error`, and the parameter in `param`).
   *
   * The tokens that are read and written are charged when the response is over, whether it is complete or was cut off.
   * The response is 402 if the account has less than the input costs. An `Idempotency-Key` has no effect here: a
   * repeated request is answered, and charged, again.
   */
  createResponse: (body: (types.CreateResponseRequest) & { stream?: false }, options?: CallOptions) => Answer<'createResponse'>;

  /**
   * Create a response.
   *
   * Answers the server-sent events as a stream of bytes.
   *
   * Creates a model response to a text or a conversation, in the format of the responses interface. With `stream: true`
   * the response is sent as server-sent events while it is generated; the last is `response.completed`,
   * `response.incomplete` or `response.failed`.
   *
   * The gateway stores the response for 30 days (unless configured), unless `store` is false: a later request can
   * continue from it with `previous_response_id`, also with another model. A response that others continue from is
   * stored as long as they are, so that a conversation keeps its beginning.
   *
   * `conversation` and `background: true` are rejected with 400: continue by `previous_response_id`, and stream what
   * takes long. Upstreams that speak the responses interface get parameters that are not listed here unchanged. For other
   * upstreams
   * the request and its response are translated; a parameter that has no counterpart there is rejected with 400 by name,
   * unless it does not affect the response, or is the `detail` of images, which is left out and named in
   * `x-patchbay-ignored`.
   *
   * In a translated request, files may be PDFs and texts in UTF-8, which must be sent along and not be empty; for an
   * upstream of the messages interface, PDFs may also be at an `https` address (`file_url`). A `verbosity` is passed on
   * as an instruction, and the effort `minimal` becomes the lowest that the model has.
   * `truncation: auto` drops nothing: a conversation that is too long is rejected, and the response says `disabled`.
   * `service_tier` is `default` unless the upstream says otherwise. Of a JSON object without a schema
   * (`text: {format: {type: json_object}}`), the model of an upstream of the messages interface is told in an
   * instruction to return one: text around the object is left out of the response, and a response without an object is
   * 400, which is charged like any other. A stream of it, which has begun with 200, ends with `error` and
   * `response.failed` that say the same (`invalid_request_error`, and the parameter in `param`).
   *
   * The tokens that are read and written are charged when the response is over, whether it is complete or was cut off.
   * The response is 402 if the account has less than the input costs. An `Idempotency-Key` has no effect here: a
   * repeated request is answered, and charged, again.
   */
  streamResponse: (body: types.CreateResponseRequest, options?: CallOptions) => Answer<'createResponse', 'stream'>;

  /**
   * Create a response.
   *
   * Answers what that would cost; nothing is done or charged (`Prefer: quote`).
   *
   * Creates a model response to a text or a conversation, in the format of the responses interface. With `stream: true`
   * the response is sent as server-sent events while it is generated; the last is `response.completed`,
   * `response.incomplete` or `response.failed`.
   *
   * The gateway stores the response for 30 days (unless configured), unless `store` is false: a later request can
   * continue from it with `previous_response_id`, also with another model. A response that others continue from is
   * stored as long as they are, so that a conversation keeps its beginning.
   *
   * `conversation` and `background: true` are rejected with 400: continue by `previous_response_id`, and stream what
   * takes long. Upstreams that speak the responses interface get parameters that are not listed here unchanged. For other
   * upstreams
   * the request and its response are translated; a parameter that has no counterpart there is rejected with 400 by name,
   * unless it does not affect the response, or is the `detail` of images, which is left out and named in
   * `x-patchbay-ignored`.
   *
   * In a translated request, files may be PDFs and texts in UTF-8, which must be sent along and not be empty; for an
   * upstream of the messages interface, PDFs may also be at an `https` address (`file_url`). A `verbosity` is passed on
   * as an instruction, and the effort `minimal` becomes the lowest that the model has.
   * `truncation: auto` drops nothing: a conversation that is too long is rejected, and the response says `disabled`.
   * `service_tier` is `default` unless the upstream says otherwise. Of a JSON object without a schema
   * (`text: {format: {type: json_object}}`), the model of an upstream of the messages interface is told in an
   * instruction to return one: text around the object is left out of the response, and a response without an object is
   * 400, which is charged like any other. A stream of it, which has begun with 200, ends with `error` and
   * `response.failed` that say the same (`invalid_request_error`, and the parameter in `param`).
   *
   * The tokens that are read and written are charged when the response is over, whether it is complete or was cut off.
   * The response is 402 if the account has less than the input costs. An `Idempotency-Key` has no effect here: a
   * repeated request is answered, and charged, again.
   */
  quoteResponse: (body: types.CreateResponseRequest, options?: CallOptions) => QuoteAnswer<'createResponse'>;

  /**
   * Count the input tokens of a response.
   *
   * Counts the tokens of a text or a conversation for its model, including all that `previous_response_id` and
   * referenced items stand for, without creating a response. An upstream that counts for the responses interface gets
   * the request as it is; for one that counts for the messages interface it is translated. If none of the model's
   * upstreams can count, the gateway estimates, and the header `x-patchbay-estimated` says so.
   *
   * It is free, and works whatever the balance is. It counts against the limit of requests per minute, and uses no
   * tokens.
   */
  countResponseTokens: (body: types.CountResponseTokensRequest, options?: CallOptions) => Answer<'countResponseTokens'>;

  /**
   * Get a response.
   *
   * Returns a stored response of the account, as it was first returned.
   */
  getResponse: (parameters: {
    /** The `id` of the response. */
    responseId: string;
    /** Whether to send the events of the response again. They are not stored, so that only `false` is accepted. */
    stream?: "false";
  }, options?: CallOptions) => Answer<'getResponse'>;

  /**
   * Delete a response.
   *
   * Deletes a stored response and its input before it expires. Responses that continue from it can still be retrieved,
   * but no request can continue from them.
   */
  deleteResponse: (parameters: {
    /** The `id` of the response. */
    responseId: string;
  }, options?: CallOptions) => Answer<'deleteResponse'>;

  /**
   * List the input items of a response.
   *
   * Lists the input items of a stored response, in pages. Items of earlier responses that it continues from are not
   * included.
   */
  listResponseInputItems: (parameters: {
    /** The `id` of the response. */
    responseId: string;
    /** The maximum number of items per page. */
    limit?: number;
    /** The order of the items: oldest first (`asc`) or newest first (`desc`). */
    order?: "asc" | "desc";
    /** The start of the page: after the item with this `id`, the `last_id` of the previous page. */
    after?: string;
  }, options?: CallOptions) => Answer<'listResponseInputItems'>;

  /**
   * Create embeddings.
   *
   * Creates embedding vectors of texts, in the format of the public embeddings interface: for semantic search,
   * clustering and similarity. Parameters that are not listed here are passed on to the upstream unchanged.
   *
   * Vectors of different models cannot be compared. Several upstreams can serve one model name: the operator makes sure
   * that their vectors can be compared.
   *
   * The tokens that are read are charged; the response is 402 if the account has less than the texts cost. An
   * `Idempotency-Key` has no effect here: a repeated request is answered, and charged, again.
   */
  createEmbedding: (body: types.CreateEmbeddingRequest, options?: CallOptions) => Answer<'createEmbedding'>;

  /**
   * Create embeddings.
   *
   * Answers what that would cost; nothing is done or charged (`Prefer: quote`).
   *
   * Creates embedding vectors of texts, in the format of the public embeddings interface: for semantic search,
   * clustering and similarity. Parameters that are not listed here are passed on to the upstream unchanged.
   *
   * Vectors of different models cannot be compared. Several upstreams can serve one model name: the operator makes sure
   * that their vectors can be compared.
   *
   * The tokens that are read are charged; the response is 402 if the account has less than the texts cost. An
   * `Idempotency-Key` has no effect here: a repeated request is answered, and charged, again.
   */
  quoteEmbedding: (body: types.CreateEmbeddingRequest, options?: CallOptions) => QuoteAnswer<'createEmbedding'>;

  /**
   * List models.
   *
   * Lists the models that this gateway serves, with the operations that take them and their prices.
   */
  listModels: (options?: CallOptions) => Answer<'listModels'>;

  /**
   * Get a model.
   *
   * Returns a model that this gateway serves, with the operations that take it and their prices. If the settings have a
   * route for all other models, every name is served.
   */
  getModel: (parameters: {
    /** The name of the model. A slash in it is written `%2F`, as the SDKs do. */
    modelId: string;
  }, options?: CallOptions) => Answer<'getModel'>;

  /**
   * List jobs.
   *
   * Lists the jobs of the account, newest first, in pages. Filters can be combined. `data.next` is the `cursor` of the
   * next page; jobs that are created meanwhile do not shift the pages. A job that the gateway cannot read, such as one
   * written by a newer gateway, is left out, and `message` says how many were.
   *
   * With `search`, a page looks through at most 500 jobs. It can have fewer jobs than `limit`, even none, and still a
   * next page with older ones.
   */
  listJobs: (parameters?: {
    /** Only jobs with this status. */
    status?: "ON_QUEUE" | "SUCCESS" | "FAILED";
    /** Only jobs of this kind. In a record it is `data.action`. */
    kind?: "video" | "music" | "image";
    /** Only jobs with this text in the first 2,000 characters of their prompt, in upper or lower case. For music, it is searched in the first 2,000 characters of the titles and styles, then the description, then the lyrics, each as requested and as made. */
    search?: string;
    /** Only jobs created at this time or later. */
    createdFrom?: string;
    /** Only jobs created before this time. */
    createdBefore?: string;
    /** The maximum number of jobs per page. */
    limit?: number;
    /** The start of the page: `next` of the previous page. */
    cursor?: string;
  }, options?: CallOptions) => Answer<'listJobs'>;

  /**
   * Stream the events of all jobs.
   *
   * Streams the records of the account's jobs as they are created and change, as server-sent events: `progress` while a
   * job is in progress, `end` when it has ended. Each event has the whole record, as `GET /jobs/{jobId}` returns it. The
   * event `live` says that everything up to now has been sent and that changes follow as they happen; a new stream
   * begins with it.
   *
   * An account can have 50 of these streams open at a process of the gateway; another one is 429.
   *
   * The stream has no last event. It is closed after 15 minutes at the latest, unless the operator has set another time,
   * and within seconds of the end of its key or session. The client then reconnects.
   *
   * A client that reconnects with its last `Last-Event-ID` is first sent every job that has changed since, in its
   * present state, and then `live`. States in between are not sent, and a change from shortly before the interruption
   * may be sent twice. The changes of a job are sent in order. Changes can be caught up with for a day; a client that
   * was disconnected for longer calls `GET /jobs`.
   */
  streamJobs: (options?: CallOptions) => Answer<'streamJobs', 'stream'>;

  /**
   * Get a job.
   *
   * Returns the record of a job of any kind. For a video or music job it is the same as the operation for that kind
   * returns; image jobs are only available here.
   */
  getJob: (parameters: {
    /** The identifier of the job. */
    jobId: string;
  }, options?: CallOptions) => Answer<'getJob'>;

  /**
   * Cancel a job.
   *
   * Cancels a job whose result is no longer needed, and returns its record: `FAILED`, with `data.reason` `cancelled`.
   * Its callback is sent, and its upstream is asked to stop if it supports that.
   *
   * Cancelling is free, with one exception: work that an upstream had begun is charged if the account has cancelled or
   * aborted more of it in 24 hours than the operator allows, and more than it has paid for in that time. `data.quota` is
   * what was charged.
   *
   * Cancelling a cancelled job again has no effect. A job that has ended in another way is not changed, and the response
   * is 409 with the code `job_ended`.
   */
  cancelJob: (parameters: {
    /** The identifier of the job. */
    jobId: string;
  }, options?: CallOptions) => Answer<'cancelJob'>;

  /**
   * Stream the events of a job.
   *
   * Streams the record of a job as server-sent events: at once, after every change (`progress`), and when it has ended
   * (`end`), which also ends the stream. Each event has the whole record, so that a missed event loses nothing.
   *
   * The `id` of an event counts the changes of the job. A client that reconnects with the last `Last-Event-ID` is sent
   * what has changed since, or nothing until something changes; if that event was the `end`, the response is 204.
   *
   * An account can have 500 of these streams open at a process of the gateway; another one is 429.
   *
   * A stream is closed after 15 minutes at the latest, unless the operator has set another time, and within seconds of
   * the end of its key or session, even if the job continues. The client then reconnects with the last `id`.
   */
  streamJobEvents: (parameters: {
    /** The identifier of the job. */
    jobId: string;
  }, options?: CallOptions) => Answer<'streamJobEvents', 'stream'>;

  /**
   * Get the timeline of a job.
   *
   * Returns the steps of a job with their times: its creation, every submission and the upstream that accepted it,
   * failures and retries, and its end with its cost. Progress is not included. Each step was recorded together with the
   * change that it describes. Jobs from before timelines were recorded have only the first and the last step.
   */
  getJobTimeline: (parameters: {
    /** The identifier of the job. */
    jobId: string;
  }, options?: CallOptions) => Answer<'getJobTimeline'>;

  /**
   * Get the callback of a job.
   *
   * Returns the state of a job's callback, and the last attempts to deliver it with their time, status and duration and
   * the beginning of the receiver's response.
   */
  getCallback: (parameters: {
    /** The identifier of the job. */
    jobId: string;
  }, options?: CallOptions) => Answer<'getCallback'>;

  /**
   * Redeliver a callback.
   *
   * Delivers the callback of an ended job again, at once and with the whole schedule of retries, whatever its state is.
   * It has the same `webhook-id`, so that the receiver can recognise it.
   */
  redeliverCallback: (parameters: {
    /** The identifier of the job. */
    jobId: string;
  }, options?: CallOptions) => Answer<'redeliverCallback'>;

  /**
   * List callback secrets.
   *
   * Lists the secrets that the account's callbacks are signed with, the current one first. Callbacks are signed
   * according to [Standard Webhooks](https://www.standardwebhooks.com/), with the headers `webhook-id`,
   * `webhook-timestamp` and `webhook-signature`, an HMAC-SHA256 over `id.timestamp.body`. Verify them with any Standard
   * Webhooks library and a secret.
   */
  getCallbackSecrets: (options?: CallOptions) => Answer<'getCallbackSecrets'>;

  /**
   * Rotate the callback secret.
   *
   * Creates a new secret. The old one continues to sign for a day (unless configured), so that receivers can be updated
   * in the meantime: callbacks then have both signatures, and four at the most.
   */
  rotateCallbackSecret: (options?: CallOptions) => Answer<'rotateCallbackSecret'>;

  /**
   * Get the account.
   *
   * Returns the account of the request, with its balance and its limits. A request with a key also gets the key's limits
   * and what it has spent; a request with a session also gets the person and the CSRF token.
   */
  getAccount: (options?: CallOptions) => Answer<'getAccount'>;

  /**
   * Sign up.
   *
   * Creates a person for an e-mail address, and sends a link to it that activates the account; until then, the person
   * can do nothing. The response is the same whether or not the address already has an account: only its owner is told,
   * by e-mail.
   *
   * With `invitation`, the person joins the account of the invitation; without it, a new account is created when the
   * address is activated. The settings of the gateway decide whether anybody can sign up: if not, the response is 403
   * with the code `sign_up_closed` or `invitation_required`.
   */
  signUp: (body: types.SignUpRequest, options?: CallOptions) => Answer<'signUp'>;

  /**
   * Activate an account.
   *
   * Activates an e-mail address with the token of the link that was sent to it. The link leads to a page of the
   * gateway's dashboard, which calls this operation. The token works once, for an hour unless configured.
   *
   * Programs that open addresses ahead of the person do not use it up: `HEAD` is rejected, and a browser that fetches
   * this one in advance (`Sec-Purpose: prefetch`, or `Purpose`) gets 403.
   */
  activateAccount: (parameters: {
    /** The `token=` of the link that was sent by e-mail. */
    token: string;
  }, options?: CallOptions) => Answer<'activateAccount'>;

  /**
   * Resend the activation e-mail.
   *
   * Sends a new activation link, if the address is waiting to be activated. The response is the same for every address,
   * also when no further e-mail is sent: an address gets only a limited number of e-mails in the time that a link is
   * valid (5 unless configured).
   */
  sendActivation: (body: types.EmailRequest, options?: CallOptions) => Answer<'sendActivation'>;

  /**
   * Sign in.
   *
   * Starts a session. Its token is set as a cookie that scripts cannot read and that other sites cannot send. Requests
   * that change something also need `data.csrfToken` in the header `x-csrf-token`.
   */
  signIn: (body: types.SignInRequest, options?: CallOptions) => Answer<'signIn'>;

  /**
   * Sign out.
   *
   * Ends the session; its cookie is rejected from then on.
   */
  signOut: (options?: CallOptions) => Answer<'signOut'>;

  /**
   * Send a password reset e-mail.
   *
   * Sends a link to set a new password, if the address has an account. The response is the same for every address, also
   * when no further e-mail is sent: an address gets only a limited number of e-mails in the time that a link is valid (5
   * unless configured).
   */
  sendPasswordReset: (body: types.EmailRequest, options?: CallOptions) => Answer<'sendPasswordReset'>;

  /**
   * Reset a password.
   *
   * Sets a new password with the token of a link that was sent by e-mail. The link works once, for an hour unless
   * configured. All sessions of the person end. Using the link also activates the address, because it shows that the
   * address belongs to the person.
   */
  resetPassword: (body: types.PasswordRequest, options?: CallOptions) => Answer<'resetPassword'>;

  /**
   * List people.
   *
   * Lists the people of the account and its open invitations, with who sent them.
   */
  listPeople: (options?: CallOptions) => Answer<'listPeople'>;

  /**
   * Change a person's role.
   *
   * Makes a person an owner or a member. Only owners can do this. The last owner cannot become a member: 409. Open
   * invitations that a new member sent as an owner are cancelled.
   */
  changePerson: (parameters: {
    /** The identifier of the person. */
    personId: string;
  }, body: types.PersonRequest, options?: CallOptions) => Answer<'changePerson'>;

  /**
   * Remove a person.
   *
   * Removes a person from the account. Their sessions end, and the open invitations that they sent are cancelled. Keys
   * that they created stay valid; revoke them if necessary. Only owners can remove others; everybody can leave. The last
   * owner cannot be removed or leave: 409.
   */
  removePerson: (parameters: {
    /** The identifier of the person. */
    personId: string;
  }, options?: CallOptions) => Answer<'removePerson'>;

  /**
   * Invite a person.
   *
   * Sends an e-mail with a link to sign up to this account. Only owners can invite. The link works once, for an hour
   * unless configured; a new one to the same address replaces it. A person who signs up with it has a week to activate
   * the address. An invitation is withdrawn when the owner who sent it is removed or made a member.
   *
   * An account can have a limited number of open invitations (100 unless configured), and one address gets a limited
   * number of e-mails in the time that an invitation is valid (5 unless configured); beyond these the response is 409 and
   * 429.
   */
  invitePerson: (body: types.InvitationRequest, options?: CallOptions) => Answer<'invitePerson'>;

  /**
   * Withdraw an invitation.
   *
   * Withdraws an invitation that has not been accepted yet. Its link no longer works, not even for a person who has signed
   * up with it and not activated the address: an invitation is accepted when the address is activated. Only owners can
   * do this.
   */
  withdrawInvitation: (parameters: {
    /** The identifier of the invitation. */
    invitationId: string;
  }, options?: CallOptions) => Answer<'withdrawInvitation'>;

  /**
   * List API keys.
   *
   * Lists the API keys of the account without their secrets: first the live keys, then the 100 or more that ended most recently.
   */
  listKeys: (options?: CallOptions) => Answer<'listKeys'>;

  /**
   * Create an API key.
   *
   * Creates an API key. The key is shown only in this response; the gateway stores only a hash of it. A key can be
   * limited to operations, models, requests per minute, and units per day or month, and can have an expiry time. An
   * account has 100 live keys at the most (unless configured); beyond that the response is 409 with the code
   * `too_many_keys`.
   */
  createKey: (body: types.CreateKeyRequest, options?: CallOptions) => Answer<'createKey'>;

  /**
   * Revoke an API key.
   *
   * Revokes an API key; within a second it is rejected everywhere. Work that was started with it continues. Revoking a
   * key that has ended has no effect.
   */
  revokeKey: (parameters: {
    /** The identifier of the key. */
    keyId: string;
  }, options?: CallOptions) => Answer<'revokeKey'>;

  /**
   * Rotate an API key.
   *
   * Creates an API key that replaces another, with the same name and limits. The old key stays valid for `overlapHours`,
   * so that clients can be updated; 0 ends it at once. The limits apply to both keys together, and to all keys of
   * further rotations: they share requests, spending and refunds.
   *
   * A key that has ended cannot be rotated: 409 with the code `key_not_live`. The new key is shown only in this
   * response.
   */
  rotateKey: (parameters: {
    /** The identifier of the key. */
    keyId: string;
  }, body: types.RotateKeyRequest, options?: CallOptions) => Answer<'rotateKey'>;

  /**
   * List account changes.
   *
   * Lists changes of the account, its people, its invitations and its keys, newest first, in pages: what was changed,
   * when, by whom, which person or key it affects, and the values before and after. Changes are kept for a year unless
   * the operator has set another time, also those of people and keys that no longer exist. Events without an actor, such
   * as the expiry of a key or an invitation, are not listed; nor is quota, which has the ledger.
   */
  listChanges: (parameters?: {
    /** Only changes of this kind. */
    kind?: "account.created" | "account.suspended" | "account.resumed" | "person.invited" | "invitation.withdrawn" | "person.joined" | "person.changed" | "person.removed" | "person.left" | "key.created" | "key.rotated" | "key.revoked" | "callback-secret.rotated";
    /** Only changes of this person, or made by the person. */
    personId?: string;
    /** Only changes of this key, or made with it. */
    keyId?: string;
    /** Only changes on or after this day (UTC). */
    from?: string;
    /** Only changes on or before this day (UTC). */
    to?: string;
    /** The maximum number of changes per page. */
    limit?: number;
    /** The start of the page: `next` of the previous page. */
    cursor?: string;
  }, options?: CallOptions) => Answer<'listChanges'>;

  /**
   * Get usage.
   *
   * Returns what was used in a range of at most 366 days, split by day, key, model and operation as requested. Work in
   * progress is not included; it counts on the day on which it ends.
   */
  getUsage: (parameters?: {
    /** The first day of the report, in UTC; the default is 30 days before the last. */
    from?: string;
    /** The last day of the report, in UTC, inclusive; the default is today. */
    to?: string;
    /** What the report is split by: any of `day`, `key`, `model` and `operation`, separated by commas. */
    by?: string;
  }, options?: CallOptions) => Answer<'getUsage'>;

  /**
   * Export usage as CSV.
   *
   * Returns the same report as `GET /account/usage` as CSV.
   */
  exportUsage: (parameters?: {
    /** The first day of the report, in UTC; the default is 30 days before the last. */
    from?: string;
    /** The last day of the report, in UTC, inclusive; the default is today. */
    to?: string;
    /** What the report is split by: any of `day`, `key`, `model` and `operation`, separated by commas. */
    by?: string;
  }, options?: CallOptions) => Answer<'exportUsage', 'text'>;

  /**
   * List ledger entries.
   *
   * Lists the entries of the account's ledger, newest first, in pages. They can be filtered by day, key, job and kind.
   * Each entry says what it is for: operation, price rule, quantity and price, request, key and contract. The sums over
   * all entries are the balances.
   */
  getLedger: (parameters?: {
    /** Only entries of this kind. */
    kind?: "grant" | "reserve" | "settle" | "release" | "adjust";
    /** Only entries of this job. */
    jobId?: string;
    /** Only entries of work requested with this key. */
    keyId?: string;
    /** Only entries on or after this day (UTC). */
    from?: string;
    /** Only entries on or before this day (UTC). */
    to?: string;
    /** The maximum number of entries per page. */
    limit?: number;
    /** The start of the page: `next` of the previous page. */
    cursor?: string;
  }, options?: CallOptions) => Answer<'getLedger'>;

  /**
   * Export ledger entries as CSV.
   *
   * Returns the entries of the account's ledger as CSV, newest first. They can be filtered by day, key, job and kind.
   * The entries are read while they are sent: if reading fails, the response is cut off.
   */
  exportLedger: (parameters?: {
    /** Only entries of this kind. */
    kind?: "grant" | "reserve" | "settle" | "release" | "adjust";
    /** Only entries of this job. */
    jobId?: string;
    /** Only entries of work requested with this key. */
    keyId?: string;
    /** Only entries on or after this day (UTC). */
    from?: string;
    /** Only entries on or before this day (UTC). */
    to?: string;
  }, options?: CallOptions) => Answer<'exportLedger', 'text'>;

  /**
   * Download a file.
   *
   * Returns a file that a job or an image operation has created. Its address is created by the gateway, is valid for a
   * limited time and cannot be altered; it needs no key, so that anybody who has it can download the file. Byte ranges
   * are supported, so that players can seek. An expired address is 403: get the job again for a new one.
   */
  getAsset: (parameters: {
    /** The file. */
    assetId: string;
    /** When the address expires, in Unix seconds. */
    expires: string;
    /** The gateway's signature of the address. */
    signature: string;
  }, options?: CallOptions) => Answer<'getAsset', 'stream'>;

  /**
   * Get the OpenAPI document.
   *
   * Returns the OpenAPI document of the gateway, with the gateway's own addresses as its servers. No key is needed.
   * Types that are generated from it should treat parameters with a default as optional:
   * `npx openapi-typescript openapi.json --default-non-nullable false`.
   */
  getContract: (options?: CallOptions) => Answer<'getContract'>;

  /**
   * Get the OpenAPI document as YAML.
   *
   * Returns the same document as `GET /openapi.json`, as YAML (RFC 9512). No key is needed.
   */
  getContractYaml: (options?: CallOptions) => Answer<'getContractYaml', 'text'>;

  /**
   * List upstreams.
   *
   * Lists the configured upstreams with their state: whether they respond, whether the circuit breaker blocks calls, how
   * fast they have been in the last minutes, and what went wrong last. It is for operators, with a key or a person of
   * the gateway's own account, `local`. Others get 403.
   *
   * The figures are those of the process that answers. If several processes share the work, each has its own figures,
   * and `process` says what this one does: calls for jobs are made by those with the role `worker`.
   */
  listUpstreams: (options?: CallOptions) => Answer<'listUpstreams'>;

  /**
   * Check health.
   *
   * Returns 200 as soon as the process serves requests, with the addresses of the gateway. No key is needed.
   */
  getHealth: (options?: CallOptions) => Answer<'getHealth'>;

  /**
   * Check readiness.
   *
   * Returns 200 if the database, the queue and the asset store respond and new work is accepted, else 503; also while
   * the gateway starts and its alternate address is not open yet, and while it shuts down. A process that only serves
   * requests, or only works on jobs, reports whether it is ready for that. No key is needed.
   */
  getReadiness: (options?: CallOptions) => Answer<'getReadiness'>;

  /**
   * Get Prometheus metrics.
   *
   * Returns counters and histograms in the Prometheus text format. No key is needed; do not expose it to the public.
   */
  getMetrics: (options?: CallOptions) => Answer<'getMetrics', 'text'>;
}
