import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LedgerEntry } from '../../../../generated/types.ts';
import type { LedgerTableQuery } from '../../../index.ts';
import { useAccount, useKeyNames, usePersonNames } from '../../app/account-data.ts';
import { LONG_CALL } from '../../app/own-gateway.ts';
import { usePatchbay } from '../../app/session.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { CsvDownload } from '../../components/csv-download.tsx';
import { DayList } from '../../components/day-list.tsx';
import { SPAN_PARAMETERS } from '../../components/day-span-fields.tsx';
import { Spendable, Units } from '../../components/facts.tsx';
import { Empty, ErrorNotice } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { PagedList } from '../../components/paged-list.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { isSaidAt } from '../../components/violations.tsx';
import { EntryRow } from './entry-row.tsx';
import { LedgerFilters } from './ledger-filters.tsx';
import styles from './ledger-page.module.css';
import { fileNameOf, useLedgerChoice } from './use-ledger-choice.ts';

/** All ledger entries of the account, with the reason for each. */
export function LedgerPage(): ReactNode {
  const patchbay = usePatchbay();
  const choice = useLedgerChoice();
  const { filter, change } = choice;
  const pages = useEntries(filter);
  const entries = pages.data?.pages.flatMap((page) => page.entries);
  return (
    <>
      <PageHeader
        title="Ledger"
        text="Every change to your balance, newest first. Expand an entry to see how it was calculated. Dates and times are in UTC."
        actions={<Balance />}
      />
      <PagedList
        choice={JSON.stringify(filter)}
        thing="entry"
        things="entries"
        count={entries?.length}
        hasMore={pages.hasNextPage}
        isBusy={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
      >
        <div className={styles.page}>
          <LedgerFilters choice={choice} error={pages.error}>
            <CsvDownload
              name={fileNameOf(filter)}
              ask={(options) => patchbay.account.ledgerCsv(filter, options)}
            />
          </LedgerFilters>
          <Entries
            pages={pages}
            entries={entries ?? []}
            isFiltered={Object.keys(filter).length > 0}
            onJob={(jobId) => change({ jobId })}
          />
        </div>
      </PagedList>
    </>
  );
}

/** The available and reserved quota. */
function Balance(): ReactNode {
  const { data: account } = useAccount();
  return (
    <dl className={styles.balance}>
      <div>
        <dt>Balance</dt>
        <dd>
          <Spendable amount={account.balance} />
        </dd>
      </div>
      <div>
        <dt>Reserved</dt>
        <dd>
          <Units amount={account.reserved} />
        </dd>
      </div>
    </dl>
  );
}

function useEntries(filter: LedgerTableQuery) {
  const patchbay = usePatchbay();
  return useInfiniteQuery({
    queryKey: ['ledger', filter],
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...filter, ...(pageParam === undefined ? {} : { cursor: pageParam }) };
      return (await patchbay.account.ledger(query, { ...LONG_CALL, signal })).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

interface EntriesProps {
  readonly pages: ReturnType<typeof useEntries>;
  readonly entries: readonly LedgerEntry[];
  readonly isFiltered: boolean;
  readonly onJob: (jobId: string) => void;
}

function Entries({ pages, entries, isFiltered, onJob }: EntriesProps): ReactNode {
  if (pages.isPending) return <Skeleton lines={10} />;
  if (isSaidAt(pages.error, SPAN_PARAMETERS)) return null;
  if (pages.error !== null && entries.length === 0) {
    return <ErrorNotice error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  if (entries.length === 0) return <NoEntries isFiltered={isFiltered} />;
  return (
    <>
      <EntryList entries={entries} onJob={onJob} />
      {pages.error !== null && <ErrorNotice error={pages.error} />}
    </>
  );
}

function EntryList({
  entries,
  onJob,
}: {
  readonly entries: readonly LedgerEntry[];
  readonly onJob: (jobId: string) => void;
}): ReactNode {
  const [keyName, personName] = [useKeyNames(), usePersonNames()];
  return (
    <DayList
      items={entries}
      keyOf={({ entryId }) => entryId}
      show={(entry) => (
        <EntryRow entry={entry} keyName={keyName} personName={personName} onJob={onJob} />
      )}
    />
  );
}

function NoEntries({ isFiltered }: { readonly isFiltered: boolean }): ReactNode {
  return (
    <Card>
      <Empty
        icon={<ScrollText size={32} aria-hidden />}
        title={isFiltered ? 'No entries found' : 'No entries yet'}
        text={
          isFiltered
            ? 'Try another type, key or other dates, or show all entries.'
            : 'Grants, reservations, charges and releases appear here.'
        }
        action={!isFiltered && <ButtonLink href="/playground">Open playground</ButtonLink>}
      />
    </Card>
  );
}
