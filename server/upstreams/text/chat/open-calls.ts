import { fieldsIn, type JsonObject, parseObject, textOf } from '../../../foundation/json-object.ts';
import { newCallId, readArguments } from './answer.ts';

/** A piece of a call in a stream, with the call that it belongs to. */
export interface CallPiece {
  readonly call: BegunCall;
  /** Whether the call begins with it. */
  readonly isNew: boolean;
  /** The called tool, if the piece names it. */
  readonly name: string | undefined;
  /** A piece of the arguments. */
  readonly json: string;
}

/** A call that has started. */
export interface BegunCall {
  /** The position among the calls. */
  readonly index: number;
  /** Its number at the upstream, or a free one if the upstream gives it none or that of another call. */
  readonly number: number;
  readonly id: string;
  /** Its arguments so far, if the upstream gave it no `id`. */
  nameless?: string;
}

/**
 * The calls of a stream. A delta belongs to the call with its `index`. Some upstreams send no `index`, or the same for
 * all calls, so a new `id` also starts a new call. Without an `id`, a call is complete once its arguments are valid
 * JSON, and a name starts the next one.
 */
export class OpenCalls {
  readonly #byIndex = new Map<number, BegunCall>();
  readonly #numbers = new Set<number>();
  #last: BegunCall | undefined;
  #areAmbiguous = false;

  /** Whether a piece may need the pieces before it to be told whose it is: by its `index` alone it is not. */
  get areAmbiguous(): boolean {
    return this.#areAmbiguous;
  }

  get hasAny(): boolean {
    return this.#last !== undefined;
  }

  /** Takes a piece of a call from a delta. */
  take({ index: at, id, function: called }: JsonObject): CallPiece {
    const { name, arguments: given } = fieldsIn(called);
    const open = this.#find(at, { id, name });
    const call = open ?? this.#begin(at, textOf(id));
    const json = readArguments(given);
    if (call.nameless !== undefined) call.nameless += json;
    const named = typeof name === 'string' ? name : undefined;
    return { call, isNew: open === undefined, name: named, json };
  }

  #find(at: unknown, { id, name }: JsonObject): BegunCall | undefined {
    const call = typeof at === 'number' ? this.#byIndex.get(at) : this.#last;
    if (textOf(id) !== undefined) return id === call?.id ? call : undefined;
    const isOver = textOf(name) !== undefined && parseObject(call?.nameless ?? '') !== undefined;
    return isOver ? undefined : call;
  }

  #begin(at: unknown, id: string | undefined): BegunCall {
    const index = this.#last === undefined ? 0 : this.#last.index + 1;
    const number = this.#numberFor(at);
    this.#areAmbiguous ||= number !== at || id === undefined;
    const begun = { index, number };
    const call: BegunCall =
      id === undefined ? { ...begun, id: newCallId(), nameless: '' } : { ...begun, id };
    if (typeof at === 'number') this.#byIndex.set(at, call);
    this.#last = call;
    return call;
  }

  #numberFor(at: unknown): number {
    const isFree = typeof at === 'number' && !this.#numbers.has(at);
    const number = isFree ? at : Math.max(-1, ...this.#numbers) + 1;
    this.#numbers.add(number);
    return number;
  }
}
