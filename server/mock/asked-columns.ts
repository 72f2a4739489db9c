import type { Operation } from '../../generated/shapes.ts';
import { pointerKeys } from '../../openapi/validation/json-pointer.ts';
import { fieldsIn, isObject, type JsonObject } from '../foundation/json-object.ts';
import { changedAt } from './changed-at.ts';
import { successMark } from './examples.ts';

/** The columns that the example of a table has and its request does not ask for, by their names. */
export type UnaskedColumns = CsvColumns | JsonColumns;

interface CsvColumns {
  readonly kind: 'csv';
  readonly names: readonly string[];
}

interface JsonColumns {
  readonly kind: 'json';
  readonly names: readonly string[];
  /** The keys of the JSON pointer to the rows. */
  readonly rows: readonly string[];
}

/** Which columns to leave out (`x-columns-by`); `undefined` if the contract does not mark the example as a table. */
export function unaskedColumns(
  operation: Operation,
  contentType: string,
  query: JsonObject,
): UnaskedColumns | undefined {
  const [mediaType = ''] = contentType.split(';');
  const mark = successMark(operation, mediaType, 'x-columns-by');
  if (!isObject(mark)) return undefined;
  const by = String(mark.by);
  const usual = operation.parameters?.list.find(({ name }) => name === by)?.default;
  const asked = String(query[by] ?? usual).split(',');
  const names = Object.entries(fieldsIn(mark.columns))
    .filter(([one]) => !asked.includes(one))
    .flatMap(([, columns]) => [columns].flat().map(String));
  return mark.rows === undefined
    ? { kind: 'csv', names }
    : { kind: 'json', names, rows: pointerKeys(String(mark.rows)) };
}

/** Leaves columns out of the rows of a JSON document. */
export function withoutColumns(document: unknown, { rows, names }: JsonColumns): unknown {
  return changedAt(document, rows, (row) =>
    Object.fromEntries(Object.entries(fieldsIn(row)).filter(([name]) => !names.includes(name))),
  );
}

/** Leaves columns out of a table in CSV, whose fields must not be quoted. */
export function csvWithoutColumns(table: string, { names }: CsvColumns): string {
  const lines = table.split('\r\n').map((line) => line.split(','));
  const [titles = []] = lines;
  const isKept = titles.map((title) => !names.includes(title));
  return lines.map((line) => line.filter((_, place) => isKept[place]).join(',')).join('\r\n');
}
