import type {
  ChatCompletion,
  Message,
  MessageStreamEvent,
  ModelResponse,
  ResponseStreamEvent,
} from '../generated/types.ts';
import { EventStream, type OpenStream } from './event-stream.ts';
import type { TextDialect, WrittenChunk } from './text-dialects.ts';

export type { OpenStream } from './event-stream.ts';

/**
 * A stream of generated text. The request is sent on the first read, and the stream can be read once: by event, by text
 * delta, or whole. Breaking out of the iteration aborts the request.
 *
 * @example
 * for await (const event of patchbay.messages.stream({ model, messages })) console.log(event.type);
 */
export class TextStream<Event> extends EventStream<Event> {
  readonly #loadDialect: () => Promise<TextDialect<Event>>;

  constructor(
    open: OpenStream,
    loadDialect: () => Promise<TextDialect<Event>>,
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
  async text(): Promise<string> {
    let whole = '';
    for await (const piece of this.textDeltas()) whole += piece;
    return whole;
  }
}

/** The stream of a message. */
export class MessageStream extends TextStream<MessageStreamEvent> {
  constructor(open: OpenStream, signal?: AbortSignal) {
    super(open, async () => (await import('./text-dialects.ts')).messagesDialect, signal);
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

/** The stream of a chat completion. */
export class ChatStream extends TextStream<WrittenChunk> {
  constructor(open: OpenStream, signal?: AbortSignal) {
    super(open, async () => (await import('./text-dialects.ts')).chatDialect, signal);
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
    super(open, async () => (await import('./text-dialects.ts')).responsesDialect, signal);
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
