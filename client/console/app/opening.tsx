import type { ReactNode } from 'react';
import { Brand } from '../components/brand.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import styles from './opening.module.css';

/** Shown until the gateway has reported who is signed in, if that takes long. */
export function Opening(): ReactNode {
  return (
    <main className={styles.opening}>
      <Brand />
      <Skeleton lines={3} />
    </main>
  );
}
