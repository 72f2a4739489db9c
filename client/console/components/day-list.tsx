import type { ReactNode } from 'react';
import styles from './day-list.module.css';

/** Props of `DayList`. */
export interface DayListProps<Item> {
  readonly items: readonly Item[];
  /** A unique key of an item. */
  readonly keyOf: (item: Item) => string;
  readonly show: (item: Item) => ReactNode;
}

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeZone: 'UTC' });

/** Items grouped by their UTC day, in the given order. */
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
