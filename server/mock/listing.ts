import { valueAt } from '../../openapi/validation/json-pointer.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';

/**
 * The contract's mark for an answer that is a page of a list (`x-list-of-jobs`), as JSON pointers into a record (RFC
 * 6901).
 */
export interface ListMark {
  /** By parameter, the value that must equal it. */
  readonly filters: Places;
  /** By parameter, the time that must not be before it. */
  readonly from: Places;
  /** By parameter, the time that must be before it. */
  readonly before: Places;
  /** By parameter, the texts of which one must contain it, in any letter case. `*` stands for each item of a list. */
  readonly contains: Readonly<Record<string, readonly string[]>>;
}

/** JSON pointers into a record, by parameter names. */
type Places = Readonly<Record<string, string>>;

/** A page of jobs. */
export interface ListPage {
  readonly jobs: readonly JsonObject[];
  /** The `cursor` of the next page. */
  readonly next: string | null;
}

/** Parses the contract's mark. */
export function readListMark(node: unknown): ListMark | undefined {
  if (!isObject(node)) return undefined;
  const { filters, from, before, contains } = node;
  return {
    filters: placesIn(filters),
    from: placesIn(from),
    before: placesIn(before),
    contains: listsIn(contains),
  };
}

function placesIn(node: unknown): Places {
  const entries = isObject(node) ? Object.entries(node) : [];
  return Object.fromEntries(entries.map(([parameter, place]) => [parameter, String(place)]));
}

function listsIn(node: unknown): ListMark['contains'] {
  const entries = isObject(node) ? Object.entries(node) : [];
  return Object.fromEntries(
    entries.map(([parameter, places]) => [parameter, [places].flat().map(String)]),
  );
}

/**
 * A page of the example jobs, newest first: each job in its successful state, or in the state that a filter selects.
 * The cursor is the id of the last job on the previous page.
 */
export function pageOfJobs(
  records: readonly JsonObject[],
  { filters, from, before, contains }: ListMark,
  query: JsonObject,
): ListPage {
  const tests = [
    ...testsOf(filters, query, (value, asked) => value === asked),
    ...testsOf(from, query, (value, asked) => timeOf(value) >= timeOf(asked)),
    ...testsOf(before, query, (value, asked) => timeOf(value) < timeOf(asked)),
    ...searchesOf(contains, query),
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

/** The predicates for records that a query implies. */
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

/** The predicates for records that contain what a query searches for. */
function searchesOf(
  contains: ListMark['contains'],
  query: JsonObject,
): readonly ((record: JsonObject) => boolean)[] {
  return Object.entries(contains)
    .filter(([parameter]) => query[parameter] !== undefined)
    .map(([parameter, places]) => {
      const asked = lowered(query[parameter]);
      return (record) =>
        places
          .flatMap((place) => valuesAt(record, place))
          .some((value) => lowered(value).includes(asked));
    });
}

/** The values at a JSON pointer in which `*` stands for each item of a list. */
function valuesAt(record: JsonObject, place: string): readonly unknown[] {
  const [head = '', ...rest] = place.split('/*');
  return rest.reduce<readonly unknown[]>(
    (found, pointer) => found.flat().map((item) => valueAt(item, pointer)),
    [valueAt(record, head)],
  );
}

function lowered(text: unknown): string {
  return String(text ?? '').toLowerCase();
}

function timeOf(text: unknown): number {
  return Date.parse(String(text));
}
