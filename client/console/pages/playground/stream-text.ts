import type { ChatCompletion, Message, ModelResponse } from '../../../../generated/types.ts';
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
  const stream = new MessageStream(open, signal);
  for await (const piece of stream.textDeltas()) onText(piece);
  const whole = await stream.finalMessage();
  const { usage } = whole;
  return { whole, usage: { input: usage.input_tokens, output: usage.output_tokens } };
}

async function readResponse({ open, signal, onText }: Asked): Promise<WrittenText> {
  const stream = new ResponseStream(open, signal);
  for await (const piece of stream.textDeltas()) onText(piece);
  const whole = await stream.finalResponse();
  const tokens = whole.usage ?? undefined;
  return { whole, usage: tokens && { input: tokens.input_tokens, output: tokens.output_tokens } };
}

async function readCompletion({ open, signal, onText }: Asked): Promise<WrittenText> {
  const stream = new ChatStream(open, signal);
  for await (const piece of stream.textDeltas()) onText(piece);
  const whole = await stream.finalCompletion();
  const tokens = whole.usage ?? undefined;
  return {
    whole,
    usage: tokens && { input: tokens.prompt_tokens, output: tokens.completion_tokens },
  };
}
