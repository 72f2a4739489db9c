import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { JobRecord } from '../../../../generated/types.ts';
import { isFinal } from '../../../index.ts';

/**
 * Refetches balance and usage once one of these jobs has ended: only then is it charged, or its reservation released.
 *
 * @param records - the current records; `undefined` while unknown
 */
export function useMoneyAfter(records: readonly JobRecord[] | undefined): void {
  const queries = useQueryClient();
  const ended = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (records === undefined) return;
    const known = ended.current;
    const now = records.filter(isFinal).map(({ jobId }) => jobId);
    ended.current = new Set([...(known ?? []), ...now]);
    // Jobs that had already ended at the first read are already accounted for.
    if (known === undefined || now.every((jobId) => known.has(jobId))) return;
    for (const queryKey of [['account'], ['usage']]) void queries.invalidateQueries({ queryKey });
  }, [records, queries]);
}
