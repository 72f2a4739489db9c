import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChevronDown,
  Hourglass,
  Pencil,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { LedgerEntry } from '../../../../generated/types.ts';
import { type EntryProps, EntryReasons } from './entry-reasons.tsx';
import styles from './ledger-page.module.css';
import { happening, type Movement, movementsOf, signed } from './words.ts';

const ICONS = {
  grant: ArrowDownToLine,
  reserve: Hourglass,
  settle: ArrowUpFromLine,
  release: Undo2,
  adjust: Pencil,
} as const satisfies Readonly<Record<LedgerEntry['kind'], unknown>>;
const TIME = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'UTC' });

/** A ledger entry in a line, which expands to show why it was made. */
export function EntryRow(props: EntryProps): ReactNode {
  const { entry, keyName, personName } = props;
  const Icon = ICONS[entry.kind];
  const { model, keyId, personId } = entry;
  const about = [
    model,
    keyId === undefined ? undefined : keyName(keyId),
    personId === undefined ? undefined : personName(personId),
  ];
  return (
    <details className={styles.entry}>
      <summary className={styles.summary}>
        <span className={styles.icon} data-kind={entry.kind}>
          <Icon size={16} aria-hidden />
        </span>
        <span className={styles.words}>
          <span className={styles.happening}>{happening(entry)}</span>
          <span className={styles.about}>
            <time dateTime={entry.createdAt}>{TIME.format(new Date(entry.createdAt))}</time>
            {about.map((fact) => fact !== undefined && <bdi key={fact}>{fact}</bdi>)}
            {entry.note !== undefined && <bdi>{entry.note}</bdi>}
          </span>
        </span>
        <span className={styles.movements}>
          {movementsOf(entry).map((movement) => (
            <Amount key={movement.book} {...movement} />
          ))}
        </span>
        <ChevronDown className={styles.chevron} size={18} aria-hidden />
      </summary>
      <EntryReasons {...props} />
    </details>
  );
}

function Amount({ book, amount }: Movement): ReactNode {
  const sign = Math.sign(Number(amount));
  return (
    <span className={styles.movement} data-book={book} data-sign={sign}>
      <span className={styles.amount}>{signed(amount)}</span> {book}
    </span>
  );
}
