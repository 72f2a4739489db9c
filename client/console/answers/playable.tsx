import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { messageOf } from '../components/failure-words.ts';
import { Notice } from '../components/notice.tsx';
import styles from './media-player.module.css';

/** Props of `Playable`. */
export interface PlayableProps {
  readonly what: 'video' | 'sound';
  readonly url: string;
  /** Looks up a new URL, as the one at hand may have expired. */
  readonly onRenew?: (() => Promise<unknown>) | undefined;
  /** Renders the player, which reports that the file cannot be loaded. */
  readonly children: (onError: () => void) => ReactNode;
}

/** A player, or a notice in its place while its file cannot be loaded. Focus inside one moves on to the other. */
export function Playable({ what, url, onRenew, children }: PlayableProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const [broken, setBroken] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const isBroken = broken === url;

  useLayoutEffect(() => {
    if (!hadFocus.current) return;
    hadFocus.current = false;
    place.current?.querySelector<HTMLElement>(isBroken ? 'button' : 'video, button')?.focus();
  }, [isBroken]);

  const change = (changed: string | undefined): void => {
    hadFocus.current = place.current?.contains(document.activeElement) === true;
    setBroken(changed);
  };
  const retry = async (): Promise<void> => {
    setBusy(true);
    try {
      await onRenew?.();
      setError(undefined);
      change(undefined);
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  };
  return (
    <div ref={place} className={styles.playable}>
      {isBroken ? (
        <Notice
          tone="warning"
          title={`The ${what} cannot be played.`}
          actions={
            <Button size="small" isBusy={isBusy} onClick={() => void retry()}>
              Try again
            </Button>
          }
        >
          <p>{error === undefined ? 'The link may have expired.' : messageOf(error)}</p>
        </Notice>
      ) : (
        children(() => change(url))
      )}
    </div>
  );
}
