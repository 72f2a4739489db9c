import { isObject, type JsonObject, parseObject } from '../../foundation/json-object.ts';
import { NoObject } from './breaking-off.ts';
import type { Answer, AssistantPart, Ending, Piece } from './conversation.ts';

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
  /** What has come of it. */
  #text = '';
  #depth = 0;
  #isOver = false;
  /** Whether something else in brackets stands before or behind it, which would be lost. */
  #isOneOfSeveral = false;
  #isInText = false;
  #isEscaped = false;

  /**
   * Takes the next piece of what the model says.
   *
   * @returns what of it belongs to the object
   */
  take(said: string): string {
    const hasBegun = this.#depth > 0 || this.#isOver;
    const from = hasBegun ? 0 : said.search(/[{[]/);
    if (from === -1 || this.#isOneOfSeveral) return '';
    if (this.#isOver || (!hasBegun && said[from] === '[')) {
      this.#isOneOfSeveral = !this.#isOver || said.includes('{');
      return '';
    }
    const end = this.#endIn(said, from);
    const object = said.slice(from, end);
    this.#text += object;
    this.#isOneOfSeveral = said.includes('{', end);
    return object;
  }

  /**
   * Judges the end of an answer. One that was cut off, as the caller has asked for, or refused may have no whole object, nor
   * may one that calls a tool.
   *
   * @param parameter - what asks for the object
   * @throws NoObject
   */
  end({ stop }: Ending, parameter: string): void {
    if (stop === 'calls' ? this.#text === '' : stop !== 'end') return;
    const isWhole = this.#isOver && !this.#isOneOfSeveral;
    if (!isWhole || parseObject(this.#text) === undefined) throw new NoObject(parameter);
  }

  /** Where the object ends, or the piece. */
  #endIn(said: string, from: number): number {
    for (let at = from; at < said.length; at += 1) {
      this.#step(said[at]);
      if (this.#depth === 0) {
        this.#isOver = true;
        return at + 1;
      }
    }
    return said.length;
  }

  #step(sign: string | undefined): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (this.#isInText && sign === '\\') this.#isEscaped = true;
    else if (sign === '"') this.#isInText = !this.#isInText;
    else if (this.#isInText) return;
    else if (sign === '{' || sign === '[') this.#depth += 1;
    else if (sign === '}' || sign === ']') this.#depth -= 1;
  }
}

/**
 * An answer whose text is the JSON object that the model says.
 *
 * @param parameter - what asks for the object
 * @throws NoObject where it says none
 */
export function objectAnswer(answer: Answer, parameter: string): Answer {
  const spoken = new SpokenObject();
  const parts = answer.parts.flatMap((part) => takenFrom(part, spoken));
  spoken.end(answer.ending, parameter);
  return { ...answer, parts };
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
    if (piece.kind === 'end') spoken.end(piece.ending, parameter);
    yield* takenFrom(piece, spoken);
  }
}

function takenFrom<T extends AssistantPart | Piece>(part: T, spoken: SpokenObject): readonly T[] {
  if (part.kind !== 'text') return [part];
  const text = spoken.take(part.text);
  return text === '' ? [] : [{ ...part, text }];
}
