import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { JobRecord } from '../../../../generated/types.ts';
import { isFinal, PatchbayError } from '../../../index.ts';
import { usePatchbay } from '../../app/session.tsx';
import { followedAgain } from './followed-again.ts';
import { laterOf } from './live-list.ts';
import { useMoneyAfter } from './use-money-after.ts';

/** A job, updated live until it ends. */
export function useJob(jobId: string): UseQueryResult<JobRecord> {
  const patchbay = usePatchbay();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['job', jobId, 'record'],
    queryFn: async ({ signal }) => {
      const { record } = await patchbay.jobs.get(jobId, { signal });
      if (record === undefined) throw new Error('The job is unknown.');
      return record;
    },
  });
  const { data } = query;
  useMoneyAfter(useMemo(() => (data === undefined ? undefined : [data]), [data]));
  const isUnderWay = query.data !== undefined && !isFinal(query.data);
  const { refetch } = query;
  const isRefused = query.error instanceof PatchbayError && !query.error.retryable;

  useEffect(() => {
    // A job that is refused is followed again once a read succeeds.
    if (!isUnderWay || isRefused) return;
    const end = new AbortController();
    const { signal } = end;
    const records = followedAgain({
      follow: () => patchbay.jobs.events(jobId, { signal }),
      signal,
      // The read reveals a problem with the connection or the session.
      onAgain: () => void refetch(),
    });
    const follow = async (): Promise<void> => {
      let said = '';
      for await (const told of records) {
        queries.setQueryData<JobRecord>(['job', jobId, 'record'], (known) =>
          known === undefined ? told : laterOf(known, told),
        );
        // More than the progress has changed, so the history has a new step.
        if (told.message !== said)
          void queries.invalidateQueries({ queryKey: ['job', jobId, 'way'] });
        said = told.message;
      }
    };
    follow().catch((error: unknown) => {
      if (signal.aborted) return;
      if (!(error instanceof PatchbayError)) throw error;
      // The read shows the reason on the page.
      void refetch();
    });
    return () => end.abort();
  }, [isUnderWay, isRefused, jobId, patchbay, queries, refetch]);

  return query;
}
