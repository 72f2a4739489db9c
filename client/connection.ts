import type { CallOptions, ContractClient } from '../generated/client.ts';
import { createClient, differenceNotice } from './contract-client.ts';
import { environmentValue } from './environment.ts';
import { errorOf } from './error-reading.ts';
import { PatchbayError } from './errors.ts';
import type { DirectOptions, PatchbayOptions } from './gateway-options.ts';
import { checkHeaderValue } from './header-value.ts';
import { checkGatewayAddress } from './http-address.ts';
import { type TimeLimit, timeLimit, timerTime, wholeNumber } from './longest-timer.ts';
import type { Sending, UploadProgress } from './sendable.ts';
import { send } from './sending.ts';
import type { ReadingLimits } from './whole-stream.ts';

/** What a single call may add. */
export interface RequestOptions extends TimeLimit {
  /** Ends the call: it throws `AbortedError`. */
  readonly signal?: AbortSignal | undefined;
  /** Headers of this call, beside those of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * How long a try may take; that of a stream until it begins. So long may it take, too, to read a stream that is given
   * for a file.
   */
  readonly timeoutSeconds?: number | undefined;
  /** How often the call is tried again where it fails and that may help; 0 for never. */
  readonly maxRetries?: number | undefined;
  /** The name under which a creation can be sent again without being done again; one is made for each call unless given. */
  readonly idempotencyKey?: string | undefined;
  /** Told how much of the request has been sent. */
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** A call of a method of the contract's client. */
export type Ask<T> = (
  client: ContractClient,
  call: CallOptions,
) => Promise<{ readonly data?: T; readonly error?: unknown; readonly response: Response }>;

/** A little longer than the alternate address allows itself (10 minutes unless configured). */
const USUAL_TIMEOUT_MS = 630_000;
const USUAL_RETRIES = 2;
const USUAL_LONGEST_WAIT_SECONDS = 60;

/** The way to a gateway: answers come as what they are, and failures are thrown. */
export class Connection {
  readonly #settings: PatchbayOptions;
  readonly #client: ContractClient;
  readonly #notice: (response: Response) => void;
  /** The bodies of requests, so that each try can be made anew. */
  readonly #bodies = new WeakMap<Request, BodyInit>();

  constructor(settings: PatchbayOptions) {
    const { timeoutSeconds: _, timeout: __, ...rest } = settings;
    const { maxRetries: ___, longestWaitSeconds: ____, ...others } = rest;
    this.#settings = settings;
    this.#notice = differenceNotice(settings.onContractDifference);
    this.#client = createClient({
      ...fromEnvironment(settings),
      ...withoutGaps(others),
      Request: keepingBodies(this.#bodies),
    });
  }

  /**
   * Asks by a method of the contract's client.
   *
   * @returns the body of the answer
   * @throws PatchbayError
   */
  async ask<T>(ask: Ask<T>, options: RequestOptions = {}): Promise<T> {
    const { data, error, response } = await this.#call(ask, { options, isStream: false });
    if (!response.ok) throw errorOf(response, error);
    const isTold = typeof data === 'string' || (typeof data === 'object' && data !== null);
    if (!isTold) throw unexpected(response);
    return data;
  }

  /**
   * Asks for server-sent events by a method of the contract's client.
   *
   * @returns their bytes
   * @throws PatchbayError
   */
  async open(ask: Ask<unknown>, options: RequestOptions = {}): Promise<ReadableStream<Uint8Array>> {
    const headers = { accept: STREAM_OR_PROBLEM, ...options.headers };
    const response = await this.unread(ask, { ...options, headers });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (response.body !== null && isStream === true) return response.body;
    // A body that somebody else reads, too, says that it has ended when they have done with it.
    response.body?.cancel().catch(() => {});
    throw unexpected(response);
  }

  /**
   * Asks by a method of the contract's client, and leaves the answer unread.
   *
   * @throws PatchbayError
   */
  async unread(ask: Ask<unknown>, options: RequestOptions = {}): Promise<Response> {
    const { error, response } = await this.#call(ask, { options, isStream: true });
    if (!response.ok) throw errorOf(response, error);
    return response;
  }

