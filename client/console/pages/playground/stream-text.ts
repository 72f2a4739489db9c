import type {
  ChatCompletion,
  ChatCompletionChunk,
  Message,
  MessageStreamEvent,
} from '../../../../generated/types.ts';
import { assembleCompletion, assembleMessage } from '../../../text-assembly.ts';
import { ChatStream, MessageStream, type OpenStream } from '../../../text-stream.ts';

/** What a text took, in tokens. */
export interface TextUsage {
  readonly input: number;
  readonly output: number;
}

/** A text that has been written. */
export interface WrittenText {
  readonly whole: Message | ChatCompletion;
  readonly usage: TextUsage | undefined;
}

/**
 * Reads a text as it is written.
 *
 * @param method - the client's method that streams it, as the contract names it
 * @param onText - told each piece
 * @throws PatchbayError where the text breaks off
 */
export async function readText(
  method: string,
  open: OpenStream,
  onText: (piece: string) => void,
): Promise<WrittenText> {
  if (method.startsWith('messages.')) {
    const whole = await assembleMessage(told(new MessageStream(open), messageText, onText));
    const { usage } = whole;
    return { whole, usage: { input: usage.input_tokens, output: usage.output_tokens } };
  }
  const whole = await assembleCompletion(told(new ChatStream(open), chatText, onText));
  const { usage } = whole;
  const tokens = usage ?? undefined;
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

function messageText(event: MessageStreamEvent): string {
  const isText = event.type === 'content_block_delta' && event.delta.type === 'text_delta';
  return isText ? (event.delta.text ?? '') : '';
}

function chatText(chunk: ChatCompletionChunk): string {
  if (!('choices' in chunk) || !Array.isArray(chunk.choices)) return '';
  return chunk.choices.find(({ index }) => index === 0)?.delta.content ?? '';
}
