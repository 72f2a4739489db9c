import type {
  ChatCompletion,
  ChatCompletionChunk,
  Message,
  MessageStreamEvent,
  ModelResponse,
  ResponseStreamEvent,
} from '../generated/types.ts';
import { ConnectionError, PatchbayError } from './errors.ts';
import { isObject, type JsonObject } from './json-object.ts';

type Chunk = Exclude<ChatCompletionChunk, { readonly error: unknown }>;
type Block = Message['content'][number];

/**
 * Assembles a message from its events, in the form of a response without a stream. This file is loaded on demand.
 *
 * @throws ConnectionError if there was no message
 * @throws PatchbayError if the input of a tool is not a JSON object, for example when the model was cut off
 */
export async function assembleMessage(events: AsyncIterable<MessageStreamEvent>): Promise<Message> {
  let message: Message | undefined;
  const content = new GrowingContent();
  for await (const event of events) {
    content.hear(event);
    if (event.type === 'message_start') message = event.message;
    if (event.type === 'message_delta' && message !== undefined) {
      const usage = { ...message.usage, ...withoutNulls(event.usage) };
      message = { ...message, ...event.delta, usage };
    }
  }
  if (message === undefined) throw nothingWritten();
  return { ...message, content: [...message.content, ...content.whole()] };
}

/** The content blocks of a message received so far. */
class GrowingContent {
  readonly #blocks: Block[] = [];
  /** The inputs of tools, which are fragments of JSON until they are complete. */
  readonly #inputs = new Map<number, string>();

  hear(event: MessageStreamEvent): void {
    if (event.type === 'content_block_start') this.#blocks[event.index] = event.content_block;
    if (event.type !== 'content_block_delta') return;
    const { index, delta } = event;
    if (typeof delta.partial_json === 'string') {
      this.#inputs.set(index, (this.#inputs.get(index) ?? '') + delta.partial_json);
    } else this.#blocks[index] = grownBlock(this.#blocks[index] ?? { type: 'text' }, delta);
  }

  whole(): readonly Block[] {
    const blocks = [...this.#blocks];
    for (const [index, text] of this.#inputs) {
      blocks[index] = { type: 'tool_use', ...blocks[index], input: inputIn(text) };
    }
    return blocks.filter(Boolean);
  }
}

function grownBlock(block: Block, { type: _, citation, ...piece }: JsonObject): Block {
  const citations = citation === undefined ? {} : { citations: [citation] };
  return { ...grownFields(block, { ...piece, ...citations }), type: block.type };
}

function inputIn(text: string): JsonObject {
  try {
    const input: unknown = text === '' ? {} : JSON.parse(text);
    if (isObject(input)) return input;
  } catch (cause) {
    throw new PatchbayError(NO_INPUT, { cause });
  }
  throw new PatchbayError(NO_INPUT);
}

const NO_INPUT = 'The input of a tool is not a JSON object.';

/**
 * Assembles a completion from its chunks, in the form of a response without a stream.
 *
 * @throws ConnectionError if there was none
 */
export async function assembleCompletion(
  chunks: AsyncIterable<ChatCompletionChunk>,
): Promise<ChatCompletion> {
  let head: Chunk | undefined;
  let usage: Chunk['usage'];
  let choices: readonly unknown[] = [];
  for await (const chunk of chunks) {
    if (!isChunk(chunk)) continue;
    head = head === undefined ? chunk : { ...head, ...saidIn(chunk) };
    usage = chunk.usage ?? usage;
    choices = grownList(choices, chunk.choices);
  }
  if (head === undefined) throw nothingWritten();
  const { usage: _, ...facts } = head;
  return {
    ...facts,
    ...(usage ? { usage } : {}),
    object: 'chat.completion',
    choices: choices.filter(isObject).map(choiceOf).sort(byIndex),
  };
}

/**
 * Finds the response in its events, in the form of a response without a stream: the last of them that has one counts.
 *
 * @throws ConnectionError if there was none
 */
export async function assembleResponse(
  events: AsyncIterable<ResponseStreamEvent>,
): Promise<ModelResponse> {
  let response: ModelResponse | undefined;
  for await (const event of events) if ('response' in event) response = event.response;
  if (response === undefined) throw nothingWritten();
  return response;
}

function isChunk(chunk: ChatCompletionChunk): chunk is Chunk {
  return 'choices' in chunk && Array.isArray(chunk.choices);
}

/** The non-empty fields of a chunk: some upstreams begin with a chunk of empty texts and times. */
function saidIn(chunk: Chunk): JsonObject {
  const { id, model, created, ...others } = chunk;
  return {
    ...withoutNulls(others),
    ...(id ? { id } : {}),
    ...(model ? { model } : {}),
    ...(created ? { created } : {}),
  };
}

/** Drops nulls, which would overwrite earlier values. */
function withoutNulls(fields: object = {}): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
}

function byIndex(one: { readonly index: number }, other: { readonly index: number }): number {
  return one.index - other.index;
}

function choiceOf({ delta, ...facts }: JsonObject): ChatCompletion['choices'][number] {
  const { tool_calls, ...said } = isObject(delta) ? delta : {};
  const calls = Array.isArray(tool_calls)
    ? { tool_calls: tool_calls.filter(isObject).map(withoutIndex) }
    : {};
  const content = typeof said.content === 'string' ? said.content : null;
  return {
    ...facts,
    index: Number(facts.index),
    finish_reason: String(facts.finish_reason ?? ''),
    message: { ...said, ...calls, role: 'assistant', content },
  };
}

/** The index of a call is only needed to assemble it. */
function withoutIndex({ index: _, ...others }: JsonObject): JsonObject {
  return others;
}

/**
 * Texts that are replaced instead of concatenated: some upstreams repeat them in each chunk, others leave them empty
 * after the first.
 */
const WHOLE = ['id', 'type', 'role', 'name', 'format', 'finish_reason', 'native_finish_reason'];

function grownFields(known: JsonObject, piece: JsonObject): JsonObject {
  const grown = Object.entries(piece).map(([name, value]) => [
    name,
    WHOLE.includes(name) ? value || known[name] || value : grownValue(known[name], value),
  ]);
  return { ...known, ...Object.fromEntries(grown) };
}

function grownValue(known: unknown, piece: unknown): unknown {
  if (typeof known === 'string' && typeof piece === 'string') return known + piece;
  if (Array.isArray(piece)) return grownList(Array.isArray(known) ? known : [], piece);
  if (isObject(piece)) return grownFields(isObject(known) ? known : {}, piece);
  return piece ?? known ?? piece;
}

/** Merges elements with the same index; appends others. */
function grownList(known: readonly unknown[], pieces: readonly unknown[]): readonly unknown[] {
  const list = [...known];
  for (const piece of pieces) {
    const index = isObject(piece) ? piece.index : undefined;
    const at = list.findIndex((one) => index !== undefined && isObject(one) && one.index === index);
    if (at < 0) list.push(piece);
    else list[at] = grownValue(list[at], piece);
  }
  return list;
}

function nothingWritten(): ConnectionError {
  return new ConnectionError('The stream ended before anything was written.', {
    isRetryable: true,
  });
}
