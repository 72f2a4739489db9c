import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorNotice } from './notice.tsx';
import { Skeleton } from './skeleton.tsx';

/** Props of `QueryView`. */
export interface QueryViewProps<T> {
  readonly query: UseQueryResult<T>;
  /** Number of skeleton lines while loading. */
  readonly lines?: number;
  readonly children: (data: T) => ReactNode;
}

/** Shows a query's result, a skeleton while it loads, or its error. */
export function QueryView<T>({ query, lines = 4, children }: QueryViewProps<T>): ReactNode {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error === null) return <Skeleton lines={lines} />;
  return <ErrorNotice error={error} onRetry={() => void refetch()} />;
}
