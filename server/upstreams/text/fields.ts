import { isObject, type JsonObject } from '../../foundation/json-object.ts';

const HAS_NO_COUNTERPART =
  "has no counterpart in the interface that this model's upstream speaks, and would be lost.";

/** The request is invalid, or contains something that the upstream's interface cannot express. */
export class Untranslatable extends Error {
  override readonly name = 'Untranslatable';
  /** The path in the request, such as `messages[1].content`. */
  readonly parameter: string;
  /** @param because - continues the sentence after the parameter's name: `must be 1` */
  constructor(parameter: string, because = HAS_NO_COUNTERPART) {
    super(`${parameter} ${because}`);
    this.parameter = parameter;
  }
}

/** Bounds the parameter name in the error message, because unknown names may have any length. */
const MAX_NAME_CHARACTERS = 100;

/**
 * The fields of an object in a request. Each field is read by name; `close` refuses fields that were not read, so that
 * nothing is dropped unnoticed. `null` counts as absent. All methods throw `Untranslatable`.
 */
export class Fields {
  readonly #at: string;
  readonly #values: JsonObject;
  readonly #taken = new Set<string>();

  /** @param at - the path of the object in the request; empty for the request itself */
  constructor(value: unknown, at: string) {
    if (!isObject(value)) throw new Untranslatable(at, 'must be an object.');
    this.#at = at;
    this.#values = value;
  }

  /** The path of a field in the request. */
  path(name: string): string {
    return this.#at === '' ? name : `${this.#at}.${name}`;
  }

  take(name: string): unknown {
    this.#taken.add(name);
    return (Object.hasOwn(this.#values, name) ? this.#values[name] : undefined) ?? undefined;
  }

  text(name: string): string | undefined {
    const value = this.take(name);
    if (value === undefined || typeof value === 'string') return value;
    throw new Untranslatable(this.path(name), 'must be a text.');
  }

  number(name: string): number | undefined {
    const value = this.take(name);
    if (value === undefined || typeof value === 'number') return value;
    throw new Untranslatable(this.path(name), 'must be a number.');
  }

  flag(name: string): boolean | undefined {
    const value = this.take(name);
    if (value === undefined || typeof value === 'boolean') return value;
    throw new Untranslatable(this.path(name), 'must be true or false.');
  }

  object(name: string): JsonObject | undefined {
    const value = this.take(name);
    if (value === undefined || isObject(value)) return value;
    throw new Untranslatable(this.path(name), 'must be an object.');
  }

  /** The fields of a nested object. */
  fields(name: string): Fields | undefined {
    const value = this.object(name);
    return value === undefined ? undefined : new Fields(value, this.path(name));
  }

  /** A list, parsed item by item. */
  list<T>(name: string, read: (item: unknown, at: string) => T): readonly T[] | undefined {
    const value = this.take(name);
    if (value === undefined) return undefined;
    if (!Array.isArray(value)) throw new Untranslatable(this.path(name), 'must be a list.');
    return value.map((item: unknown, index) => read(item, `${this.path(name)}[${index}]`));
  }

  /** A required value. */
  need<T>(name: string, value: T | undefined): T {
    if (value !== undefined) return value;
    throw new Untranslatable(this.path(name), 'is required.');
  }

  /** A required text. */
  needText(name: string): string {
    return this.need(name, this.text(name));
  }

  /** Accepts and ignores fields that do not change the answer. */
  ignore(...names: readonly string[]): void {
    for (const name of names) this.#taken.add(name);
  }

  /** Ignores a field if its value changes nothing, such as the default; refuses it otherwise. */
  allowOnly(name: string, isHarmless: (value: unknown) => boolean): void {
    const value = this.take(name);
    if (value !== undefined && !isHarmless(value)) this.refuse(name);
  }

  refuse(name: string, because?: string): never {
    throw new Untranslatable(this.path(name), because);
  }

  /** Refuses the fields that were not read or ignored. */
  close(): void {
    const left = Object.entries(this.#values).find(
      ([name, value]) => value !== null && value !== undefined && !this.#taken.has(name),
    );
    if (left !== undefined) this.refuse(left[0].slice(0, MAX_NAME_CHARACTERS));
  }
}

/** Reads a text item of a list. */
export function readText(value: unknown, at: string): string {
  if (typeof value === 'string') return value;
  throw new Untranslatable(at, 'must be a text.');
}

/** A check whether a value is one of those given. */
export function isOneOf(...values: readonly unknown[]): (value: unknown) => boolean {
  return (value) => values.includes(value);
}

/** A check whether a value is a list that contains only the given text. */
export function isOnly(text: string): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.length === 1 && value[0] === text;
}

/** Whether a value is an empty list or object. */
export function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
