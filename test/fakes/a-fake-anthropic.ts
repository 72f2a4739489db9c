import { randomUUID } from 'node:crypto';
import { FakeServer, UPSTREAM_KEY } from './a-fake-server.ts';
import { answerMessage, asEvent, inputTokensOf, type MessageScript } from './anthropic-messages.ts';
import { countFault, messageFault, NEWER_VERSION, versionFault } from './anthropic-rules.ts';
import { type FakeAnswer, withJson } from './fake-answer.ts';
import { isRecord, type JsonRecord } from './json-record.ts';
import type { SeenRequest } from './seen-request.ts';

/** Options of a fake Anthropic API. */
export interface FakeAnthropicOptions {
  /** The only key it accepts. */
  readonly key?: string;
  /** The models it has. Without this it lists a few and accepts any. */
  readonly models?: readonly string[];
}

const DEFAULT_MODELS = ['claude-opus-4-5', 'claude-sonnet-4-5', 'claude-haiku-4-5'];
const MODELS_SINCE = '2025-10-01T00:00:00Z';
const MODELS_PER_PAGE = 20;

const VERSIONS = ['2023-06-01', NEWER_VERSION];

/** Error types by status, as documented on the vendor's page on errors. */
const TYPES: Readonly<Record<number, string>> = {
  400: 'invalid_request_error',
  401: 'authentication_error',
  402: 'billing_error',
  403: 'permission_error',
  404: 'not_found_error',
  409: 'conflict_error',
  413: 'request_too_large',
  429: 'rate_limit_error',
  500: 'api_error',
  504: 'timeout_error',
  529: 'overloaded_error',
};

/** Starts a fake Anthropic API: messages and models. */
export async function aFakeAnthropic(options: FakeAnthropicOptions = {}): Promise<FakeAnthropic> {
  const fake = new FakeAnthropic(options);
  await fake.start();
  return fake;
}

/** A fake Anthropic API. `url` is the base address for the vendor's own client. */
export class FakeAnthropic extends FakeServer {
  readonly #key: string;
  readonly #models: readonly string[] | undefined;
  #script: MessageScript = {};
  #counts = true;

  constructor({ key = UPSTREAM_KEY, models }: FakeAnthropicOptions) {
    super();
    this.#key = key;
    this.#models = models;
  }

  /** Sets the content of all later messages. `{}` restores the default, which derives it from the request. */
  message(script: MessageScript): void {
    this.#script = script;
  }

  /** Sets whether it has the token counting endpoint; not every server of this API does. */
  countTokens(counts: boolean): void {
    this.#counts = counts;
  }

  failure(status: number): FakeAnswer {
    return refused(status, `The fake answers ${status}, as it was asked to.`);
  }

  errorEvent(): string {
    const error = { type: 'overloaded_error', message: 'Overloaded' };
    return asEvent({ type: 'error', error, request_id: aRequestId() });
  }

  protected answer(request: SeenRequest): FakeAnswer {
    return this.#headFault(request) ?? this.#route(request);
  }

  #route(request: SeenRequest): FakeAnswer {
    const { method, path, query } = request;
    if (method === 'POST' && path === '/v1/messages') return this.#answerMessage(request);
    if (this.#counts && method === 'POST' && path === '/v1/messages/count_tokens') {
      return this.#answerCount(request);
    }
    if (method === 'GET' && path === '/v1/models') return this.#listModels(query);
    const [, id] = /^\/v1\/models\/([^/]+)$/.exec(path) ?? [];
    if (method !== 'GET' || id === undefined) return refused(404, 'Not Found');
    return this.#has(decodeURIComponent(id))
      ? withJson(200, asModel(decodeURIComponent(id)), withId())
      : refused(404, `model: ${id}`);
  }

  #answerMessage({ body, headers }: SeenRequest): FakeAnswer {
    const fault = messageFault(body) ?? versionFault(body, headers['anthropic-version']);
    if (fault !== undefined || !isRecord(body)) return refused(400, fault ?? 'No object.');
    const stranger = this.#strangerIn(body);
    return stranger ?? answerMessage(body, this.#script, withId());
  }

  #answerCount({ body, headers }: SeenRequest): FakeAnswer {
    const fault = countFault(body) ?? versionFault(body, headers['anthropic-version']);
    if (fault !== undefined || !isRecord(body)) return refused(400, fault ?? 'No object.');
    const count = { input_tokens: inputTokensOf(body) };
    return this.#strangerIn(body) ?? withJson(200, count, withId());
  }

  /** The error for a request that names an unknown model. */
  #strangerIn({ model }: JsonRecord): FakeAnswer | undefined {
    const isKnown = this.#models === undefined || this.#has(String(model));
    return isKnown ? undefined : refused(404, `model: ${String(model)}`);
  }

  /** The key may be in either header; if both are present, the older one counts. */
  #headFault({ headers }: SeenRequest): FakeAnswer | undefined {
    const { authorization, 'anthropic-version': version } = headers;
    const key = headers['x-api-key'] ?? authorization?.replace('Bearer ', '');
    if (key === undefined) return refused(401, 'x-api-key header is required');
    if (key !== this.#key) return refused(401, 'invalid x-api-key');
    if (version === undefined) return refused(400, 'anthropic-version: header is required');
    if (!VERSIONS.includes(String(version))) {
      return refused(400, `anthropic-version: "${version}" is not a valid version`);
    }
    return undefined;
  }

  #has(model: string): boolean {
    return (this.#models ?? DEFAULT_MODELS).includes(model);
  }

  #listModels(query: URLSearchParams): FakeAnswer {
    const all = this.#models ?? DEFAULT_MODELS;
    const after = query.get('after_id');
    const rest = after === null ? all : all.slice(all.indexOf(after) + 1);
    const page = rest.slice(0, Number(query.get('limit') ?? MODELS_PER_PAGE));
    const data = page.map(asModel);
    const ids = { first_id: page.at(0) ?? null, last_id: page.at(-1) ?? null };
    return withJson(200, { data, has_more: rest.length > page.length, ...ids }, withId());
  }
}

function asModel(id: string): object {
  const facts = { capabilities: null, max_input_tokens: 200_000, max_tokens: 64_000 };
  const life = { lifecycle: 'active', line: null, deprecated_at: null, retires_at: null };
  return { type: 'model', id, display_name: id, created_at: MODELS_SINCE, ...facts, ...life };
}

function refused(status: number, message: string): FakeAnswer {
  const id = aRequestId();
  const type = TYPES[status] ?? (status < 500 ? 'invalid_request_error' : 'api_error');
  const body = { type: 'error', error: { type, message }, request_id: id };
  return withJson(status, body, withId(id));
}

function withId(id = aRequestId()): FakeAnswer['headers'] {
  return { 'request-id': id };
}

function aRequestId(): string {
  return `req_${randomUUID().replaceAll('-', '')}`;
}
