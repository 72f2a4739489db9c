import type { JobRecord } from '../../../../generated/types.ts';
import { isFinal, progressOf } from '../../../index.ts';
import { isAmong, isFound, type JobFilter } from './job-filter.ts';

/** Recently received records by job identifier; the latest are last. */
export type News = ReadonlyMap<string, JobRecord>;

/** Maximum number of records kept; refetching the list returns the older ones. */
const MAX_NEWS = 1_000;

/** Adds records to the received ones. */
export function withNews(news: News, records: Iterable<JobRecord>): News {
  const all = new Map(news);
  for (const record of records) {
    const known = all.get(record.jobId);
    all.delete(record.jobId);
    all.set(record.jobId, known === undefined ? record : laterOf(known, record));
  }
  return new Map([...all].slice(-MAX_NEWS));
}

/**
 * The later of two records of a job. A final state wins, then the higher progress, then the record that was received
 * last.
 */
export function laterOf(known: JobRecord, told: JobRecord): JobRecord {
  if (isFinal(known) !== isFinal(told)) return isFinal(known) ? known : told;
  return progressOf(told) >= progressOf(known) ? told : known;
}

/** Live updates and the filter to apply to a fetched list. */
export interface Added {
  readonly news: News;
  readonly filter: JobFilter;
  /** Whether the list has more pages; jobs older than its last one belong to the next page. */
  readonly hasMore: boolean;
}

/** Merges a fetched list with the updates received since, newest job first. */
export function liveList(
  read: readonly JobRecord[],
  { news, filter, hasMore }: Added,
): readonly JobRecord[] {
  const listed = new Set(read.map(({ jobId }) => jobId));
  const known = read.map((record) => {
    const told = news.get(record.jobId);
    return told === undefined ? record : laterOf(record, told);
  });
  const oldest = hasMore ? createdAt(read.at(-1)) : '';
  const more = [...news.values()].filter(
    (record) => !listed.has(record.jobId) && createdAt(record) >= oldest && isFound(record, filter),
  );
  const all = [...known, ...more].filter((record) => isAmong(record, filter));
  if (more.length === 0) return all;
  return all.toSorted((one, other) => createdAt(other).localeCompare(createdAt(one)));
}

function createdAt(record: JobRecord | undefined): string {
  return record?.data.createdAt ?? '';
}
