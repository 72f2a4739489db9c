import type { ChatCompletion, Message, ModelResponse } from '../../../../generated/types.ts';
import { assembleCompletion, assembleMessage, assembleResponse } from '../../../text-assembly.ts';
import { chatDialect, messagesDialect, responsesDialect } from '../../../text-dialects.ts';
import {
  ChatStream,
  MessageStream,
  type OpenStream,
  ResponseStream,
} from '../../../text-stream.ts';

/** Token usage of a response. */
export interface TokenUsage {
  readonly input: number;
  readonly output: number;
}

/** A complete text. */
export interface WrittenText {
  readonly whole: Message | ChatCompletion | ModelResponse;
  readonly usage: TokenUsage | undefined;
}

/** A requested text and the callback for its pieces. */
interface Asked {
  readonly open: OpenStream;
  /** Aborts the stream. */
  readonly signal: AbortSignal;
  readonly onText: (piece: string) => void;
}

/**
 * Reads a streamed text.
 *
 * @param method - the client's streaming method, as named in the contract
 * @throws AbortedError if it is aborted; PatchbayError if the stream ends early
 */
export function readText(method: string, asked: Asked): Promise<WrittenText> {
  if (method.startsWith('messages.')) return readMessage(asked);
  return method.startsWith('responses.') ? readResponse(asked) : readCompletion(asked);
}

async function readMessage({ open, signal, onText }: Asked): Promise<WrittenText> {
  const whole = await assembleMessage(
    told(new MessageStream(open, signal), messagesDialect.textOf, onText),
  );
  const { usage } = whole;
  return { whole, usage: { input: usage.input_tokens, output: usage.output_tokens } };
}

async function readResponse({ open, signal, onText }: Asked): Promise<WrittenText> {
  const whole = await assembleResponse(
    told(new ResponseStream(open, signal), responsesDialect.textOf, onText),
  );
  const tokens = whole.usage ?? undefined;
  return { whole, usage: tokens && { input: tokens.input_tokens, output: tokens.output_tokens } };
}

async function readCompletion({ open, signal, onText }: Asked): Promise<WrittenText> {
  const whole = await assembleCompletion(
    told(new ChatStream(open, signal), chatDialect.textOf, onText),
  );
  const tokens = whole.usage ?? undefined;
  return {
    whole,
    usage: tokens && { input: tokens.prompt_tokens, output: tokens.completion_tokens },
  };
}

async function* told<Event>(
  events: AsyncIterable<Event>,
  textOf: (event: Event) => string,
  onText: (piece: string) => void,
): AsyncGenerator<Event, void, void> {
  for await (const event of events) {
    const piece = textOf(event);
    if (piece !== '') onText(piece);
    yield event;
  }
}
