import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JobList } from '../../../../generated/types.ts';
import type { JobQuery } from '../../../index.ts';
import { usePatchbay } from '../../app/session.tsx';
import { type JobFilter, queryOf } from './job-filter.ts';
import { type News, withNews } from './live-list.ts';

const JOBS_PER_PAGE = 50;
/** How many pages of a search may be empty before a person is asked whether it should go on. */
const EMPTY_PAGES = 10;
const NOTHING: News = new Map();

/** The jobs that match a filter, page by page. */
export interface JobPages {
  readonly list: UseInfiniteQueryResult<InfiniteData<JobList>>;
  /** Later records of the newest jobs, which have not been put into the list. */
  readonly newest: News;
  /** Why jobs could not be read, if the last attempt failed. */
  readonly error: Error | null;
  /** Reads again what may have changed while there were no live updates. */
  readonly readAnew: () => void;
}

/** Reads the jobs that match a filter. */
export function useJobList(filter: JobFilter): JobPages {
  const patchbay = usePatchbay();
  const queries = useQueryClient();
  const list = useInfiniteQuery({
    queryKey: ['jobs', 'list', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ signal, pageParam }) => {
      const read = (cursor: string | undefined) => {
        const place = cursor === undefined ? {} : { cursor };
        return patchbay.jobs.list({ ...pageOf(filter), ...place }, { signal });
      };
      let page = await read(pageParam);
      for (let tries = 1; tries < EMPTY_PAGES; tries += 1) {
        const { jobs, next } = page.data;
        if (jobs.length > 0 || next === null) break;
        page = await read(next);
      }
      return page;
    },
    getNextPageParam: ({ data }) => data.next ?? undefined,
    // It is read again when live updates begin, and when they fail.
    staleTime: Number.POSITIVE_INFINITY,
  });
  // A job whose status no longer matches must be told, too: the list may still have it.
  const { status: _, ...anyStatus } = filter;
  const newest = useQuery({
    queryKey: ['jobs', 'newest', anyStatus],
    queryFn: ({ signal }) => patchbay.jobs.list(pageOf(anyStatus), { signal }),
    enabled: false,
  });
  const jobs = newest.data?.data.jobs;
  return {
    list,
    newest: useMemo(() => (jobs === undefined ? NOTHING : withNews(NOTHING, jobs)), [jobs]),
    error: list.error ?? newest.error,
    readAnew() {
      const queryKey = ['jobs', 'list'];
      if (filter.search === undefined || list.isError) {
        void queries.invalidateQueries({ queryKey });
        return;
      }
      // Each page of a search may take ten requests, so only the newest jobs are read again.
      void queries.invalidateQueries({ queryKey, type: 'inactive', refetchType: 'none' });
      void newest.refetch();
    },
  };
}

function pageOf(filter: JobFilter): JobQuery {
  return { ...queryOf(filter), limit: JOBS_PER_PAGE };
}
