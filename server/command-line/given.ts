import { isDay, writtenDay } from '../foundation/calendar.ts';
import type { JsonObject } from '../foundation/json-object.ts';
import { CommandError } from './command-error.ts';

const MAX_TEXT = 1_000;
const MAX_LIST = 100;

/**
 * The arguments of a command, validated as they are read. Every method throws an {@link CommandError} for an invalid
 * value.
 */
export class Given {
  readonly #values: JsonObject;

  constructor(values: JsonObject) {
    this.#values = values;
  }

  /** Whether a flag is set. */
  isSaid(name: string): boolean {
    const value = this.#values[name];
    if (value === undefined || typeof value === 'boolean') return value === true;
    throw new CommandError(`${name} must be true or false.`);
  }

  /** A required text. */
  text(name: string): string {
    const value = this.optionalText(name);
    if (value === undefined) throw new CommandError(`${name} is missing.`);
    return value;
  }

  optionalText(name: string): string | undefined {
    const value = this.#values[name];
    if (value === undefined) return undefined;
    if (typeof value === 'string' && value.trim() !== '' && value.length <= MAX_TEXT) return value;
    throw new CommandError(`${name} must be text of 1 to ${MAX_TEXT} characters.`);
  }

  /** A required number. */
  number(name: string, bounds: Bounds): number {
    const value = this.optionalNumber(name, bounds);
    if (value === undefined) throw new CommandError(`${name} is missing.`);
    return value;
  }

  /** @param bounds - omitted if the contract defines them */
  optionalNumber(name: string, bounds?: Bounds): number | undefined {
    const value = this.#values[name];
    if (value === undefined) return undefined;
    if (bounds === undefined) {
      if (typeof value === 'number') return value;
      throw new CommandError(`${name} must be a number.`);
    }
    const { from, upTo, decimals = 0, ifLess } = bounds;
    const isNumber = typeof value === 'number' && Number(value.toFixed(decimals)) === value;
    if (isNumber && value >= from && value <= upTo) return value;
    const kind = decimals === 0 ? 'a whole number' : `a number with at most ${decimals} decimals,`;
    const advice = ifLess !== undefined && isNumber && value < from ? ` ${ifLess}` : '';
    throw new CommandError(`${name} must be ${kind} from ${from} to ${upTo}.${advice}`);
  }

  optionalList(name: string): readonly string[] | undefined {
    const value = this.#values[name];
    if (value === undefined) return undefined;
    const isList = Array.isArray(value) && value.length > 0 && value.length <= MAX_LIST;
    if (isList && value.every((item) => typeof item === 'string' && item !== '')) return value;
    throw new CommandError(`${name} must be a list of 1 to ${MAX_LIST} names.`);
  }

  /** An existing date, such as `2027-01-31`. */
  optionalDay(name: string): string | undefined {
    const text = this.optionalText(name);
    if (text === undefined || isDay(text)) return text;
    throw new CommandError(`${name} must be a day such as 2027-01-31.`);
  }

  /** A time in ISO 8601. */
  optionalTime(name: string): Date | undefined {
    const text = this.optionalText(name);
    if (text === undefined) return undefined;
    const time = new Date(text);
    const isTime = ISO_TIME.test(text) && !Number.isNaN(time.getTime());
    if (isTime && isDay(writtenDay(text))) return time;
    throw new CommandError(`${name} must be a time such as 2027-01-31 or 2027-01-31T12:00:00Z.`);
  }
}

/** The bounds of a number, both inclusive. */
export interface Bounds {
  readonly from: number;
  readonly upTo: number;
  /** The maximum number of decimals; 0 by default. */
  readonly decimals?: number;
  /** What to do instead, for a number below `from`. */
  readonly ifLess?: string;
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2}))?$/;
