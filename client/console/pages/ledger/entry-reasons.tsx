import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { LedgerEntry, PriceLine } from '../../../../generated/types.ts';
import { Button } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy.tsx';
import { Units } from '../../components/facts.tsx';
import { type Column, Table } from '../../components/table.tsx';
import styles from './ledger-page.module.css';
import { priceInWords, quantityInWords, reasonsFor } from './words.ts';

/** Props of the views of a ledger entry. */
export interface EntryProps {
  readonly entry: LedgerEntry;
  readonly keyName: (keyId: string) => string;
  readonly personName: (personId: string) => string;
  /** Filters the ledger by a job. */
  readonly onJob: (jobId: string) => void;
}

const LINES: readonly Column<PriceLine>[] = [
  { key: 'quantity', title: 'Quantity', show: quantityInWords },
  { key: 'price', title: 'Unit price', show: priceInWords, align: 'end' },
  { key: 'units', title: 'Units', show: ({ units }) => <Units amount={units} />, align: 'end' },
];
const EXACT = new Intl.DateTimeFormat('en', {
  dateStyle: 'medium',
  timeStyle: 'long',
  timeZone: 'UTC',
});

/** Why an entry was made, and what it refers to. */
export function EntryReasons(props: EntryProps): ReactNode {
  const { entry, onJob } = props;
  const { lines = [], jobId } = entry;
  return (
    <div className={styles.reasons}>
      <div className={styles.sentences}>
        {reasonsFor(entry).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {lines.length > 0 && (
        <Table
          caption="Price breakdown"
          columns={LINES}
          rows={lines}
          keyOf={({ unit, size, price }) => `${unit} ${size} ${price}`}
        />
      )}
      <dl className={styles.facts}>
        {factsOf(props).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {jobId !== undefined && (
        <div>
          <Button size="small" onClick={() => onJob(jobId)}>
            Show all entries of this job
          </Button>
        </div>
      )}
    </div>
  );
}

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
}

function factsOf({ entry, keyName, personName }: EntryProps): readonly Fact[] {
  const { createdAt, operation, model, rule, jobId, keyId, personId, requestId, contract } = entry;
  return [
    { name: 'Time', value: <time dateTime={createdAt}>{EXACT.format(new Date(createdAt))}</time> },
    ...fact('Operation', operation, (id) => <code>{id}</code>),
    ...fact('Model', model, (id) => <code>{id}</code>),
    ...fact('Price rule', rule, (id) => <code>{id}</code>),
    ...fact('Job', jobId, (id) => (
      <Link href={`/jobs/${id}`}>
        <code>{id}</code>
      </Link>
    )),
    ...fact('Key', keyId, (id) => (
      <Link href="/keys">
        <bdi>{keyName(id)}</bdi>
      </Link>
    )),
    ...fact('Person', personId, (id) => <bdi>{personName(id)}</bdi>),
    ...fact('Request', requestId, (id) => (
      <span className={styles.copied}>
        <code>{id}</code>
        <CopyButton text={id} label="Copy request ID" />
      </span>
    )),
    { name: 'Contract', value: <code>{contract}</code> },
  ];
}

function fact(
  name: string,
  value: string | undefined,
  show: (value: string) => ReactNode,
): readonly Fact[] {
  return value === undefined ? [] : [{ name, value: show(value) }];
}
