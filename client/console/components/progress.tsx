import { Progress as BaseProgress } from '@base-ui/react/progress';
import type { ReactNode } from 'react';
import styles from './progress.module.css';

/** A progress bar: 0 to 100. */
export function Progress({
  label,
  value,
}: {
  readonly label: string;
  readonly value: number;
}): ReactNode {
  return (
    <BaseProgress.Root value={value} className={styles.progress} aria-label={label}>
      <BaseProgress.Track className={styles.track}>
        <BaseProgress.Indicator className={styles.indicator} />
      </BaseProgress.Track>
      <BaseProgress.Value className={styles.value} />
    </BaseProgress.Root>
  );
}
