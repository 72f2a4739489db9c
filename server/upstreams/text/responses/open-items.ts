import { parseExactObject } from '../../../foundation/exact-json.ts';
import type { JsonObject } from '../../../foundation/json-object.ts';
import { type CallersTool, toCustomInput } from './tool-reading.ts';

/** The data of an event of a response, without its sequence number. */
export type ResponseEvent = JsonObject & { readonly type: string };

/** The status of an item. */
export type ItemStatus = 'in_progress' | 'completed' | 'incomplete';

/** An output item while it is generated. */
export interface OpenItem {
  /** The events that start it. */
  begin(): Iterable<ResponseEvent>;
  /** The events that end it. */
  end(status: ItemStatus): Iterable<ResponseEvent>;
  /** The item as JSON, with its content so far. */
  written(status: ItemStatus): JsonObject;
}

/** An item's id and position in the output. */
export interface ItemPlace {
  readonly id: string;
  readonly index: number;
}

/** What all items have in common. */
export abstract class Item implements OpenItem {
  protected readonly id: string;
  protected readonly place: { readonly item_id: string; readonly output_index: number };

  constructor({ id, index }: ItemPlace) {
    this.id = id;
    this.place = { item_id: id, output_index: index };
  }

  *begin(): Iterable<ResponseEvent> {
    const { output_index } = this.place;
    yield { type: 'response.output_item.added', output_index, item: this.written('in_progress') };
  }

  *end(status: ItemStatus): Iterable<ResponseEvent> {
    const { output_index } = this.place;
    yield { type: 'response.output_item.done', output_index, item: this.written(status) };
  }

  abstract written(status: ItemStatus): JsonObject;
}

/** The model's text, which may end with a refusal. */
export class MessageItem extends Item {
  readonly #parts: JsonObject[] = [];
  #text = '';

  *say(text: string): Iterable<ResponseEvent> {
    if (this.#text === '') yield this.#part('added', textPart(''));
    this.#text += text;
    const at = this.#contentPlace();
    yield { type: 'response.output_text.delta', ...at, delta: text, logprobs: [] };
  }

  *refuse(refusal: string): Iterable<ResponseEvent> {
    yield* this.#endText();
    yield this.#part('added', refusalPart(''));
    const at = this.#contentPlace();
    yield { type: 'response.refusal.delta', ...at, delta: refusal };
    yield { type: 'response.refusal.done', ...at, refusal };
    yield* this.#close(refusalPart(refusal));
  }

  override *end(status: ItemStatus): Iterable<ResponseEvent> {
    yield* this.#endText();
    yield* super.end(status);
  }

  override written(status: ItemStatus): JsonObject {
    return { id: this.id, type: 'message', status, role: 'assistant', content: [...this.#parts] };
  }

  *#endText(): Iterable<ResponseEvent> {
    const text = this.#text;
    if (text === '') return;
    this.#text = '';
    yield { type: 'response.output_text.done', ...this.#contentPlace(), text, logprobs: [] };
    yield* this.#close(textPart(text));
  }

  *#close(part: JsonObject): Iterable<ResponseEvent> {
    yield this.#part('done', part);
    this.#parts.push(part);
  }

  #part(happened: 'added' | 'done', part: JsonObject): ResponseEvent {
    return { type: `response.content_part.${happened}`, ...this.#contentPlace(), part };
  }

  #contentPlace() {
    return { ...this.place, content_index: this.#parts.length };
  }
}

function textPart(text: string): JsonObject {
  return { type: 'output_text', text, annotations: [], logprobs: [] };
}

function refusalPart(refusal: string): JsonObject {
  return { type: 'refusal', refusal };
}

/**
 * A tool call. The input of a custom tool is sent in one piece, because it has to be extracted from the complete JSON.
 */
export class CallItem extends Item {
  readonly #callId: string;
  readonly #tool: CallersTool;
  #json = '';

  constructor(place: ItemPlace, { id, tool }: { readonly id: string; readonly tool: CallersTool }) {
    super(place);
    this.#callId = id;
    this.#tool = tool;
  }

  *add(json: string): Iterable<ResponseEvent> {
    this.#json += json;
    if (this.#tool.isCustom) return;
    yield { type: 'response.function_call_arguments.delta', ...this.place, delta: json };
  }

  override *end(status: ItemStatus): Iterable<ResponseEvent> {
    const { name, isCustom } = this.#tool;
    if (isCustom) {
      const input = this.#customInput();
      yield { type: 'response.custom_tool_call_input.delta', ...this.place, delta: input };
      yield { type: 'response.custom_tool_call_input.done', ...this.place, input };
    } else {
      const type = 'response.function_call_arguments.done';
      yield { type, ...this.place, name, arguments: this.#arguments() };
    }
    yield* super.end(status);
  }

  override written(status: ItemStatus): JsonObject {
    const { name, namespace, isCustom } = this.#tool;
    const called = {
      id: this.id,
      status,
      call_id: this.#callId,
      name,
      ...(namespace === undefined ? {} : { namespace }),
    };
    const isBegun = status === 'in_progress';
    return isCustom
      ? { type: 'custom_tool_call', ...called, input: isBegun ? '' : this.#customInput() }
      : { type: 'function_call', ...called, arguments: isBegun ? '' : this.#arguments() };
  }

  /** The arguments may be empty if the tool takes no input. */
  #arguments(): string {
    return this.#json.trim() === '' ? '{}' : this.#json;
  }

  #customInput(): string {
    const input = parseExactObject(this.#json);
    return input === undefined ? this.#json : toCustomInput(input);
  }
}
