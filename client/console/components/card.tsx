import type { ReactNode } from 'react';
import styles from './card.module.css';

/** Props of `Card`. */
export interface CardProps {
  readonly title?: string;
  readonly text?: ReactNode;
  /** Shown beside the title if there is room for both. */
  readonly badge?: ReactNode;
  /** Shown beside the title and text, or below them if there is no room. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A framed section of a page. */
export function Card({ title, text, badge, actions, children }: CardProps): ReactNode {
  const hasHead = title !== undefined || text !== undefined || actions !== undefined;
  return (
    <section className={styles.card}>
      {hasHead && (
        <div className={styles.head}>
          <div className={`${styles.words} ${text === undefined ? '' : styles.told}`}>
            {title !== undefined && (
              <div className={styles.title}>
                <h2 dir="auto">{title}</h2>
                {badge}
              </div>
            )}
            {text !== undefined && <p>{text}</p>}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
