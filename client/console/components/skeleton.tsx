import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/** A placeholder for content that is being loaded. */
export function Skeleton({ lines = 3 }: { readonly lines?: number }): ReactNode {
  const rows = Array.from({ length: lines }, (_, index) => `line ${index}`);
  return (
    <div role="status" className={styles.skeleton}>
      <span className="only-spoken">Loading…</span>
      {rows.map((row) => (
        <span key={row} className={styles.line} />
      ))}
    </div>
  );
}
