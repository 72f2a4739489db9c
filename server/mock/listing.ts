import { valueAt } from '../../generated/validation/json-pointer.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';

/** How the contract marks an answer that is a page of a list (`x-list-of-jobs`): by JSON pointers (RFC 6901). */
export interface ListMark {
  /** Where a record says what the parameter of this name asks for. */
  readonly filters: Readonly<Record<string, string>>;
}

/** What is told of a page. */
export interface ListPage {
  readonly jobs: readonly JsonObject[];
  /** The `cursor` of the next page. */
  readonly next: string | null;
}

/** Reads a mark of the contract. */
export function readListMark(node: unknown): ListMark | undefined {
  const filters = valueAt(node, '/filters');
  if (!isObject(filters)) return undefined;
  return { filters: Object.fromEntries(Object.entries(filters).map(([k, v]) => [k, String(v)])) };
}

/**
 * A page of the jobs that the contract's examples show, the newest first: each as it ended well, or as a filter asks
 * for it. What follows a cursor comes after the job of that name.
 */
export function pageOfJobs(
  records: readonly JsonObject[],
  { filters }: ListMark,
  query: JsonObject,
): ListPage {
  const asked = Object.entries(filters).filter(([parameter]) => query[parameter] !== undefined);
  const fitting = records.filter((record) =>
    asked.every(([parameter, place]) => valueAt(record, place) === query[parameter]),
  );
  const jobs = new Map(fitting.toReversed().map((record) => [String(record.jobId), record]));
  const { cursor, limit } = query;
  const listed = [...jobs]
    .filter(([jobId]) => cursor === undefined || jobId < String(cursor))
    .toSorted(([one], [other]) => (one < other ? 1 : -1));
  const page = listed.slice(0, limit === undefined ? listed.length : Number(limit));
  const next = page.length < listed.length ? (page.at(-1)?.[0] ?? null) : null;
  return { jobs: page.map(([, record]) => record), next };
}
