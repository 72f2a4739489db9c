import type { CallOptions, ContractClient } from '../generated/client.ts';
import { checkLimits, LONGEST_SEARCH_MS } from './call-limits.ts';
import { createClient, differenceNotice } from './contract-client.ts';
import { environmentValue } from './environment.ts';
import { errorOf } from './error-reading.ts';
import { PatchbayError } from './errors.ts';
import type { PatchbayOptions } from './gateway-options.ts';
import { checkHeaderValue } from './header-value.ts';
import { checkAddress } from './http-address.ts';
import { newIdempotencyKey, withoutKey } from './idempotency-key.ts';
import { type TimeLimit, timeLimit } from './longest-timer.ts';
import type { Sending, UploadProgress } from './sendable.ts';
import { anySignal, send } from './sending.ts';
import type { ReadingLimits } from './whole-stream.ts';

/** Options of a single call. */
export interface RequestOptions extends TimeLimit {
  /** Aborts the call, which then throws `AbortedError`. */
  readonly signal?: AbortSignal | undefined;
  /** Headers of this call, in addition to those of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Timeout of each attempt; of a stream, until it begins. It also limits the time to read a stream that is given as a
   * file, and a search for the alternate URL.
   */
  readonly timeoutSeconds?: number | undefined;
  /** Maximum number of retries after retryable failures; 0 disables retries. */
  readonly maxRetries?: number | undefined;
  /**
   * The idempotency key: the gateway executes a creation once, however often it is sent with the same key. Generated
   * for each call by default.
   */
  readonly idempotencyKey?: string | undefined;
  /** Called with the upload progress of the request. */
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** Calls one method of the contract's client. */
export type Ask<T> = (
  client: ContractClient,
  call: CallOptions,
) => Promise<{ readonly data?: T; readonly error?: unknown; readonly response: Response }>;

/** Slightly longer than the gateway's own limit at the alternate address (10 minutes unless configured). */
export const DEFAULT_TIMEOUT_MS = 630_000;
const DEFAULT_RETRIES = 2;
const DEFAULT_LONGEST_WAIT_SECONDS = 60;

const KEY_HINT = 'Set PATCHBAY_API_KEY, or the option apiKey.';

/** Sends requests to one gateway: returns response bodies and throws failures. */
export class Connection {
  readonly #settings: PatchbayOptions;
  readonly #client: ContractClient;
  readonly #notice: (response: Response) => void;
  /** How to give a key; empty where the client has one, or a session. */
  readonly #keyHint: string;
  /** The bodies of requests, kept so that each attempt can build its request anew. */
  readonly #bodies = new WeakMap<Request, BodyInit>();

  constructor(settings: PatchbayOptions) {
    checkLimits(settings);
    const { csrfToken, credentials, headers, fetch, keyHint = KEY_HINT } = settings;
    this.#settings = settings;
    this.#notice = differenceNotice(settings.onContractDifference);
    const found = withEnvironment(settings);
    this.#keyHint = hasSession(settings) || found.apiKey !== undefined ? '' : keyHint;
    this.#client = createClient({
      csrfToken,
      credentials,
      headers,
      fetch,
      ...found,
      Request: keepingBodies(this.#bodies),
    });
  }

  /**
   * Calls a method of the contract's client.
   *
   * @returns the parsed response body
   * @throws PatchbayError
   */
  async ask<T>(ask: Ask<T>, options: RequestOptions = {}): Promise<T> {
    const { data, response } = await this.#call(ask, { options, isStream: false });
    const isTold = typeof data === 'string' || (typeof data === 'object' && data !== null);
    if (!isTold) throw unexpected(response);
    return data;
  }

  /**
   * Calls a method of the contract's client that streams server-sent events.
   *
   * @returns the bytes of the event stream
   * @throws PatchbayError
   */
  async open(ask: Ask<unknown>, options: RequestOptions = {}): Promise<ReadableStream<Uint8Array>> {
    const headers = { accept: STREAM_OR_PROBLEM, ...options.headers };
    const response = await this.unread(ask, { ...options, headers });
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (response.body !== null && isStream === true) return response.body;
    // Not awaited: if the body was teed, cancelling resolves only when its other reader has finished.
    response.body?.cancel().catch(() => {});
    throw unexpected(response);
  }

  /**
   * Calls a method of the contract's client and returns the response with its body unread.
   *
   * @throws PatchbayError
   */
  async unread(ask: Ask<unknown>, options: RequestOptions = {}): Promise<Response> {
    const { response } = await this.#call(ask, { options, isStream: true });
    return response;
  }

