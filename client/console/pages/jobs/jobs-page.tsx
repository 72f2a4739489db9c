import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Layers, SearchX, Sparkles } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { JobRecord } from '../../../../generated/types.ts';
import { usePatchbay } from '../../app/session.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Found } from '../../components/found.tsx';
import { MoreButton } from '../../components/more-button.tsx';
import { Empty, ErrorNotice } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { goOnFromHeading } from '../../components/page-heading.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { isSaidAt } from '../../components/violations.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { isOpen, type JobFilter, queryOf, readFilter, writeFilter } from './job-filter.ts';
import { JobRow } from './job-row.tsx';
import { SEARCH_PARAMETER } from './job-search.tsx';
import { JobsFilter } from './jobs-filter.tsx';
import styles from './jobs-page.module.css';
import { liveList } from './live-list.ts';
import { LiveSign } from './live-sign.tsx';
import { useLiveJobs } from './use-live-jobs.ts';
import { useNow } from './use-now.ts';

/** All jobs of the account, updated live. */
export function JobsPage(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const queries = useQueryClient();
  const readAnew = useCallback(
    () => void queries.invalidateQueries({ queryKey: ['jobs', 'list'] }),
    [queries],
  );
  const { state, error, news, tell } = useLiveJobs(readAnew);
  const list = useJobList(filter);
  const [toCancel, setToCancel] = useState<JobRecord | undefined>();
  const read = list.data?.pages.flatMap(({ data }) => data.jobs) ?? [];
  const records = liveList(read, { news, filter, hasMore: list.hasNextPage });
  return (
    <>
      <PageHeader
        title="Jobs"
        badge={<LiveSign state={state} error={error} />}
        text="Videos, songs and images, newest first. Updated live."
        actions={
          <ButtonLink href="/playground" variant="primary" icon={<Sparkles size={16} />}>
            New job
          </ButtonLink>
        }
      />
      <JobsFilter
        filter={filter}
        error={list.error}
        onFilter={(next) => setSearch(writeFilter(next), { replace: true })}
      />
      <Found
        choice={search.toString()}
        count={list.isSuccess ? records.length : undefined}
        thing="job"
        things="jobs"
      />
      {list.error !== null && !isSaidAt(list.error, [SEARCH_PARAMETER]) && (
        <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton lines={8} />}
      {list.isSuccess && records.length === 0 && (
        <NoJobs
          filter={filter}
          older={
            list.hasNextPage && (
              <Button isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                Search older jobs
              </Button>
            )
          }
          onAll={() => {
            setSearch(new URLSearchParams(), { replace: true });
            goOnFromHeading();
          }}
        />
      )}
      {records.length > 0 && (
        <ol className={styles.list} aria-label="Jobs">
          <Rows records={records} onCancel={setToCancel} />
        </ol>
      )}
      <MoreButton
        key={search.toString()}
        thing="job"
        things="jobs"
        count={records.length}
        hasMore={list.hasNextPage && records.length > 0}
        isBusy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      />
      <CancelDialog record={toCancel} onClose={() => setToCancel(undefined)} onRecord={tell} />
    </>
  );
}

interface RowsProps {
  readonly records: readonly JobRecord[];
  readonly onCancel: (record: JobRecord) => void;
}

/** Renders the rows again periodically, so that relative ages stay current. */
function Rows({ records, onCancel }: RowsProps): ReactNode {
  const now = useNow();
  return records.map((record) => (
    <JobRow key={record.jobId} record={record} now={now} onCancel={onCancel} />
  ));
}

const JOBS_PER_PAGE = 50;
/** How many pages of a search may be empty before a person is asked whether it should go on. */
const EMPTY_PAGES = 10;

function useJobList(filter: JobFilter) {
  const patchbay = usePatchbay();
  return useInfiniteQuery({
    queryKey: ['jobs', 'list', filter],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ signal, pageParam }) => {
      const read = (cursor: string | undefined) => {
        const place = cursor === undefined ? {} : { cursor };
        return patchbay.jobs.list(
          { ...queryOf(filter), limit: JOBS_PER_PAGE, ...place },
          { signal },
        );
      };
      let page = await read(pageParam);
      for (let tries = 1; tries < EMPTY_PAGES; tries += 1) {
        const { jobs, next } = page.data;
        if (jobs.length > 0 || next === null) break;
        page = await read(next);
      }
      return page;
    },
    getNextPageParam: ({ data }) => data.next ?? undefined,
    // It is read again when live updates begin, and when they fail.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface NoJobsProps {
  readonly filter: JobFilter;
  /** The control that searches older jobs, if there are any. */
  readonly older: ReactNode;
  readonly onAll: () => void;
}

function NoJobs({ filter, older, onAll }: NoJobsProps): ReactNode {
  if (!isOpen(filter)) {
    return (
      <Empty
        icon={<SearchX size={28} aria-hidden />}
        title={older === false ? 'No matching jobs' : 'No matching jobs so far'}
        text={older === false ? 'No jobs match the filters.' : 'No recent jobs match the filters.'}
        action={
          <>
            {older}
            <Button onClick={onAll}>Show all jobs</Button>
          </>
        }
      />
    );
  }
  return (
    <Empty
      icon={<Layers size={28} aria-hidden />}
      title="No jobs yet"
      text="Videos, songs and asynchronous image requests create jobs. Create one and follow it here."
      action={
        <ButtonLink href="/playground" variant="primary">
          Open playground
        </ButtonLink>
      }
    />
  );
}
