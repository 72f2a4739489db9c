import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { JobRecord } from '../../../../generated/types.ts';
import { AbortedError, type WatchState } from '../../../index.ts';
import { usePatchbay } from '../../app/session.tsx';
import { followedAgainMs } from './followed-again.ts';
import { type News, withNews } from './live-list.ts';
import { useMoneyAfter } from './use-money-after.ts';

/** Live updates of all jobs. */
export interface LiveJobs {
  readonly state: WatchState;
  /** Why updates are unavailable, if the gateway refuses them. */
  readonly error: unknown;
  readonly news: News;
  /** Adds a record to the updates, such as after a change by the user. */
  readonly tell: (record: JobRecord) => void;
}

const NOTHING: News = new Map();

/**
 * Follows all jobs of the account. Updates are batched, so that a page renders at most once per frame.
 *
 * @param onGap - called when live updates start, resume after a loss, and fail, so that earlier data can be refetched;
 * the refetch reveals a problem with the session
 */
export function useLiveJobs(onGap: () => void): LiveJobs {
  const patchbay = usePatchbay();
  const [state, setState] = useState<WatchState>('catching-up');
  const [error, setError] = useState<unknown>(undefined);
  const [news, setNews] = useState(NOTHING);
  const waiting = useRef(new Map<string, JobRecord>());
  const frame = useRef<number | undefined>(undefined);
  const gap = useRef(onGap);
  gap.current = onGap;
  const [attempt, setAttempt] = useState(0);
  useMoneyAfter(useMemo(() => [...news.values()], [news]));

  const tell = useCallback((record: JobRecord): void => {
    waiting.current.set(record.jobId, record);
    frame.current ??= requestAnimationFrame(() => {
      frame.current = undefined;
      const records = [...waiting.current.values()];
      waiting.current.clear();
      setNews((known) => withNews(known, records));
    });
  }, []);

  useEffect(() => {
    const end = new AbortController();
    let isBehind = true;
    const onState = (next: WatchState): void => {
      if (next === 'lost') isBehind = true;
      // A stream that ended as planned is resumed without a gap.
      if (!isBehind) return;
      setState(next);
      if (next !== 'live') return;
      isBehind = false;
      setError(undefined);
      gap.current();
    };
    const follow = async (): Promise<void> => {
      for await (const record of patchbay.jobs.watch({ signal: end.signal, onState })) tell(record);
    };
    let again: ReturnType<typeof setTimeout> | undefined;
    follow().catch((failure: unknown) => {
      if (failure instanceof AbortedError || end.signal.aborted) return;
      setError(failure);
      gap.current();
      again = setTimeout(() => setAttempt(attempt + 1), followedAgainMs(failure));
    });
    return () => {
      end.abort();
      clearTimeout(again);
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
      frame.current = undefined;
    };
  }, [patchbay, tell, attempt]);

  return { state, error, news, tell };
}
