import type { ReactNode } from 'react';
import type { JobRecord } from '../../../../generated/types.ts';
import { JobResult } from '../../answers/job-result.tsx';
import { messageOf } from '../../components/failure-words.ts';
import { ErrorNotice, Notice } from '../../components/notice.tsx';
import type { Exchange } from './exchange.ts';

/** Props of `FollowedJob`. */
export interface FollowedJobProps {
  readonly exchange: Exchange;
  /** The latest record. */
  readonly record: JobRecord;
}

/** The latest record of a job, and why there are no further ones. */
export function FollowedJob({ exchange, record }: FollowedJobProps): ReactNode {
  const { state, error, interruption } = exchange;
  return (
    <>
      {state === 'failed' && <ErrorNotice error={error} title={NO_UPDATES} />}
      {state === 'running' && interruption !== undefined && (
        <Notice tone="warning" title="Updates are interrupted. Trying again…">
          <p>{messageOf(interruption)}</p>
        </Notice>
      )}
      <JobResult record={record} />
    </>
  );
}

const NO_UPDATES = 'The job could not be followed further.';
