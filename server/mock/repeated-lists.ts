import type { Operation } from '../../generated/shapes.ts';
import { pointerKeys } from '../../openapi/validation/json-pointer.ts';
import { isObject, type JsonObject, objectsOf } from '../foundation/json-object.ts';
import { changedAt } from './changed-at.ts';
import { successMark } from './examples.ts';

/** A list of an example, by the keys of a JSON pointer, and how long it must be for a request. */
export interface RepeatedList {
  readonly list: readonly string[];
  readonly length: number;
}

/** The lists of an example whose lengths the request says (`x-repeat-list`). */
export function repeatedLists(operation: Operation, request: JsonObject): readonly RepeatedList[] {
  const marks = objectsOf(successMark(operation, 'application/json', 'x-repeat-list'));
  return marks.flatMap(({ list, by }) => {
    const length = lengthIn(request[String(by)]);
    return length === undefined ? [] : [{ list: pointerKeys(String(list)), length }];
  });
}

/**
 * The length that a parameter implies: its value if it is a number, otherwise one per list element. A text, and a list
 * of numbers, counts as one.
 */
function lengthIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (Array.isArray(value)) return typeof value[0] === 'number' ? 1 : value.length;
  return value === undefined || value === null ? undefined : 1;
}

/** Makes the lists of a document as long as the request says. */
export function withRepeated(document: unknown, lists: readonly RepeatedList[]): unknown {
  return lists.reduce(
    (changed, { list, length }) => changedAt(changed, list, (value) => repeatedTo(length, value)),
    document,
  );
}

function repeatedTo(length: number, list: unknown): unknown {
  if (typeof list === 'string') return repeatedBytes(length * FLOAT_BYTES, list);
  if (!Array.isArray(list) || list.length === 0) return list;
  return Array.from({ length }, (_, index) => copyOf(list[index % list.length], index));
}

/** The size of a number in a vector that is written in Base64. */
const FLOAT_BYTES = 4;

function repeatedBytes(length: number, base64: string): string {
  return Buffer.alloc(length, base64, 'base64').toString('base64');
}

/** A copy of an element with its own index, if it has one, and its own URL. */
function copyOf(element: unknown, index: number): unknown {
  if (!isObject(element)) return element;
  const placed = 'index' in element ? { ...element, index } : element;
  const { url } = element;
  return typeof url === 'string' ? { ...placed, url: addressOfCopy(url, index) } : placed;
}

/**
 * Makes the URLs of copies distinct, because pages identify images by URL: the expiry of a copy is some seconds later.
 */
function addressOfCopy(url: string, copy: number): string {
  return url.replace(/(?<=[?&]expires=)\d+/, (time) => String(Number(time) + copy));
}
