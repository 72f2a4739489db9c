import { parseExactObject } from '../../../foundation/exact-json.ts';
import type { JsonObject } from '../../../foundation/json-object.ts';
import type { Thought } from '../conversation.ts';
import { seal, type ThoughtWishes } from './thoughts.ts';
import { type CallersTool, toCustomInput } from './tool-reading.ts';

/** An event of a response as its data has it, without its number. */
export type ResponseEvent = JsonObject & { readonly type: string };

/** How far an item is. */
export type ItemStatus = 'in_progress' | 'completed' | 'incomplete';

/** An item of an answer while it is made. */
export interface OpenItem {
  /** Tells that it begins. */
  begin(): Iterable<ResponseEvent>;
  /** Tells that it is over. */
  end(status: ItemStatus): Iterable<ResponseEvent>;
  /** What it has come to. */
  written(status: ItemStatus): JsonObject;
}

/** Where an item is in the answer, and what it is called. */
export interface ItemPlace {
  readonly id: string;
  readonly index: number;
}

abstract class Item implements OpenItem {
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

/** What the model says to the caller, which may end in why it says no more. */
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

/** What the model has thought, as far as the caller wants to be told of it. */
export class ThoughtItem extends Item {
  readonly field: Thought['field'];
  readonly #wishes: ThoughtWishes;
  #text = '';
  #isOver = false;

  constructor(
    place: ItemPlace,
    { field, wishes }: { readonly field: Thought['field']; readonly wishes: ThoughtWishes },
  ) {
    super(place);
    this.field = field;
    this.#wishes = wishes;
  }

  override *begin(): Iterable<ResponseEvent> {
    yield* super.begin();
    if (this.#wishes.summary) yield this.#part('added', '');
  }

  *think(text: string): Iterable<ResponseEvent> {
    this.#text += text;
    if (!this.#wishes.summary) return;
    yield { type: 'response.reasoning_summary_text.delta', ...this.#summaryPlace(), delta: text };
  }

  override *end(status: ItemStatus): Iterable<ResponseEvent> {
    this.#isOver = true;
    if (this.#wishes.summary) {
      const at = this.#summaryPlace();
      yield { type: 'response.reasoning_summary_text.done', ...at, text: this.#text };
      yield this.#part('done', this.#text);
    }
    yield* super.end(status);
  }

  override written(): JsonObject {
    const { summary, sealed } = this.#wishes;
    const thought = { kind: 'thought', field: this.field, text: this.#text } as const;
    return {
      id: this.id,
      type: 'reasoning',
      summary: summary && this.#isOver ? [summaryPart(this.#text)] : [],
      ...(sealed && this.#isOver ? { encrypted_content: seal(thought) } : {}),
    };
  }

  #part(happened: 'added' | 'done', text: string): ResponseEvent {
    const type = `response.reasoning_summary_part.${happened}`;
    return { type, ...this.#summaryPlace(), part: summaryPart(text) };
  }

  #summaryPlace() {
    return { ...this.place, summary_index: 0 };
  }
}

function summaryPart(text: string): JsonObject {
  return { type: 'summary_text', text };
}

/** A call of a tool. Calls of custom tools are told whole: how others write their input is not how they take it. */
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

  /** A tool that takes nothing may be called with nothing. */
  #arguments(): string {
    return this.#json.trim() === '' ? '{}' : this.#json;
  }

  #customInput(): string {
    const input = parseExactObject(this.#json);
    return input === undefined ? this.#json : toCustomInput(input);
  }
}
