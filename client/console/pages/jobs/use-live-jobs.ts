import { useCallback, useEffect, useRef, useState } from 'react';
import type { JobRecord } from '../../../../generated/types.ts';
import { AbortedError, type WatchState } from '../../../index.ts';
import { usePatchbay } from '../../app/session.tsx';
import { type News, withNews } from './live-list.ts';

/** What is told of all jobs as it happens. */
export interface LiveJobs {
  readonly state: WatchState;
  /** Why nothing is told, where the gateway refuses to. */
  readonly error: unknown;
  readonly news: News;
  /** Puts a record among what was told, as after a change by whoever looks. */
  readonly tell: (record: JobRecord) => void;
}

const NOTHING: News = new Map();

/**
 * Follows all jobs of the account. However many of them move, a page is drawn once a frame.
 *
 * @param onLive - told whenever changes come as they happen again, so that what was read before can be read anew
 */
export function useLiveJobs(onLive: () => void): LiveJobs {
  const patchbay = usePatchbay();
  const [state, setState] = useState<WatchState>('catching-up');
  const [error, setError] = useState<unknown>(undefined);
  const [news, setNews] = useState(NOTHING);
  const waiting = useRef(new Map<string, JobRecord>());
  const frame = useRef<number | undefined>(undefined);
  const live = useRef(onLive);
  live.current = onLive;

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
    const onState = (next: WatchState): void => {
      setState(next);
      if (next === 'live') live.current();
    };
    const follow = async (): Promise<void> => {
      for await (const record of patchbay.jobs.watch({ signal: end.signal, onState })) tell(record);
    };
    follow().catch((failure: unknown) => {
      if (!(failure instanceof AbortedError)) setError(failure);
    });
    return () => {
      end.abort();
      if (frame.current !== undefined) cancelAnimationFrame(frame.current);
      frame.current = undefined;
    };
  }, [patchbay, tell]);

  return { state, error, news, tell };
}
