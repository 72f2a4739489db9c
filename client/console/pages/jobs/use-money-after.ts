import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { JobRecord } from '../../../../generated/types.ts';
import { isFinal } from '../../../index.ts';
import { paced } from './paced.ts';

/** Jobs of a busy account end many times a second. */
const PAUSE_MS = 1_000;

/**
 * Refetches balance and usage once one of these jobs has ended: only then is it charged, or its reservation released.
 *
 * @param records - the current records; `undefined` while unknown
 */
export function useMoneyAfter(records: readonly JobRecord[] | undefined): void {
  const queries = useQueryClient();
  const readMoney = useMemo(() => {
    const read = (queryKey: readonly string[]) => queries.invalidateQueries({ queryKey });
    return paced(() => Promise.all([read(['account']), read(['usage'])]), PAUSE_MS);
  }, [queries]);
  const ended = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (records === undefined) return;
    const known = ended.current;
    const now = records.filter(isFinal).map(({ jobId }) => jobId);
    ended.current = new Set(now);
    // Jobs that had already ended at the first read are already accounted for.
    if (known !== undefined && now.some((jobId) => !known.has(jobId))) readMoney();
  }, [records, readMoney]);
}
