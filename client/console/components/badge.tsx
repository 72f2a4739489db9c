import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** The meaning of a badge, which sets its colour. */
export type Tone = 'neutral' | 'good' | 'bad' | 'busy' | 'warning';

/** A short coloured label. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}): ReactNode {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
