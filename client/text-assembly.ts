import type {
  ChatCompletion,
  ChatCompletionChunk,
  ChatToolCall,
  Message,
  MessageStreamEvent,
  ModelResponse,
  ResponseStreamEvent,
} from '../generated/types.ts';
import { ConnectionError, PatchbayError } from './errors.ts';
import type { Assembly } from './event-reading.ts';
import { isObject, type JsonObject } from './json-object.ts';

type Chunk = Exclude<ChatCompletionChunk, { readonly error: unknown }>;
type Block = Message['content'][number];

/** Assembles a message from its events, in the form of a response without a stream. This file is loaded on demand. */
export class MessageAssembly implements Assembly<MessageStreamEvent, Message> {
  #message: Message | undefined;
  readonly #content = new GrowingContent();

  hear(event: MessageStreamEvent): void {
    this.#content.hear(event);
    if (event.type === 'message_start') this.#message = event.message;
    if (event.type === 'message_delta' && this.#message !== undefined) {
      const usage = { ...this.#message.usage, ...withoutNulls(event.usage) };
      this.#message = { ...this.#message, ...event.delta, usage };
    }
  }

  /**
   * @throws ConnectionError if there was no message
   * @throws PatchbayError if the input of a tool is not a JSON object, for example when the model was cut off
   */
  whole(): Message {
    if (this.#message === undefined) throw nothingWritten();
    return { ...this.#message, content: [...this.#message.content, ...this.#content.whole()] };
  }
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

/** Assembles a completion from its chunks, in the form of a response without a stream. */
export class CompletionAssembly implements Assembly<ChatCompletionChunk, ChatCompletion> {
  #head: Chunk | undefined;
  #usage: Chunk['usage'];
  #choices: readonly unknown[] = [];

  hear(chunk: ChatCompletionChunk): void {
    if (!isChunk(chunk)) return;
    this.#head = this.#head === undefined ? chunk : { ...this.#head, ...saidIn(chunk) };
    this.#usage = chunk.usage ?? this.#usage;
    this.#choices = grownList(this.#choices, chunk.choices);
  }

  /** @throws ConnectionError if there was none */
  whole(): ChatCompletion {
    if (this.#head === undefined) throw nothingWritten();
    const { usage: _, ...facts } = this.#head;
    return {
      ...facts,
      ...(this.#usage ? { usage: this.#usage } : {}),
      object: 'chat.completion',
      choices: this.#choices.filter(isObject).map(choiceOf).sort(byIndex),
    };
  }
}

/** Finds the response in its events, in the form of a response without a stream: the last that has one counts. */
export class ResponseAssembly implements Assembly<ResponseStreamEvent, ModelResponse> {
  #response: ModelResponse | undefined;

  hear(event: ResponseStreamEvent): void {
    if ('response' in event) this.#response = event.response;
  }

  /** @throws ConnectionError if there was none */
  whole(): ModelResponse {
    if (this.#response === undefined) throw nothingWritten();
    return this.#response;
  }
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
    ? { tool_calls: tool_calls.filter(isObject).map(callOf) }
    : {};
  const content = typeof said.content === 'string' ? said.content : null;
  return {
    ...facts,
    index: Number(facts.index),
    finish_reason: String(facts.finish_reason ?? ''),
    message: { ...said, ...calls, role: 'assistant', content },
  };
}

/** The index of a call is only needed to assemble it. Arguments that a model leaves out are none. */
function callOf({ index: _, function: called, ...others }: JsonObject): ChatToolCall {
  const call = { ...others, id: String(others.id ?? ''), type: String(others.type ?? 'function') };
  if (!isObject(called)) return call;
  const given = called.arguments || '{}';
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  return { ...call, function: { ...called, name: String(called.name ?? ''), arguments: text } };
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
  if (Array.isArray(piece)) return grownList(known, piece);
  if (isObject(piece)) return grownFields(isObject(known) ? known : {}, piece);
  return piece ?? known ?? piece;
}

/** The lists of assemblies, as against those of events. They grow in place: a copy for each piece would be slow. */
const growing = new WeakSet<unknown[]>();

/** Merges elements with the same index; appends others. */
function grownList(known: unknown, pieces: readonly unknown[]): unknown[] {
  const list: unknown[] = Array.isArray(known) ? known : [];
  if (!growing.has(list)) return grownList(newList(list), pieces);
  for (const piece of pieces) {
    const index = isObject(piece) ? piece.index : undefined;
    const at =
      index === undefined ? -1 : list.findIndex((one) => isObject(one) && one.index === index);
    if (at < 0) list.push(piece);
    else list[at] = grownValue(list[at], piece);
  }
  return list;
}

function newList(items: readonly unknown[]): unknown[] {
  const list = [...items];
  growing.add(list);
  return list;
}

function nothingWritten(): ConnectionError {
  return new ConnectionError('The stream ended before anything was written.', {
    isRetryable: true,
  });
}
