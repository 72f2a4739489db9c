import type { JobRecord } from '../../../../generated/types.ts';
import { isFinal, progressOf } from '../../../index.ts';
import { isAmong, type JobFilter } from './job-filter.ts';

/** Records that were told of late, by the job; the latest stand last. */
export type News = ReadonlyMap<string, JobRecord>;

/** So many jobs are remembered to have been told; a list that is read anew knows those before. */
const NEWS_UP_TO = 1_000;

/** Adds records to those that were told before. */
export function withNews(news: News, records: Iterable<JobRecord>): News {
  const all = new Map(news);
  for (const record of records) {
    const known = all.get(record.jobId);
    all.delete(record.jobId);
    all.set(record.jobId, known === undefined ? record : laterOf(known, record));
  }
  return new Map([...all].slice(-NEWS_UP_TO));
}

/** The later of two records of a job. An end stays, and progress rises only; else the one that came last is it. */
export function laterOf(known: JobRecord, told: JobRecord): JobRecord {
  if (isFinal(known) !== isFinal(told)) return isFinal(known) ? known : told;
  return progressOf(told) >= progressOf(known) ? told : known;
}

/** What a list that was read is put together with. */
export interface Added {
  readonly news: News;
  readonly filter: JobFilter;
  /** Whether the list goes on; what is older than its last job comes with the next page. */
  readonly hasMore: boolean;
}

/** A list as it was read, with what was told since, the newest job first. */
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
    (record) => !listed.has(record.jobId) && createdAt(record) >= oldest,
  );
  const all = [...known, ...more].filter((record) => isAmong(record, filter));
  if (more.length === 0) return all;
  return all.toSorted((one, other) => createdAt(other).localeCompare(createdAt(one)));
}

function createdAt(record: JobRecord | undefined): string {
  return record?.data.createdAt ?? '';
}
