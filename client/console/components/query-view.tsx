import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useConnection } from '../app/connection.tsx';
import { isUnanswered } from '../app/unanswered.ts';
import { ErrorNotice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

/** Props of `QueryView`. */
export interface QueryViewProps<T> {
  readonly query: UseQueryResult<T>;
  /** Number of skeleton lines while loading. */
  readonly lines?: number;
  readonly children: (data: T) => ReactNode;
}

/**
 * Shows a query's result, a skeleton while it loads, or its error. If a later read fails, the result stays below the
 * error; a lost connection is reported by the page's frame instead.
 */
export function QueryView<T>({ query, lines = 4, children }: QueryViewProps<T>): ReactNode {
  const { data, error, refetch } = query;
  const { state } = useConnection();
  const onRetry = (): void => void refetch();
  if (data === undefined) {
    if (error === null) return <Skeleton lines={lines} />;
    return <ErrorNotice error={error} onRetry={onRetry} />;
  }
  return (
    <>
      {error !== null && !(isUnanswered(error) && state.kind !== 'there') && (
        <ErrorNotice error={error} title="This may be out of date." onRetry={onRetry} />
      )}
      {children(data)}
    </>
  );
}
