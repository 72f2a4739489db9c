import type {
  ChatCompletion,
  ChatCompletionChunk,
  Message,
  MessageStreamEvent,
  ModelResponse,
  ResponseStreamEvent,
} from '../generated/types.ts';
import type { Assembly, EventDialect, StreamFailure } from './event-reading.ts';
import { CompletionAssembly, MessageAssembly, ResponseAssembly } from './text-assembly.ts';

/** What a text stream amounts to. */
export interface WrittenWhole<Answer> {
  readonly text: string;
  /** @throws PatchbayError if the events are no answer */
  answer(): Answer;
}

/** How a text API encodes its stream. This file is loaded with the first stream. */
export interface TextDialect<Event, Answer> extends EventDialect<Event, WrittenWhole<Answer>> {
  /** The text delta of an event; empty if it has none. */
  textOf(event: Event): string;
}

/** How the messages API encodes its stream. */
export const messagesDialect: TextDialect<MessageStreamEvent, Message> = {
  parse: (data) => JSON.parse(data),
  textOf: (event) =>
    event.type === 'content_block_delta' && event.delta.type === 'text_delta'
      ? (event.delta.text ?? '')
      : '',
  isEnd: (event) => event?.type === 'message_stop',
  failureOf: (event) =>
    event.type === 'error' ? { ...event.error, requestId: event.request_id } : undefined,
  assembly: () => withText(messagesDialect, new MessageAssembly()),
};

/** A chunk of a completion; a chunk that reports a failure is thrown as an error. */
export type WrittenChunk = Exclude<ChatCompletionChunk, FailedChunk>;

/** How the chat completions API encodes its stream. If there are several choices, the text is that of the first. */
export const chatDialect: TextDialect<WrittenChunk, ChatCompletion> = {
  parse: (data) => (data === '[DONE]' ? undefined : JSON.parse(data)),
  textOf: (chunk) => {
    const choices = 'choices' in chunk && Array.isArray(chunk.choices) ? chunk.choices : [];
    return choices.find(({ index }) => index === 0)?.delta.content ?? '';
  },
  isEnd: (chunk) => chunk === undefined,
  failureOf: (chunk) => (isFailed(chunk) ? chunk.error : undefined),
  assembly: () => withText(chatDialect, new CompletionAssembly()),
};

/** How the responses API encodes its stream. */
export const responsesDialect: TextDialect<ResponseStreamEvent, ModelResponse> = {
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
  assembly: () => withText(responsesDialect, new ResponseAssembly()),
};

/** Adds the text to what an assembly gives. */
function withText<Event, Answer>(
  { textOf }: Pick<TextDialect<Event, Answer>, 'textOf'>,
  answer: Assembly<Event, Answer>,
): Assembly<Event, WrittenWhole<Answer>> {
  let text = '';
  return {
    hear(event) {
      text += textOf(event);
      answer.hear(event);
    },
    whole: () => ({ text, answer: () => answer.whole() }),
  };
}

const FAILED = 'The upstream failed.';

type FailedChunk = Extract<ChatCompletionChunk, { readonly error: StreamFailure }>;

function isFailed(chunk: ChatCompletionChunk): chunk is FailedChunk {
  return 'error' in chunk && typeof chunk.error === 'object' && chunk.error !== null;
}
