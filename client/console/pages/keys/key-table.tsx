import { Ban, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { KeyFacts } from '../../app/account-data.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Moment } from '../../components/facts.tsx';
import { type Column, Table } from '../../components/table.tsx';
import { limitsInWords, makerInWords, stateOf } from './key-facts.ts';
import styles from './keys-page.module.css';

/** Props of `KeyTable`. */
export interface KeyTableProps {
  readonly caption: string;
  readonly keys: readonly KeyFacts[];
  /** Opens a dialog for a key; omitted for keys that have ended. */
  readonly onAsk?: (kind: 'rotate' | 'revoke', key: KeyFacts) => void;
}

const FACTS: readonly Column<KeyFacts>[] = [
  {
    key: 'name',
    title: 'Key',
    show: ({ name, prefix }) => (
      <div className={styles.name}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <code>{prefix}…</code>
      </div>
    ),
  },
  { key: 'limits', title: 'Limits', show: (key) => <Limits {...key} /> },
  { key: 'life', title: 'Created and used', show: (key) => <Life {...key} /> },
  {
    key: 'state',
    title: 'Status',
    show: (key) => {
      const { isLive, tone, word } = stateOf(key, new Date());
      const end = key.revokedAt ?? key.expiresAt;
      return (
        <div>
          <Badge tone={tone}>{word}</Badge>
          {end !== undefined && (
            <div className={styles.quiet}>
              {isLive && 'ends '}
              <Moment at={end} />
            </div>
          )}
        </div>
      );
    },
  },
];

/** Keys with their limits and actions. */
export function KeyTable({ caption, keys, onAsk }: KeyTableProps): ReactNode {
  const columns = onAsk === undefined ? FACTS : [...FACTS, actionsOf(onAsk)];
  return <Table caption={caption} columns={columns} rows={keys} keyOf={({ keyId }) => keyId} />;
}

function actionsOf(onAsk: NonNullable<KeyTableProps['onAsk']>): Column<KeyFacts> {
  return {
    key: 'actions',
    title: 'Actions',
    align: 'end',
    show: (key) => (
      <div className={styles.actions}>
        <Button
          size="small"
          icon={<RefreshCw size={14} aria-hidden />}
          aria-label={`Rotate ${key.name}`}
          onClick={() => onAsk('rotate', key)}
        >
          Rotate
        </Button>
        <Button
          size="small"
          variant="danger"
          icon={<Ban size={14} aria-hidden />}
          aria-label={`Revoke ${key.name}`}
          onClick={() => onAsk('revoke', key)}
        >
          Revoke
        </Button>
      </div>
    ),
  };
}

/** In one column, since narrow pages have no room for two. */
function Life(key: KeyFacts): ReactNode {
  const { createdAt, lastUsedAt } = key;
  return (
    <div className={styles.life}>
      <span>
        Created <Moment at={createdAt} /> by {makerInWords(key)}
      </span>
      <span className={styles.quiet}>
        {lastUsedAt === undefined ? (
          'Never used'
        ) : (
          <>
            Used <Moment at={lastUsedAt} />
          </>
        )}
      </span>
    </div>
  );
}

function Limits({ limits, spent }: Pick<KeyFacts, 'limits' | 'spent'>): ReactNode {
  const lines = limitsInWords({ limits, spent });
  if (lines.length === 0) return <span className={styles.quiet}>None</span>;
  return (
    <div className={styles.limits}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
