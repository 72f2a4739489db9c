import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { JobRecord } from '../../../../generated/types.ts';
import { isFinal } from '../../../index.ts';
import { usePatchbay } from '../../app/session.tsx';
import { laterOf } from './live-list.ts';

/** A job as it is now, and goes on to be until its end. */
export function useJob(jobId: string): UseQueryResult<JobRecord> {
  const patchbay = usePatchbay();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: ['job', jobId, 'record'],
    queryFn: async ({ signal }) => {
      const { record } = await patchbay.jobs.get(jobId, { signal });
      if (record === undefined) throw new Error('Nothing is known of the job.');
      return record;
    },
  });
  const isUnderWay = query.data !== undefined && !isFinal(query.data);

  useEffect(() => {
    if (!isUnderWay) return;
    const end = new AbortController();
    const follow = async (): Promise<void> => {
      let said = '';
      for await (const told of patchbay.jobs.events(jobId, { signal: end.signal })) {
        queries.setQueryData<JobRecord>(['job', jobId, 'record'], (known) =>
          known === undefined ? told : laterOf(known, told),
        );
        // Something else than its progress has changed: there is more to tell of its way.
        if (told.message !== said)
          void queries.invalidateQueries({ queryKey: ['job', jobId, 'way'] });
        said = told.message;
      }
    };
    // What is wrong with the way to the gateway shows when the job is read anew.
    follow().catch(() => !end.signal.aborted && void query.refetch());
    return () => end.abort();
  }, [isUnderWay, jobId, patchbay, queries, query.refetch]);

  return query;
}
