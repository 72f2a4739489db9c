import type { ReactNode } from 'react';
import styles from './brand.module.css';

/** The logo and the product name. */
export function Brand(): ReactNode {
  return (
    <span className={styles.brand}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden>
        <rect className={styles.ground} width="32" height="32" rx="8" />
        <circle cx="10" cy="11" r="3.2" />
        <circle className={styles.plug} cx="22" cy="21" r="3.2" />
        <path d="M10 14.2v2.3c0 4.4 8.8.6 8.8 4.5" />
      </svg>
      Patchbay
    </span>
  );
}
