import { counted } from '../foundation/counted.ts';
import { fieldsIn, isObject, type JsonObject } from '../foundation/json-object.ts';
import type { Exchange } from '../http/contract-server.ts';
import { csvWithoutColumns, unaskedColumns, withoutColumns } from './asked-columns.ts';
import type { CheckedDocument } from './choosing.ts';
import { examplePage, sameAsAsked } from './examples.ts';
import type { ListPage } from './listing.ts';
import { isAskedOfMock } from './preferences.ts';
import { repeatedLists, withRepeated } from './repeated-lists.ts';

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
  const repeated = body === undefined ? [] : repeatedLists(operation, body.value);
  const same = isOwnChoice && body !== undefined ? sameAsAsked(operation, body.value) : {};
  const isIdentified = operation.problems === 'ProblemV1' && answer.body.includes('"request_id"');
  const fields = isIdentified ? { ...same, request_id: request.id } : same;
  if (unasked === undefined && repeated.length === 0 && Object.keys(fields).length === 0) {
    return answer.body;
  }
  const document: unknown = JSON.parse(answer.body);
  if (!isObject(document)) return answer.body;
  const listed = withRepeated({ ...document, ...knownTo(document, fields) }, repeated);
  return JSON.stringify(unasked === undefined ? listed : withoutColumns(listed, unasked));
}

/** Keeps only fields that the document also has, because a quote has others. */
function knownTo(document: JsonObject, fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in document));
}

function listOf(page: ListPage): JsonObject {
  const message = `${counted(page.jobs.length, 'job')}.`;
  return { status: 'SUCCESS', message, data: page };
}
