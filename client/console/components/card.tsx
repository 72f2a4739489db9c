import type { ReactNode } from 'react';
import styles from './card.module.css';

/** The props of a card. */
export interface CardProps {
  readonly title?: string;
  readonly text?: ReactNode;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of a page with a frame around it. */
export function Card({ title, text, actions, children }: CardProps): ReactNode {
  return (
    <section className={styles.card}>
      {(title !== undefined || actions !== undefined) && (
        <div className={styles.head}>
          {title !== undefined && <h2 dir="auto">{title}</h2>}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
