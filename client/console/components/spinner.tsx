import type { ReactNode } from 'react';
import styles from './spinner.module.css';

/** A spinning ring for an action in progress; a text beside it says which. `--spinner-size` sets its width. */
export function Spinner(): ReactNode {
  return <span className={styles.spinner} aria-hidden />;
}
