import { queryOptions } from '@tanstack/react-query';
import { isFinal, type Patchbay } from '../../../index.ts';

const SHOWN = 5;
const WATCH_MS = 1_500;

/** The latest jobs, refetched while one of them is in progress. */
export function latestJobs(patchbay: Patchbay) {
  return queryOptions({
    queryKey: ['jobs', 'latest'],
    queryFn: ({ signal }) => patchbay.jobs.list({ limit: SHOWN }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.data.jobs.some((record) => !isFinal(record)) === true ? WATCH_MS : false,
  });
}
