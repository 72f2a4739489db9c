import type { ReactNode } from 'react';
import styles from './spinner.module.css';

/** A ring that turns while something is under way; words beside it say what. `--spinner-size` sets its width. */
export function Spinner(): ReactNode {
  return <span className={styles.spinner} aria-hidden />;
}
