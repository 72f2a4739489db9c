import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorNotice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

/** The props of the view of a query. */
export interface QueryViewProps<T> {
  readonly query: UseQueryResult<T>;
  /** How many lines stand for it while it is loaded. */
  readonly lines?: number;
  readonly children: (data: T) => ReactNode;
}

/** Shows the result of a query, that it is loading, or why it failed. */
export function QueryView<T>({ query, lines = 4, children }: QueryViewProps<T>): ReactNode {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Skeleton lines={lines} />;
  return <ErrorNotice error={error} onRetry={() => void refetch()} />;
}
