import { useQuery } from '@tanstack/react-query';
import { Network } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UpstreamList } from '../../../../generated/types.ts';
import { usePatchbay, useSignedIn } from '../../app/session.tsx';
import { Moment } from '../../components/facts.tsx';
import { messageOf } from '../../components/failure-words.ts';
import { Empty, Notice } from '../../components/notice.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { UpstreamCard } from './upstream-card.tsx';
import styles from './upstreams.module.css';

const REFRESHED_EVERY_MS = 3_000;

/** The health of all upstreams, for operators. */
export function UpstreamsPage(): ReactNode {
  const { account } = useSignedIn();
  if (!account.operator) return <NotForYou />;
  return (
    <>
      <PageHeader
        title="Upstreams"
        text="Where requests go to: how each upstream has answered in the last minutes."
      />
      <Upstreams />
    </>
  );
}

function Upstreams(): ReactNode {
  const patchbay = usePatchbay();
  const query = useQuery({
    queryKey: ['upstreams'],
    queryFn: ({ signal }) => patchbay.gateway.upstreams({ signal }),
    refetchInterval: REFRESHED_EVERY_MS,
  });
  return (
    <>
      {query.error !== null && query.data !== undefined && (
        <Notice tone="warning" title="These figures are not of this moment.">
          <p>{messageOf(query.error)}</p>
        </Notice>
      )}
      <QueryView query={query} lines={8}>
        {(list) => <List list={list} readAt={query.dataUpdatedAt} />}
      </QueryView>
    </>
  );
}

function List({
  list: { message, data },
  readAt,
}: {
  readonly list: UpstreamList;
  readonly readAt: number;
}): ReactNode {
  if (data.upstreams.length === 0) {
    return (
      <Empty
        icon={<Network size={28} aria-hidden />}
        title="No upstream is configured."
        text="Name one under “upstreams” in the gateway's settings, and it is shown here."
      />
    );
  }
  const { roles, startedAt } = data.process;
  const { windowSeconds, stepSeconds } = data;
  return (
    <>
      <p className={styles.summary} role="status">
        {message}
      </p>
      <div className={styles.cards}>
        {data.upstreams.map((upstream) => (
          <UpstreamCard
            key={upstream.name}
            upstream={upstream}
            span={{ windowSeconds, stepSeconds, endsAt: readAt }}
          />
        ))}
      </div>
      <p className={styles.process}>
        As the process knows it that answers: its {roles.length === 1 ? 'role is' : 'roles are'}{' '}
        {roles.join(' and ')}, and it started <Moment at={startedAt} />. Other processes have
        figures of their own.
      </p>
    </>
  );
}

function NotForYou(): ReactNode {
  return (
    <>
      <PageHeader title="Upstreams" />
      <Empty
        icon={<Network size={28} aria-hidden />}
        title="This page is for those who run the gateway."
        text={
          <>
            It shows how the services behind the gateway are. Operators belong to the account{' '}
            <code>local</code>; one of them can invite you with{' '}
            <code>patchbay accounts invite local --email you@example.com</code>.
          </>
        }
      />
    </>
  );
}
