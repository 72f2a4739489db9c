import { counted } from '../foundation/counted.ts';
import { fieldsIn, isObject, type JsonObject } from '../foundation/json-object.ts';
import type { Exchange } from '../http/contract-server.ts';
import type { CheckedDocument } from './choosing.ts';
import { examplePage, repeatedList, sameAsAsked } from './examples.ts';
import type { ListPage } from './listing.ts';
import { isAskedOfMock } from './preferences.ts';

/** Adapts an example to the request: lists are filtered and repeated as requested, and request identifiers are real. */
export function adapted(
  { status, body: text }: { readonly status: number; readonly body: string },
  { operation, request }: Exchange,
  body: CheckedDocument | undefined,
): string {
  const isOwnChoice = status < 300 && !isAskedOfMock(request);
  const query = fieldsIn(request.query);
  const page = isOwnChoice ? examplePage(operation, query) : undefined;
  if (page !== undefined) return JSON.stringify(listOf(page));
  const repeated = body === undefined ? undefined : repeatedList(operation, body.value);
  const same = isOwnChoice && body !== undefined ? sameAsAsked(operation, body.value) : {};
  const isIdentified = operation.problems === 'ProblemV1' && text.includes('"request_id"');
  const isAsIs = repeated === undefined && Object.keys(same).length === 0;
  if (isAsIs && !isIdentified) return text;
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) return text;
  const fitted: Record<string, unknown> = { ...value, ...knownTo(value, same) };
  if ('request_id' in fitted) fitted.request_id = request.id;
  return JSON.stringify(repeated === undefined ? fitted : withRepeated(fitted, repeated));
}

/** Keeps only fields that the document also has, because a quote has others. */
function knownTo(document: JsonObject, fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in document));
}

function withRepeated(
  document: JsonObject,
  { list: name, times }: { readonly list: string; readonly times: number },
): JsonObject {
  const list = document[name];
  return Array.isArray(list) ? { ...document, [name]: repeatedTo(times, list) } : document;
}

/** Repeats the list's elements to the requested length; each gets its own index, if it has one, and its own URL. */
function repeatedTo(length: number, list: readonly unknown[]): readonly unknown[] {
  return Array.from({ length }, (_, index) => {
    const element = list[index % list.length];
    if (!isObject(element)) return element;
    const placed = 'index' in element ? { ...element, index } : element;
    const { url } = element;
    return typeof url === 'string' ? { ...placed, url: addressOfCopy(url, index) } : placed;
  });
}

/**
 * Makes the URLs of copies distinct, because pages identify images by URL: the expiry of a copy is some seconds later.
 */
function addressOfCopy(url: string, copy: number): string {
  return url.replace(/(?<=[?&]expires=)\d+/, (time) => String(Number(time) + copy));
}

function listOf(page: ListPage): JsonObject {
  const message = `${counted(page.jobs.length, 'job')}.`;
  return { status: 'SUCCESS', message, data: page };
}
