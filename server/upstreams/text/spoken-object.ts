import { isObject, type JsonObject, parseObject } from '../../foundation/json-object.ts';
import { NoObject } from './breaking-off.ts';
import type { Answer, AssistantPart, Ending, Piece, TextPart } from './conversation.ts';
import { ObjectBrackets } from './object-brackets.ts';

/**
 * The instruction for a model that must answer with a JSON object, for interfaces without such a parameter. The model
 * may still add text; `SpokenObject` extracts the object.
 */
export const OBJECT_ALONE =
  'Whatever you answer in words must be one JSON object and nothing else: no words before or behind it, and no code fence around it.';

/** Whether a chat-completions or responses request asks for a JSON object of any shape. */
export function asksForObject({ response_format: chat, text }: JsonObject): boolean {
  const format = chat ?? (isObject(text) ? text.format : undefined);
  return isObject(format) && format.type === 'json_object';
}

/** Extracts the JSON object from a model's streamed text. Surrounding text or code fences are dropped. */
class SpokenObject {
  readonly #list = new LeadingList();
  readonly #brackets = new ObjectBrackets();
  /** The object's text so far. */
  #text = '';
  #isOver = false;
  /** The text so far of a possible second object. */
  #other = '';
  /** Whether a second object follows, which would be lost. */
  #isOneOfSeveral = false;

  /**
   * Takes the next piece of the model's text.
   *
   * @returns the part that belongs to the object
   */
  take(said: string): string {
    let object = '';
    for (const sign of said) {
      if (this.#isOneOfSeveral || this.#list.isBegunBy(sign)) break;
      const taken = this.#brackets.take(sign);
      if (taken === '') continue;
      if (this.#isOver) this.#passOver(taken);
      else {
        object += taken;
        this.#isOver = !this.#brackets.areOpen;
      }
    }
    this.#text += object;
    return object;
  }

  /** Whether the object is complete and valid, and nothing would be lost. */
  get isWhole(): boolean {
    if (this.rest !== '') return true;
    return this.#isOver && !this.#isOneOfSeveral && parseObject(this.#text) !== undefined;
  }

  /**
   * The part of the object to add at the end. An empty object (`{}`) is held back, because it is usually only mentioned
   * in the text; it is the answer if there is no other object.
   */
  get rest(): string {
    return this.#text === '' && this.#brackets.hasEmpty ? '{}' : '';
  }

  /** Brackets after the object may be plain text. */
  #passOver(taken: string): void {
    this.#other += taken;
    if (this.#brackets.areOpen) return;
    this.#isOneOfSeveral = parseObject(this.#other) !== undefined;
    this.#other = '';
  }
}

/** Detects whether a model's text is a list, optionally inside a code fence. */
class LeadingList {
  /** The text before the first significant character; `undefined` once that has arrived. */
  #before: string | undefined = '';
  #isBegun = false;

  isBegunBy(sign: string): boolean {
    if (this.#before === undefined) return this.#isBegun;
    const before = (this.#before + sign).trimStart();
    if (FENCE.test(before)) this.#before = '';
    else if (FENCE_SO_FAR.test(before)) this.#before = before;
    else {
      this.#isBegun = before.endsWith('[');
      this.#before = undefined;
    }
    return this.#isBegun;
  }
}

const FENCE = /^```\w{0,20}\s$/;
const FENCE_SO_FAR = /^(?:`{0,3}|```\w{0,20})$/;

/**
 * An answer whose text is reduced to the model's JSON object. If the answer calls tools, other text may be dropped.
 *
 * @param parameter - the parameter that requests the object
 * @throws NoObject if the text contains none
 */
export function objectAnswer(answer: Answer, parameter: string): Answer {
  const spoken = new SpokenObject();
  const parts = answer.parts.flatMap((part) => takenFrom(part, spoken));
  judge(spoken, answer.ending, parameter);
  const isForCalls = answer.ending.stop === 'calls' && !spoken.isWhole;
  const told = isForCalls ? parts.filter(({ kind }) => kind !== 'text') : parts;
  return { ...answer, parts: [...told, ...restOf(spoken, answer.ending)] };
}

/**
 * `objectAnswer` for a stream.
 *
 * @throws NoObject
 */
export async function* objectPieces(
  pieces: AsyncIterable<Piece>,
  parameter: string,
): AsyncIterable<Piece> {
  const spoken = new SpokenObject();
  for await (const piece of pieces) {
    if (piece.kind === 'end') {
      judge(spoken, piece.ending, parameter);
      yield* restOf(spoken, piece.ending);
    }
    yield* takenFrom(piece, spoken);
  }
}

/**
 * Checks the end of an answer. An answer that was cut off by the caller's limit or stop sequence, was refused, or calls
 * a tool may lack a complete object.
 *
 * @throws NoObject
 */
function judge(spoken: SpokenObject, { stop }: Ending, parameter: string): void {
  if (stop === 'end' && !spoken.isWhole) throw new NoObject(parameter);
}

/** In an answer with tool calls, an empty object counts as plain text. */
function restOf({ rest: text }: SpokenObject, { stop }: Ending): readonly TextPart[] {
  return text === '' || stop === 'calls' ? [] : [{ kind: 'text', text }];
}

function takenFrom<T extends AssistantPart | Piece>(part: T, spoken: SpokenObject): readonly T[] {
  if (part.kind !== 'text') return [part];
  const text = spoken.take(part.text);
  return text === '' ? [] : [{ ...part, text }];
}
