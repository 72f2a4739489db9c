import { Layers, SearchX, Sparkles } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { JobRecord } from '../../../../generated/types.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Empty, ErrorNotice } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { goOnFromHeading } from '../../components/page-heading.ts';
import { PagedList } from '../../components/paged-list.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { isSaidAt } from '../../components/violations.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { isOpen, type JobFilter, readFilter, writeFilter } from './job-filter.ts';
import { JobRow } from './job-row.tsx';
import { SEARCH_PARAMETER } from './job-search.tsx';
import { JobsFilter } from './jobs-filter.tsx';
import styles from './jobs-page.module.css';
import { liveList, withNews } from './live-list.ts';
import { LiveSign } from './live-sign.tsx';
import { useJobList } from './use-job-list.ts';
import { useLiveJobs } from './use-live-jobs.ts';
import { useNow } from './use-now.ts';

/** All jobs of the account, updated live. */
export function JobsPage(): ReactNode {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search);
  const { list, newest, error, readAnew } = useJobList(filter);
  const { state, error: liveError, news, tell } = useLiveJobs(readAnew);
  const [toCancel, setToCancel] = useState<JobRecord | undefined>();
  const read = list.data?.pages.flatMap(({ data }) => data.jobs) ?? [];
  const records = liveList(read, {
    news: withNews(newest, news.values()),
    filter,
    hasMore: list.hasNextPage,
  });
  return (
    <>
      <PageHeader
        title="Jobs"
        badge={<LiveSign state={state} error={liveError} />}
        text="Videos, songs and images, newest first. Updated live."
        actions={
          <ButtonLink href="/playground" variant="primary" icon={<Sparkles size={16} />}>
            New job
          </ButtonLink>
        }
      />
      <JobsFilter
        filter={filter}
        error={error}
        onFilter={(next) => setSearch(writeFilter(next), { replace: true })}
      />
      <PagedList
        choice={search.toString()}
        thing="job"
        things="jobs"
        count={list.isSuccess ? records.length : undefined}
        hasMore={list.hasNextPage}
        label={records.length === 0 ? 'Search older jobs' : 'Show more'}
        isBusy={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      >
        {error !== null && !isSaidAt(error, [SEARCH_PARAMETER]) && (
          <ErrorNotice error={error} onRetry={readAnew} />
        )}
        {list.isPending && <Skeleton lines={8} />}
        {list.isSuccess && records.length === 0 && (
          <NoJobs
            filter={filter}
            hasOlder={list.hasNextPage}
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
      </PagedList>
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

interface NoJobsProps {
  readonly filter: JobFilter;
  /** Whether older jobs have not been searched yet. */
  readonly hasOlder: boolean;
  readonly onAll: () => void;
}

function NoJobs({ filter, hasOlder, onAll }: NoJobsProps): ReactNode {
  if (!isOpen(filter)) {
    return (
      <Empty
        icon={<SearchX size={28} aria-hidden />}
        title={hasOlder ? 'No matching jobs so far' : 'No matching jobs'}
        text={hasOlder ? 'No recent jobs match the filters.' : 'No jobs match the filters.'}
        action={<Button onClick={onAll}>Show all jobs</Button>}
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
