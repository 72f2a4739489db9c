import { valueAt } from '../../openapi/validation/json-pointer.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';

/** How the contract marks an answer that is a page of a list (`x-list-of-jobs`): by JSON pointers (RFC 6901). */
export interface ListMark {
  /** The place in a record that the parameter of this name filters by. */
  readonly filters: Places;
  /** The time in a record that must not be before this parameter. */
  readonly from: Places;
  /** The time in a record that must be before this parameter. */
  readonly before: Places;
}

/** Places in a record, by the names of parameters. */
type Places = Readonly<Record<string, string>>;

/** A page of jobs. */
export interface ListPage {
  readonly jobs: readonly JsonObject[];
  /** The `cursor` of the next page. */
  readonly next: string | null;
}

/** Reads the contract's mark. */
export function readListMark(node: unknown): ListMark | undefined {
  if (!isObject(node)) return undefined;
  const { filters, from, before } = node;
  return { filters: placesIn(filters), from: placesIn(from), before: placesIn(before) };
}

function placesIn(node: unknown): Places {
  const entries = isObject(node) ? Object.entries(node) : [];
  return Object.fromEntries(entries.map(([parameter, place]) => [parameter, String(place)]));
}

/**
 * A page of the jobs of the examples, the newest first: each one succeeded, or as a filter asks for it. A cursor is the
 * name of the job before.
 */
export function pageOfJobs(
  records: readonly JsonObject[],
  { filters, from, before }: ListMark,
  query: JsonObject,
): ListPage {
  const tests = [
    ...testsOf(filters, query, (value, asked) => value === asked),
    ...testsOf(from, query, (value, asked) => timeOf(value) >= timeOf(asked)),
    ...testsOf(before, query, (value, asked) => timeOf(value) < timeOf(asked)),
  ];
  const fitting = records.filter((record) => tests.every((fits) => fits(record)));
  const jobs = new Map(fitting.toReversed().map((record) => [String(record.jobId), record]));
  const { cursor, limit } = query;
  const listed = [...jobs]
    .filter(([jobId]) => cursor === undefined || jobId < String(cursor))
    .toSorted(([one], [other]) => (one < other ? 1 : -1));
  const page = listed.slice(0, limit === undefined ? listed.length : Number(limit));
  const next = page.length < listed.length ? (page.at(-1)?.[0] ?? null) : null;
  return { jobs: page.map(([, record]) => record), next };
}

/** The filters of a query for records. */
function testsOf(
  places: Places,
  query: JsonObject,
  fits: (value: unknown, asked: unknown) => boolean,
): readonly ((record: JsonObject) => boolean)[] {
  return Object.entries(places)
    .filter(([parameter]) => query[parameter] !== undefined)
    .map(
      ([parameter, place]) =>
        (record) =>
          fits(valueAt(record, place), query[parameter]),
    );
}

function timeOf(text: unknown): number {
  return Date.parse(String(text));
}
