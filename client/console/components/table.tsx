import type { ReactNode } from 'react';
import styles from './table.module.css';

/** A column of a table. */
export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly show: (row: Row) => ReactNode;
  /** Numbers align to the end. */
  readonly align?: 'start' | 'end';
}

/** Props of `Table`. */
export interface TableProps<Row> {
  /** Accessible caption. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** A table, which becomes a list of cards on narrow viewports. */
export function Table<Row>({ caption, columns, rows, keyOf }: TableProps<Row>): ReactNode {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption className="only-spoken">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ key, title, align }) => (
              <th key={key} scope="col" data-align={align}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, title, show, align }) => (
                <td key={key} data-align={align} data-title={title}>
                  {show(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
