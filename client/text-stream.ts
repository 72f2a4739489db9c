import type {
  ChatCompletion,
  Message,
  MessageStreamEvent,
  ModelResponse,
  ResponseStreamEvent,
} from '../generated/types.ts';
import { EventStream, type OpenStream } from './event-stream.ts';
import type { TextDialect, WrittenChunk, WrittenWhole } from './text-dialects.ts';

export type { OpenStream } from './event-stream.ts';

/**
 * A stream of generated text. The request is sent on the first read. The stream can be iterated over once, by event or
 * by text delta, and be had whole, also during or after that. Breaking out of the iteration aborts the request.
 *
 * @example
 * const stream = patchbay.messages.stream({ model, messages });
 * for await (const piece of stream.textDeltas()) console.log(piece);
 * const { stop_reason } = await stream.finalMessage();
 */
export class TextStream<Event, Answer = unknown> extends EventStream<Event, WrittenWhole<Answer>> {
  readonly #loadDialect: () => Promise<TextDialect<Event, Answer>>;

  constructor(
    open: OpenStream,
    loadDialect: () => Promise<TextDialect<Event, Answer>>,
    signal?: AbortSignal,
  ) {
    super(open, loadDialect, signal);
    this.#loadDialect = loadDialect;
  }

  /** Iterates over the text deltas as they arrive. */
  async *textDeltas(): AsyncGenerator<string, void, void> {
    const { textOf } = await this.#loadDialect();
    for await (const event of this) {
      const text = textOf(event);
      if (text !== '') yield text;
    }
  }

  /** The whole text. */
  text(): Promise<string> {
    return this.whole(({ text }) => text);
  }

  /** The complete answer. */
  protected answer(): Promise<Answer> {
    return this.whole((whole) => whole.answer());
  }
}

/** The stream of a message. */
export class MessageStream extends TextStream<MessageStreamEvent, Message> {
  constructor(open: OpenStream, signal?: AbortSignal) {
    super(open, async () => (await import('./text-dialects.ts')).messagesDialect, signal);
  }

  /**
   * The complete message, in the form of a response without a stream, with the inputs of tools.
   *
   * @throws PatchbayError if the stream reports a failure, or breaks off before its end
   */
  finalMessage(): Promise<Message> {
    return this.answer();
  }
}

/** The stream of a chat completion. */
export class ChatStream extends TextStream<WrittenChunk, ChatCompletion> {
  constructor(open: OpenStream, signal?: AbortSignal) {
    super(open, async () => (await import('./text-dialects.ts')).chatDialect, signal);
  }

  /**
   * The complete chat completion, in the form of a response without a stream, with all choices and tool calls.
   *
   * @throws PatchbayError if the stream reports a failure, or breaks off before its end
   */
  finalCompletion(): Promise<ChatCompletion> {
    return this.answer();
  }
}

/** The stream of a response. */
export class ResponseStream extends TextStream<ResponseStreamEvent, ModelResponse> {
  constructor(open: OpenStream, signal?: AbortSignal) {
    super(open, async () => (await import('./text-dialects.ts')).responsesDialect, signal);
  }

  /**
   * The complete response, in the form of a response without a stream.
   *
   * @throws PatchbayError if the stream reports a failure, or breaks off before its end
   */
  finalResponse(): Promise<ModelResponse> {
    return this.answer();
  }
}
