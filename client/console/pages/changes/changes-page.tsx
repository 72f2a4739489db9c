import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AccountChange } from '../../../../generated/types.ts';
import { useAddressChoice } from '../../app/address-choice.ts';
import { PeopleOnly } from '../../app/people-only.tsx';
import { usePatchbay, useSignedIn } from '../../app/session.tsx';
import { Card } from '../../components/card.tsx';
import { DayList } from '../../components/day-list.tsx';
import { SPAN_PARAMETERS } from '../../components/day-span-fields.tsx';
import { isDay } from '../../components/days.ts';
import { Empty, ErrorNotice } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { isSaidAt } from '../../components/violations.tsx';
import { ChangeRow } from './change-row.tsx';
import { isKind } from './change-words.ts';
import { type ChangesFilter, ChangesFilters } from './changes-filters.tsx';
import styles from './changes-page.module.css';

const TITLE = 'Changes';
const TEXT = 'Changes to people, invitations and keys, newest first. Dates and times are in UTC.';

/** The account's change log, which is visible to people but not to keys. */
export function ChangesPage(): ReactNode {
  const { by } = useSignedIn();
  return by === 'key' ? <NoChangesForKeys /> : <ChangesForPeople />;
}

function ChangesForPeople(): ReactNode {
  const { read, change } = useAddressChoice();
  const [kind, from, to] = [read('kind'), read('from'), read('to')];
  const filter: ChangesFilter = {
    ...(isKind(kind) ? { kind } : {}),
    ...(isDay(from) ? { from } : {}),
    ...(isDay(to) ? { to } : {}),
  };
  const pages = useChanges(filter);
  const changes = pages.data?.pages.flatMap((page) => page.changes);
  return (
    <>
      <PageHeader title={TITLE} text={TEXT} />
      <PagedList
        choice={JSON.stringify(filter)}
        thing="change"
        things="changes"
        count={changes?.length}
        hasMore={pages.hasNextPage}
        isBusy={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
      >
        <div className={styles.page}>
          <ChangesFilters filter={filter} error={pages.error} onChange={change} />
          <Changes pages={pages} changes={changes ?? []} />
        </div>
      </PagedList>
    </>
  );
}

function useChanges(filter: ChangesFilter) {
  const patchbay = usePatchbay();
  return useInfiniteQuery({
    queryKey: ['changes', filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, ...(pageParam === undefined ? {} : { cursor: pageParam }) };
      return (await patchbay.account.changes(query, { signal })).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

function Changes({
  pages,
  changes,
}: {
  readonly pages: ReturnType<typeof useChanges>;
  readonly changes: readonly AccountChange[];
}): ReactNode {
  if (pages.isPending) return <Skeleton lines={10} />;
  if (isSaidAt(pages.error, SPAN_PARAMETERS)) return null;
  if (pages.error !== null && changes.length === 0) {
    return <ErrorNotice error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  if (changes.length === 0) return <NoChanges />;
  return (
    <>
      <DayList
        items={changes}
        keyOf={({ changeId }) => changeId}
        show={(change) => <ChangeRow change={change} />}
      />
      {pages.error !== null && <ErrorNotice error={pages.error} />}
    </>
  );
}

function NoChanges(): ReactNode {
  return (
    <Card>
      <Empty
        icon={<History size={32} aria-hidden />}
        title="No changes found"
        text="Try another type or other dates, or show all changes. Changes past the retention period are not listed."
      />
    </Card>
  );
}

function NoChangesForKeys(): ReactNode {
  return (
    <>
      <PageHeader title={TITLE} text={TEXT} />
      <PeopleOnly>
        For security, keys cannot list people. Sign in with your e-mail address and password to see
        changes.
      </PeopleOnly>
    </>
  );
}
