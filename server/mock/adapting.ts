import { counted } from '../foundation/counted.ts';
import { fieldsIn, isObject, type JsonObject } from '../foundation/json-object.ts';
import type { Exchange } from '../http/contract-server.ts';
import { csvWithoutColumns, unaskedColumns, withoutColumns } from './asked-columns.ts';
import type { CheckedDocument } from './choosing.ts';
import { examplePage, repeatedList, sameAsAsked } from './examples.ts';
import type { ListPage } from './listing.ts';
import { isAskedOfMock } from './preferences.ts';

/** An answer from the contract's examples. */
interface ExampleAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** Adapts an example to the request: lists and tables are as requested, and request identifiers are real. */
export function adapted(
  answer: ExampleAnswer,
  exchange: Exchange,
  body: CheckedDocument | undefined,
): string {
  const { operation, request } = exchange;
  const isOwnChoice = answer.status < 300 && !isAskedOfMock(request);
  const query = fieldsIn(request.query);
  const page = isOwnChoice ? examplePage(operation, query) : undefined;
  if (page !== undefined) return JSON.stringify(listOf(page));
  const unasked = isOwnChoice ? unaskedColumns(operation, answer.contentType, query) : undefined;
  if (unasked?.kind === 'csv') return csvWithoutColumns(answer.body, unasked);
  const repeated = body === undefined ? undefined : repeatedList(operation, body.value);
  const same = isOwnChoice && body !== undefined ? sameAsAsked(operation, body.value) : {};
  const isIdentified = operation.problems === 'ProblemV1' && answer.body.includes('"request_id"');
  const fields = isIdentified ? { ...same, request_id: request.id } : same;
  if (unasked === undefined && repeated === undefined && Object.keys(fields).length === 0) {
    return answer.body;
  }
  const document: unknown = JSON.parse(answer.body);
  if (!isObject(document)) return answer.body;
  const fitted = { ...document, ...knownTo(document, fields) };
  const listed = repeated === undefined ? fitted : withRepeated(fitted, repeated);
  return JSON.stringify(unasked === undefined ? listed : withoutColumns(listed, unasked));
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
