import { type ReactNode, useEffect } from 'react';
import styles from './page-header.module.css';

/** What the head of a page takes. */
export interface PageHeaderProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
}

/** The head of a page; it also names the browser's tab. */
export function PageHeader({ title, text, actions }: PageHeaderProps): ReactNode {
  useEffect(() => {
    document.title = `${title} – Patchbay`;
  }, [title]);
  return (
    <header className={styles.header}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {text !== undefined && <p>{text}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
