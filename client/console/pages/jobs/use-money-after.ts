import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { JobRecord } from '../../../../generated/types.ts';
import { isFinal } from '../../../index.ts';

/**
 * Reads anew what there is to spend, and what was spent, once one of these jobs has ended: only then is it charged, or
 * what was set aside for it given back.
 *
 * @param records - jobs as they are now; `undefined` where that is not known yet
 */
export function useMoneyAfter(records: readonly JobRecord[] | undefined): void {
  const queries = useQueryClient();
  const ended = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (records === undefined) return;
    const known = ended.current;
    const now = records.filter(isFinal).map(({ jobId }) => jobId);
    ended.current = new Set([...(known ?? []), ...now]);
    // What had ended before anybody looked is counted already.
    if (known === undefined || now.every((jobId) => known.has(jobId))) return;
    for (const queryKey of [['account'], ['usage']]) void queries.invalidateQueries({ queryKey });
  }, [records, queries]);
}