  /**
   * Fetches a file by its address, with the headers of the call, but without the key and the headers of every request.
   *
   * @returns the answer, its body unread
   * @throws PatchbayError
   */
  async fetchFile(url: string, options: RequestOptions = {}): Promise<Response> {
    const request = new Request(url, { headers: options.headers ?? {} });
    const response = await send({ request, body: undefined }, this.#sending(options, true));
    if (response.ok) return response;
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    // A proxy may give a page of HTML this type.
    throw errorOf(response, isJson === true ? await response.json().catch(() => {}) : undefined);
  }

  /** The limits for reading streams that a call sends. A time counts only where the caller has given one. */
  readingLimits(options: RequestOptions = {}): ReadingLimits {
    return { signal: options.signal, timeoutMs: timeLimit(options) ?? timeLimit(this.#settings) };
  }

  async #call<T>(
    ask: Ask<T>,
    { options, isStream }: { readonly options: RequestOptions; readonly isStream: boolean },
  ): ReturnType<Ask<T>> {
    const { key, headers } = withoutKey(options.headers);
    const idempotencyKey = key ?? options.idempotencyKey ?? newIdempotencyKey();
    checkHeaderValue('idempotencyKey', idempotencyKey);
    const sending = this.#sending(options, isStream);
    let answered: Response | undefined;
    try {
      return await ask(this.#client, {
        headers,
        idempotencyKey,
        fetch: async (request) => {
          answered = await send({ request, body: this.#bodies.get(request) }, sending);
          this.#notice(answered);
          return answered;
        },
      });
    } catch (error) {
      if (!(error instanceof SyntaxError) || answered === undefined) throw error;
      throw unreadable(answered, error);
    }
  }

  #sending(options: RequestOptions, isStream: boolean): Sending {
    const settings = this.#settings;
    return {
      fetch: settings.fetch ?? fetch,
      isUsualFetch: settings.fetch === undefined,
      timeoutMs: timeLimit(options) ?? timeLimit(settings) ?? USUAL_TIMEOUT_MS,
      // NaN would be retried without end.
      maxRetries: wholeNumber(
        options.maxRetries ?? settings.maxRetries ?? USUAL_RETRIES,
        'maxRetries',
      ),
      longestWaitMs: timerTime(
        (settings.longestWaitSeconds ?? USUAL_LONGEST_WAIT_SECONDS) * 1000,
        'longestWaitSeconds',
      ),
      signal: options.signal,
      isStream,
      onUploadProgress: options.onUploadProgress,
    };
  }
}

/** The settings of the environment. With a session no key is sent. */
function fromEnvironment({ baseUrl, csrfToken, credentials }: PatchbayOptions): DirectOptions {
  const hasSession = csrfToken !== undefined || credentials !== undefined;
  // Where the caller names a gateway, the addresses of the environment are those of another one.
  const isNamed = baseUrl !== undefined;
  return withoutGaps({
    apiKey: hasSession ? undefined : environmentValue('PATCHBAY_API_KEY'),
    baseUrl: isNamed ? undefined : addressIn('PATCHBAY_BASE_URL'),
    altBaseUrl: isNamed ? undefined : addressIn('PATCHBAY_ALT_BASE_URL'),
  });
}

function addressIn(variable: string): string | undefined {
  const address = environmentValue(variable);
  checkGatewayAddress(variable, address);
  return address;
}

/** Settings of which some may be given as `undefined`. */
type Gappy<T> = { readonly [Name in keyof T]?: T[Name] | undefined };

/** Settings without those that are given as `undefined`, which count as not given. */
function withoutGaps(settings: Gappy<DirectOptions>): DirectOptions {
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}

/** A `Request` whose body is kept elsewhere. */
function keepingBodies(bodies: WeakMap<Request, BodyInit>): typeof Request {
  return class extends Request {
    constructor(input: RequestInfo | URL, { body, ...init }: RequestInit = {}) {
      super(input, init);
      if (body !== undefined && body !== null) bodies.set(this, body);
    }
  };
}

/**
 * Takes the idempotency key out of the headers of a call. It is sent only where the contract knows it: a request with a
 * key is retried, and would be done again by a gateway that ignores the key.
 */
function withoutKey(given: RequestOptions['headers'] = {}): {
  readonly key: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
} {
  const entries = Object.entries(given);
  const isKey = ([name]: readonly [string, string]) => name.toLowerCase() === 'idempotency-key';
  return {
    key: entries.find(isKey)?.[1],
    headers: Object.fromEntries(entries.filter((header) => !isKey(header))),
  };
}

/** What mocks choose an answer by, where the contract has both; the gateway looks at the request alone. */
const STREAM_OR_PROBLEM = 'text/event-stream, application/json;q=0.9';

/** A unique name. Pages without https have no `crypto.randomUUID`. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The usual cause: another server at this address answers with a page of HTML. */
function unreadable({ status, headers }: Response, cause: SyntaxError): PatchbayError {
  const is = headers.get('content-type')?.split(';')[0] ?? 'of no kind';
  const message = `The answer is no JSON (it says it is ${is}). Is there a gateway at this address?`;
  return new PatchbayError(message, { status, cause });
}

function unexpected({ status, headers }: Response): PatchbayError {
  const requestId = headers.get('x-request-id') ?? undefined;
  return new PatchbayError('The answer is not what the contract promises.', { status, requestId });
}
