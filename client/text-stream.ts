import type {
  ChatCompletion,
  ChatCompletionChunk,
  Message,
  MessageStreamEvent,
  ModelResponse,
  ResponseStreamEvent,
} from '../generated/types.ts';
import type { EventDialect, StreamFailure } from './event-reading.ts';
import { EventStream, type OpenStream } from './event-stream.ts';

export type { OpenStream } from './event-stream.ts';

/** How a text API encodes its stream. */
interface Dialect<Event> extends EventDialect<Event> {
  /** The text delta of an event; empty if it has none. */
  textOf(event: Event): string;
}

/**
 * A stream of generated text. The request is sent on the first read, and the stream can be read once: by event, by text
 * delta, or whole. Breaking out of the iteration aborts the request.
 *
 * @example
 * for await (const event of patchbay.messages.stream({ model, messages })) console.log(event.type);
 */
export class TextStream<Event> extends EventStream<Event> {
  readonly #dialect: Dialect<Event>;

  constructor(open: OpenStream, dialect: Dialect<Event>, signal?: AbortSignal) {
    super(open, dialect, signal);
    this.#dialect = dialect;
  }

  /** Iterates over the text deltas as they arrive. */
  async *textDeltas(): AsyncGenerator<string, void, void> {
    for await (const event of this) {
      const text = this.#dialect.textOf(event);
      if (text !== '') yield text;
    }
  }

  /** The whole text. */
  async text(): Promise<string> {
    let whole = '';
    for await (const piece of this.textDeltas()) whole += piece;
    return whole;
  }
}

/** The stream of a message. */
export class MessageStream extends TextStream<MessageStreamEvent> {
  constructor(open: OpenStream, signal?: AbortSignal) {
    super(open, messagesDialect, signal);
  }

  /**
   * The complete message, in the form of a response without a stream, with the inputs of tools.
   *
   * @throws PatchbayError if the stream reports a failure, or breaks off before its end
   */
  async finalMessage(): Promise<Message> {
    const { assembleMessage } = await import('./text-assembly.ts');
    return assembleMessage(this);
  }
}

/** A chunk of a completion; a chunk that reports a failure is thrown as an error. */
export type WrittenChunk = Exclude<ChatCompletionChunk, FailedChunk>;

/** The stream of a chat completion. */
export class ChatStream extends TextStream<WrittenChunk> {
  constructor(open: OpenStream, signal?: AbortSignal) {
    super(open, chatDialect, signal);
  }

  /**
   * The complete chat completion, in the form of a response without a stream, with all choices and tool calls.
   *
   * @throws PatchbayError if the stream reports a failure, or breaks off before its end
   */
  async finalCompletion(): Promise<ChatCompletion> {
    const { assembleCompletion } = await import('./text-assembly.ts');
    return assembleCompletion(this);
  }
}

/** The stream of a response. */
export class ResponseStream extends TextStream<ResponseStreamEvent> {
  constructor(open: OpenStream, signal?: AbortSignal) {
    super(open, responsesDialect, signal);
  }

  /**
   * The complete response, in the form of a response without a stream.
   *
   * @throws PatchbayError if the stream reports a failure, or breaks off before its end
   */
  async finalResponse(): Promise<ModelResponse> {
    const { assembleResponse } = await import('./text-assembly.ts');
    return assembleResponse(this);
  }
}

/** How the messages API encodes its stream. */
const messagesDialect: Dialect<MessageStreamEvent> = {
  parse: (data) => JSON.parse(data),
  textOf: (event) =>
    event.type === 'content_block_delta' && event.delta.type === 'text_delta'
      ? (event.delta.text ?? '')
      : '',
  isEnd: (event) => event?.type === 'message_stop',
  failureOf: (event) =>
    event.type === 'error' ? { ...event.error, requestId: event.request_id } : undefined,
};

/** How the chat completions API encodes its stream. If there are several choices, the text is that of the first. */
const chatDialect: Dialect<WrittenChunk> = {
  parse: (data) => (data === '[DONE]' ? undefined : JSON.parse(data)),
  textOf: (chunk) => {
    const choices = 'choices' in chunk && Array.isArray(chunk.choices) ? chunk.choices : [];
    return choices.find(({ index }) => index === 0)?.delta.content ?? '';
  },
  isEnd: (chunk) => chunk === undefined,
  failureOf: (chunk) => (isFailed(chunk) ? chunk.error : undefined),
};

/** How the responses API encodes its stream. */
const responsesDialect: Dialect<ResponseStreamEvent> = {
  parse: (data) => JSON.parse(data),
  textOf: (event) => (event.type === 'response.output_text.delta' ? event.delta : ''),
  isEnd: (event) => event?.type === 'response.completed' || event?.type === 'response.incomplete',
  failureOf(event) {
    if (event.type === 'error') {
      const { code, message, error } = event;
      return { type: String(error?.type ?? code ?? 'api_error'), message };
    }
    if (event.type !== 'response.failed') return undefined;
    const { code = 'api_error', message = FAILED } = event.response.error ?? {};
    return { type: String(code), message: String(message) };
  },
};

const FAILED = 'The upstream failed.';

type FailedChunk = Extract<ChatCompletionChunk, { readonly error: StreamFailure }>;

function isFailed(chunk: ChatCompletionChunk): chunk is FailedChunk {
  return 'error' in chunk && typeof chunk.error === 'object' && chunk.error !== null;
}
