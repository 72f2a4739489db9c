import type { ReactNode } from 'react';
import styles from './day-list.module.css';

/** The props of a list by days. */
export interface DayListProps<Item> {
  readonly items: readonly Item[];
  /** Tells one item from the others. */
  readonly keyOf: (item: Item) => string;
  readonly show: (item: Item) => ReactNode;
}

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });

/** What has happened, under the days of UTC on which it did, in the order in which it is given. */
export function DayList<Item extends { readonly createdAt: string }>({
  items,
  keyOf,
  show,
}: DayListProps<Item>): ReactNode {
  const days = Map.groupBy(items, ({ createdAt }) => DAY.format(new Date(createdAt)));
  return [...days].map(([day, own]) => (
    <section key={day} className={styles.day}>
      <h2>{day}</h2>
      <ul className={styles.list}>
        {own.map((item) => (
          <li key={keyOf(item)}>{show(item)}</li>
        ))}
      </ul>
    </section>
  ));
}
