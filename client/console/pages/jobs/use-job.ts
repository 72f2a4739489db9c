import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { JobRecord } from '../../../../generated/types.ts';
import { isFinal } from '../../../index.ts';
import { usePatchbay } from '../../app/session.tsx';
import { FOLLOWED_AGAIN_MS, followedAgainMs } from './followed-again.ts';
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
    refetchInterval: ({ state }) => (isInterrupted(state) ? followedAgainMs(state.error) : false),
  });
  const { data } = query;
  useMoneyAfter(useMemo(() => (data === undefined ? undefined : [data]), [data]));
  const isUnderWay = query.data !== undefined && !isFinal(query.data);
  const { isError, refetch } = query;
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    // A job that cannot be read is followed again once a read succeeds.
    if (!isUnderWay || isError) return;
    const end = new AbortController();
    const follow = async (): Promise<void> => {
      let said = '';
      for await (const told of patchbay.jobs.events(jobId, { signal: end.signal })) {
        queries.setQueryData<JobRecord>(['job', jobId, 'record'], (known) =>
          known === undefined ? told : laterOf(known, told),
        );
        // More than the progress has changed, so the history has a new step.
        if (told.message !== said)
          void queries.invalidateQueries({ queryKey: ['job', jobId, 'way'] });
        said = told.message;
      }
    };
    /** Refetches the job after the stream failed; the refetch reveals a problem with the connection or the session. */
    const readAnew = async (interruption: unknown): Promise<void> => {
      const ms = followedAgainMs(interruption, attempt === 0 ? 0 : FOLLOWED_AGAIN_MS);
      await new Promise((resolve) => setTimeout(resolve, ms));
      if (end.signal.aborted) return;
      const { isSuccess } = await refetch();
      if (isSuccess && !end.signal.aborted) setAttempt(attempt + 1);
    };
    follow().catch(readAnew);
    return () => end.abort();
  }, [isUnderWay, isError, attempt, jobId, patchbay, queries, refetch]);

  return query;
}

/** Whether the last read of an unfinished job failed. */
function isInterrupted({
  data,
  status,
}: {
  readonly data: JobRecord | undefined;
  readonly status: string;
}): boolean {
  return status === 'error' && data !== undefined && !isFinal(data);
}
