import type { ReactNode } from 'react';
import { messageOf } from '../../components/failure-words.ts';
import { ErrorNotice, Notice } from '../../components/notice.tsx';
import type { Exchange } from './exchange.ts';

/** Props of `FollowedJob`. */
export interface FollowedJobProps {
  readonly exchange: Exchange;
  /** What is known of the job. */
  readonly children: ReactNode;
}

/** What is known of a job that was accepted, and why there are no updates. */
export function FollowedJob({ exchange, children }: FollowedJobProps): ReactNode {
  const { state, error, interruption } = exchange;
  return (
    <>
      {state === 'failed' && <ErrorNotice error={error} title={NO_UPDATES} />}
      {state === 'running' && interruption !== undefined && (
        <Notice tone="warning" title="Updates are interrupted. Trying again…">
          <p>{messageOf(interruption)}</p>
        </Notice>
      )}
      {children}
    </>
  );
}

const NO_UPDATES = 'The job could not be followed further.';
