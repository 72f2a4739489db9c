import { CloudOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../components/button.tsx';
import { useToast } from '../components/toast.tsx';
import { useConnection } from './connection.tsx';
import styles from './connection-banner.module.css';

/** A banner shown while the gateway is unreachable; the page below stays as it is. */
export function ConnectionBanner(): ReactNode {
  const { state, look } = useConnection();
  const isLost = state.kind === 'lost';
  const wasLost = useRef(isLost);
  const say = useToast();
  useEffect(() => {
    if (wasLost.current && !isLost) say({ tone: 'good', title: 'Connection restored' });
    wasLost.current = isLost;
  });
  // The live region exists before its text, so that screen readers announce the text.
  return (
    <div role="status" aria-label="Connection" className={styles.region}>
      {isLost && (
        <div className={styles.banner}>
          <CloudOff size={17} aria-hidden />
          <p>
            <strong>Can’t reach the gateway.</strong>{' '}
            <span className={styles.more}>
              This page may be out of date. Reconnecting automatically…
            </span>
          </p>
          <Button size="small" onClick={look}>
            Retry now
          </Button>
        </div>
      )}
    </div>
  );
}
