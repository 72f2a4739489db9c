import { FakeServer } from './a-fake-server.ts';
import { type FakeAnswer, withJson } from './fake-answer.ts';
import { answerChat, type ChatScript } from './openai-chat.ts';
import { failureBody, requestId, withFailure } from './openai-failures.ts';
import type { SeenRequest } from './seen-request.ts';

/** What a fake of OpenAI's interface is like. */
export interface FakeOpenAIOptions {
  /** The one key that it takes. */
  readonly key?: string;
  /** The models that it has. Without this it lists a few, and takes any. */
  readonly models?: readonly string[];
}

/** The key that the fakes take where a test says nothing else. */
export const UPSTREAM_KEY = 'sk-a-key-of-an-upstream';

const USUAL_MODELS = ['gpt-4o', 'gpt-4o-mini', 'gpt-image-1', 'dall-e-2', 'dall-e-3'];
const MODELS_SINCE = 1_735_689_600;

/** Starts a fake of OpenAI's interface: chat completions, pictures and the list of models. */
export async function aFakeOpenAI(options: FakeOpenAIOptions = {}): Promise<FakeOpenAI> {
  const fake = new FakeOpenAI(options);
  await fake.start();
  return fake;
}

export class FakeOpenAI extends FakeServer {
  readonly #key: string;
  readonly #models: readonly string[] | undefined;
  #chat: ChatScript = {};

  constructor({ key = UPSTREAM_KEY, models }: FakeOpenAIOptions) {
    super();
    this.#key = key;
    this.#models = models;
  }

  /** Sets what all later chat answers say. `{}` leaves it to the requests again. */
  chat(script: ChatScript): void {
    this.#chat = script;
  }

  failure(status: number): FakeAnswer {
    return withFailure(status, { message: `The fake answers ${status}, as it was asked to.` });
  }

  errorEvent(): string {
    const body = failureBody(500, {
      message: 'The server had an error in the middle of a stream.',
    });
    return `data: ${JSON.stringify(body)}\n\n`;
  }

  protected answer(request: SeenRequest): FakeAnswer | Promise<FakeAnswer> {
    return this.#keyFault(request) ?? this.#modelFault(request) ?? this.#route(request);
  }

  #route({ method, path, body }: SeenRequest): FakeAnswer | Promise<FakeAnswer> {
    switch (`${method} ${path}`) {
      case 'POST /v1/chat/completions':
        return answerChat(body, this.#chat);
      case 'GET /v1/models':
        return withJson(200, this.#listModels(), requestId());
      default:
        return withFailure(404, { message: `Invalid URL (${method} ${path})` });
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
    const data = (this.#models ?? USUAL_MODELS).map((id) => {
      return { id, object: 'model', created: MODELS_SINCE, owned_by: 'openai' };
    });
    return { object: 'list', data };
  }
}