  /**
   * Fetches a file by its URL. Sends the headers of the call, but neither the API key nor the headers of every request.
   *
   * @returns the response, its body unread
   * @throws PatchbayError; TypeError if the URL is invalid
   */
  async fetchFile(url: string, options: RequestOptions = {}): Promise<Response> {
    checkAddress('The file', url);
    const request = new Request(url, { headers: options.headers ?? {} });
    const response = await send({ request, body: undefined }, this.#sending(options, true));
    if (response.ok) return response;
    // A proxy answers with a page.
    throw errorOf(response, await response.json().catch(() => {}));
  }

  /** Limits for reading the streams that a call sends. There is a timeout only if the caller has set one. */
  readingLimits(options: RequestOptions = {}): ReadingLimits {
    checkLimits(options);
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
      const outcome = await ask(this.#client, {
        headers,
        idempotencyKey,
        signal: searchSignal(sending),
        fetch: async (request) => {
          answered = await send({ request, body: this.#bodies.get(request) }, sending);
          this.#notice(answered);
          return answered;
        },
      });
      if (outcome.response.ok) return outcome;
      throw errorOf(outcome.response, outcome.error, this.#keyHint);
    } catch (error) {
      if (!(error instanceof SyntaxError) || answered === undefined) throw error;
      throw unreadable(answered, error);
    }
  }

  #sending(options: RequestOptions, isStream: boolean): Sending {
    checkLimits(options);
    const settings = this.#settings;
    return {
      fetch: settings.fetch ?? fetch,
      timeoutMs: timeLimit(options) ?? timeLimit(settings) ?? DEFAULT_TIMEOUT_MS,
      maxRetries: options.maxRetries ?? settings.maxRetries ?? DEFAULT_RETRIES,
      longestWaitMs: (settings.longestWaitSeconds ?? DEFAULT_LONGEST_WAIT_SECONDS) * 1000,
      signal: options.signal,
      isStream,
      onUploadProgress: options.onUploadProgress,
    };
  }
}

/** Ends the search for the alternate URL; each attempt has a signal of its own. */
function searchSignal({ signal, timeoutMs }: Sending): AbortSignal | undefined {
  if (timeoutMs >= LONGEST_SEARCH_MS) return signal;
  return anySignal(signal, AbortSignal.timeout(timeoutMs));
}

/** The options that environment variables can give. A client with a browser session takes no key from there. */
function withEnvironment(settings: PatchbayOptions) {
  const { apiKey, baseUrl, altBaseUrl } = settings;
  return {
    apiKey: apiKey ?? (hasSession(settings) ? undefined : environmentValue('PATCHBAY_API_KEY')),
    baseUrl: baseUrl ?? addressIn('PATCHBAY_BASE_URL'),
    // If the caller names a gateway, the URLs in the environment belong to another one.
    altBaseUrl:
      altBaseUrl ?? (baseUrl === undefined ? addressIn('PATCHBAY_ALT_BASE_URL') : undefined),
  };
}

function hasSession({ csrfToken, credentials }: PatchbayOptions): boolean {
  return (csrfToken ?? credentials) !== undefined;
}

function addressIn(variable: string): string | undefined {
  const address = environmentValue(variable);
  checkAddress(variable, address);
  return address;
}

/** A `Request` class that stores bodies in a map instead of in the request. */
function keepingBodies(bodies: WeakMap<Request, BodyInit>): typeof Request {
  return class extends Request {
    constructor(input: RequestInfo | URL, { body, ...init }: RequestInit = {}) {
      super(input, init);
      if (body !== undefined && body !== null) bodies.set(this, body);
    }
  };
}

/**
 * Lets mock servers pick the event stream where the contract has both types; the gateway itself ignores this header.
 */
const STREAM_OR_PROBLEM = 'text/event-stream, application/json;q=0.9';

/** Error for a response that is not JSON. The usual cause: another server at this address answers with an HTML page. */
function unreadable({ status, headers }: Response, cause: SyntaxError): PatchbayError {
  const is = headers.get('content-type')?.split(';')[0] ?? 'of no kind';
  const message = `The response is not JSON (its type is ${is}). Is there a gateway at this address?`;
  return new PatchbayError(message, { status, cause });
}

function unexpected({ status, headers }: Response): PatchbayError {
  const requestId = headers.get('x-request-id') ?? undefined;
  return new PatchbayError('The response does not match the contract.', { status, requestId });
}
