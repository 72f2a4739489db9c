import { isObject, type JsonObject, parseObject } from '../../foundation/json-object.ts';
import { NoObject } from './breaking-off.ts';
import type { Answer, AssistantPart, Ending, Piece, TextPart } from './conversation.ts';
import { ObjectBrackets } from './object-brackets.ts';

/**
 * What a model is told that is to answer with a JSON object, where its interface has no word for that. It says so itself as
 * little as it may, and may still say more: `SpokenObject` takes the object out.
 */
export const OBJECT_ALONE =
  'Whatever you answer in words must be one JSON object and nothing else: no words before or behind it, and no code fence around it.';

/** Whether a caller asks for a JSON object of any shape: in chat completions, or in responses. */
export function asksForObject({ response_format: chat, text }: JsonObject): boolean {
  const format = chat ?? (isObject(text) ? text.format : undefined);
  return isObject(format) && format.type === 'json_object';
}

/** The JSON object in what a model says, as it comes. What stands around it is left out, be it words or a code fence. */
class SpokenObject {
  readonly #list = new LeadingList();
  readonly #brackets = new ObjectBrackets();
  /** What has come of it. */
  #text = '';
  #isOver = false;
  /** What has come of another one behind it. */
  #other = '';
  /** Whether an object stands behind it, which would be lost. */
  #isOneOfSeveral = false;

  /**
   * Takes the next piece of what the model says.
   *
   * @returns what of it belongs to the object
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

  /** Whether all that would be said of the object has been said, and nothing would be lost. */
  get isWhole(): boolean {
    if (this.rest !== '') return true;
    return this.#isOver && !this.#isOneOfSeveral && parseObject(this.#text) !== undefined;
  }

  /**
   * What is the object at the end, and has not been told yet: one without fields, which is most often said of another one, is
   * meant where there is no other.
   */
  get rest(): string {
    return this.#text === '' && this.#brackets.hasEmpty ? '{}' : '';
  }

  /** What stands in brackets behind the object may be words. */
  #passOver(taken: string): void {
    this.#other += taken;
    if (this.#brackets.areOpen) return;
    this.#isOneOfSeveral = parseObject(this.#other) !== undefined;
    this.#other = '';
  }
}

/** Whether what a model says is a list: it begins with one, at most behind a code fence. */
class LeadingList {
  /** What has come while nothing has begun; `undefined` once something has. */
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
 * An answer whose text is the JSON object that the model says. One that calls tools may say something else beside, which
 * is left out.
 *
 * @param parameter - what asks for the object
 * @throws NoObject where it says none
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
 * The same of an answer as it comes.
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
 * Judges the end of an answer. One that was cut off, as the caller has asked for, or refused may have no whole object, nor
 * may one that calls a tool.
 *
 * @throws NoObject
 */
function judge(spoken: SpokenObject, { stop }: Ending, parameter: string): void {
  if (stop === 'end' && !spoken.isWhole) throw new NoObject(parameter);
}

/** Beside calls an object without fields is taken for words. */
function restOf({ rest: text }: SpokenObject, { stop }: Ending): readonly TextPart[] {
  return text === '' || stop === 'calls' ? [] : [{ kind: 'text', text }];
}

function takenFrom<T extends AssistantPart | Piece>(part: T, spoken: SpokenObject): readonly T[] {
  if (part.kind !== 'text') return [part];
  const text = spoken.take(part.text);
  return text === '' ? [] : [{ ...part, text }];
}
