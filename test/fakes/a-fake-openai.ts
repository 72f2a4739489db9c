import { FakeServer, UPSTREAM_KEY } from './a-fake-server.ts';
import { type FakeAnswer, withJson } from './fake-answer.ts';
import { answerChat, type ChatScript } from './openai-chat.ts';
import { answerEmbeddings } from './openai-embeddings.ts';
import { failureBody, requestId, withFailure } from './openai-failures.ts';
import { OpenAIImages, PICTURES_PATH } from './openai-images.ts';
import { answerCount, answerResponse, type ResponseScript } from './openai-responses.ts';
import type { SeenRequest } from './seen-request.ts';

/** Options of a fake OpenAI API. */
export interface FakeOpenAIOptions {
  /** The only key it accepts. */
  readonly key?: string;
  /** The models it has. Without this it lists a few and accepts any. */
  readonly models?: readonly string[];
  /** Whether it lacks the Responses API, like most servers of the chat completions API. */
  readonly isOlder?: boolean;
}

const DEFAULT_MODELS = ['gpt-4o', 'gpt-4o-mini', 'gpt-image-1', 'dall-e-2', 'dall-e-3'];
const MODELS_SINCE = 1_735_689_600;

/** Starts a fake OpenAI API: chat completions, responses, embeddings, images and the list of models. */
export async function aFakeOpenAI(options: FakeOpenAIOptions = {}): Promise<FakeOpenAI> {
  const fake = new FakeOpenAI(options);
  await fake.start();
  return fake;
}

/** A fake OpenAI API. `url` with `/v1` is the base address for the vendor's own client. */
export class FakeOpenAI extends FakeServer {
  readonly #key: string;
  readonly #models: readonly string[] | undefined;
  readonly #images = new OpenAIImages();
  #chat: ChatScript = {};
  #response: ResponseScript = {};
  #isOlder: boolean;
  #counts = true;

  constructor({ key = UPSTREAM_KEY, models, isOlder = false }: FakeOpenAIOptions) {
    super();
    this.#isOlder = isOlder;
    this.#key = key;
    this.#models = models;
  }

  /** Sets the content of all later chat completions. `{}` restores the default, which derives it from the request. */
  chat(script: ChatScript): void {
    this.#chat = script;
  }

  /** Sets the content of all later responses, like `chat`. */
  response(script: ResponseScript): void {
    this.#response = script;
  }

  /** Sets whether it has the token counting endpoint; not every server of this API does. */
  countTokens(counts: boolean): void {
    this.#counts = counts;
  }

  /** Enables the Responses API from now on. */
  bringUpToDate(): void {
    this.#isOlder = false;
  }

  /** Expires the image URLs given out so far. */
  expireLinks(): void {
    this.#images.expireLinks();
  }

  failure(status: number): FakeAnswer {
    const code = status === 429 ? { code: 'rate_limit_exceeded' } : {};
    return withFailure(status, { message: `The fake answers ${status}, as asked to.`, ...code });
  }

  errorEvent(): string {
    const body = failureBody(500, {
      message: 'The server had an error in the middle of a stream.',
    });
    return `data: ${JSON.stringify(body)}\n\n`;
  }

  protected answer(request: SeenRequest): FakeAnswer | Promise<FakeAnswer> {
    // Image URLs need no key.
    if (request.path.startsWith(PICTURES_PATH)) return this.#images.answerPicture(request.path);
    return this.#keyFault(request) ?? this.#modelFault(request) ?? this.#route(request);
  }

  #route(request: SeenRequest): FakeAnswer | Promise<FakeAnswer> {
    const { method, path, body } = request;
    if (this.#isOlder && path.startsWith('/v1/responses')) return notThere(request);
    switch (`${method} ${path}`) {
      case 'POST /v1/chat/completions':
        return answerChat(body, this.#chat);
      case 'POST /v1/responses':
        return answerResponse(body, this.#response);
      case 'POST /v1/responses/input_tokens':
        return this.#counts ? answerCount(body) : notThere(request);
      case 'POST /v1/embeddings':
        return answerEmbeddings(body);
      case 'POST /v1/images/generations':
        return this.#images.answer(request, 'generate', this.url);
      case 'POST /v1/images/edits':
        return this.#images.answer(request, 'edit', this.url);
      case 'GET /v1/models':
        return withJson(200, this.#listModels(), requestId());
      default:
        return notThere(request);
    }
  }

  #keyFault({ headers }: SeenRequest): FakeAnswer | undefined {
    const { authorization } = headers;
    if (authorization === `Bearer ${this.#key}`) return undefined;
    return authorization === undefined
      ? withFailure(401, { message: "You didn't provide an API key." })
      : withFailure(401, { message: 'Incorrect API key provided.', code: 'invalid_api_key' });
  }

  #modelFault({ body }: SeenRequest): FakeAnswer | undefined {
    const model: unknown = body?.model;
    if (this.#models === undefined || typeof model !== 'string' || this.#models.includes(model)) {
      return undefined;
    }
    const message = `The model '${model}' does not exist or you do not have access to it.`;
    return withFailure(404, { message, param: 'model', code: 'model_not_found' });
  }

  #listModels(): object {
    const data = (this.#models ?? DEFAULT_MODELS).map((id) => {
      return { id, object: 'model', created: MODELS_SINCE, owned_by: 'openai' };
    });
    return { object: 'list', data };
  }
}

function notThere({ method, path }: SeenRequest): FakeAnswer {
  return withFailure(404, { message: `Invalid URL (${method} ${path})` });
}
