import { useQuery } from '@tanstack/react-query';
import { Network } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UpstreamList } from '../../../../generated/types.ts';
import { usePatchbay, useSignedIn } from '../../app/session.tsx';
import { Moment } from '../../components/facts.tsx';
import { Empty } from '../../components/notice.tsx';
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
        text="The services behind the gateway and their recent health."
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
    <QueryView query={query} lines={8}>
      {(list) => <List list={list} readAt={query.dataUpdatedAt} />}
    </QueryView>
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
        title="No upstreams configured"
        text="Add one under “upstreams” in the gateway settings."
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
        Figures of the responding process only (roles: {roles.join(', ')}), started{' '}
        <Moment at={startedAt} />.
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
        title="This page is for operators"
        text={
          <>
            Operators belong to the account <code>local</code>. An operator can invite you with{' '}
            <code>patchbay accounts invite local --email you@example.com</code>.
          </>
        }
      />
    </>
  );
}
