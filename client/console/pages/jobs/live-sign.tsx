import type { ReactNode } from 'react';
import type { WatchState } from '../../../index.ts';
import { messageOf } from '../../components/failure-words.ts';
import styles from './live-sign.module.css';

const WORDS: Readonly<Record<WatchState, string>> = {
  live: 'Live',
  'catching-up': 'Catching up…',
  lost: 'Connection lost, reconnecting…',
};

/** Indicates whether a page shows live updates. */
export function LiveSign({
  state,
  error,
}: {
  readonly state: WatchState;
  readonly error: unknown;
}): ReactNode {
  const isRefused = error !== undefined;
  return (
    <span
      className={styles.sign}
      role="status"
      data-state={isRefused ? 'lost' : state}
      title={isRefused ? messageOf(error) : undefined}
    >
      <span className={styles.dot} aria-hidden />
      {isRefused ? 'Not live' : WORDS[state]}
    </span>
  );
}
