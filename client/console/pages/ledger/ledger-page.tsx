import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import type { LedgerEntry } from '../../../../generated/types.ts';
import { useAccount, useKeyNames } from '../../app/account-data.ts';
import { usePatchbay } from '../../app/session.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Chips } from '../../components/chips.tsx';
import { Spendable, Units } from '../../components/facts.tsx';
import { Empty, ErrorNotice } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { EntryRow } from './entry-row.tsx';
import styles from './ledger-page.module.css';
import { isKind, KINDS } from './words.ts';

const ALL = 'all';
const KIND_CHOICES = [
  { value: ALL, label: 'All' },
  ...Object.entries(KINDS).map(([value, label]) => ({ value, label })),
];
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });

/** Every movement of the account's quota, with how it came about. */
export function LedgerPage(): ReactNode {
  const [parameters, setParameters] = useSearchParams();
  const kind = parameters.get('kind') ?? ALL;
  const jobId = parameters.get('jobId') ?? undefined;
  const change = (name: string, value: string | undefined): void => {
    const next = new URLSearchParams(parameters);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    setParameters(next, { replace: true });
  };
  return (
    <>
      <PageHeader
        title="Ledger"
        text="Every movement of your quota, the newest first. Open one to see how its amount came about. Days and times are those of UTC."
        actions={<Balance />}
      />
      <div className={styles.page}>
        <div className={styles.filters}>
          <Chips
            label="Show"
            value={kind}
            onValueChange={(value) => change('kind', value === ALL ? undefined : value)}
            choices={KIND_CHOICES}
          />
          {jobId !== undefined && (
            <Button
              size="small"
              icon={<X size={14} aria-hidden />}
              onClick={() => change('jobId', undefined)}
            >
              Only of the job …{jobId.slice(-6)}: show all
            </Button>
          )}
        </div>
        <Entries kind={kind} jobId={jobId} onJob={(id) => change('jobId', id)} />
      </div>
    </>
  );
}

/** What can be spent, and what is set aside. */
function Balance(): ReactNode {
  const { data: account } = useAccount();
  if (account === undefined) return null;
  return (
    <dl className={styles.balance}>
      <div>
        <dt>To spend</dt>
        <dd>
          <Spendable amount={account.balance} />
        </dd>
      </div>
      <div>
        <dt>Set aside</dt>
        <dd>
          <Units amount={account.reserved} />
        </dd>
      </div>
    </dl>
  );
}

interface EntriesProps {
  readonly kind: string;
  readonly jobId: string | undefined;
  readonly onJob: (jobId: string) => void;
}

function Entries({ kind, jobId, onJob }: EntriesProps): ReactNode {
  const patchbay = usePatchbay();
  const pages = useInfiniteQuery({
    queryKey: ['ledger', kind, jobId],
    queryFn: async ({ pageParam, signal }) => {
      const query = {
        ...(isKind(kind) ? { kind } : {}),
        ...(jobId === undefined ? {} : { jobId }),
        ...(pageParam === undefined ? {} : { cursor: pageParam }),
      };
      return (await patchbay.account.ledger(query, { signal })).data;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? [];
  if (pages.isPending) return <Skeleton lines={10} />;
  if (pages.error !== null && entries.length === 0) {
    return <ErrorNotice error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  if (entries.length === 0) return <NoEntries isFiltered={kind !== ALL || jobId !== undefined} />;
  return (
    <>
      <EntryList entries={entries} onJob={onJob} />
      {pages.error !== null && <ErrorNotice error={pages.error} />}
      {pages.hasNextPage && (
        <Button isBusy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          Show more
        </Button>
      )}
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
  const keyName = useKeyNames();
  const days = Map.groupBy(entries, ({ createdAt }) => DAY.format(new Date(createdAt)));
  return [...days].map(([day, own]) => (
    <section key={day} className={styles.day}>
      <h2>{day}</h2>
      <ul className={styles.list}>
        {own.map((entry) => (
          <li key={entry.entryId}>
            <EntryRow entry={entry} keyName={keyName} onJob={onJob} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function NoEntries({ isFiltered }: { readonly isFiltered: boolean }): ReactNode {
  return (
    <Card>
      <Empty
        icon={<ScrollText size={32} aria-hidden />}
        title={isFiltered ? 'There is no such entry.' : 'Nothing has moved yet.'}
        text={
          isFiltered
            ? 'Choose another kind, or look at all entries.'
            : 'What is granted, set aside, charged and given back stands here, to the last unit.'
        }
        action={!isFiltered && <ButtonLink href="/playground">Try something</ButtonLink>}
      />
    </Card>
  );
}
