import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './more-button.module.css';

/** Props of `MoreButton`. */
export interface MoreButtonProps {
  /** Singular and plural of the listed things, such as `job` and `jobs`. */
  readonly thing: string;
  readonly things: string;
  /** Number of items shown. */
  readonly count: number;
  readonly hasMore: boolean;
  /** `Show more` by default. */
  readonly label?: string;
  readonly isBusy: boolean;
  readonly onMore: () => void;
}

/**
 * Loads more of a list and announces how many items are shown. At the end of the list, a text replaces the button and
 * takes the focus, which would otherwise be lost. Each list needs its own `key`.
 */
export function MoreButton({
  thing,
  things,
  count,
  hasMore,
  label = 'Show more',
  isBusy,
  onMore,
}: MoreButtonProps): ReactNode {
  const [wasPressed, setPressed] = useState(false);
  const end = useRef<HTMLParagraphElement>(null);
  const isEnd = wasPressed && !hasMore;
  useEffect(() => {
    if (isEnd && document.activeElement === document.body) {
      end.current?.focus({ preventScroll: true });
    }
  }, [isEnd]);
  if (!hasMore && !isEnd) return null;
  const counted = count === 1 ? `1 ${thing}` : `${count} ${things}`;
  const press = (): void => {
    setPressed(true);
    onMore();
  };
  return (
    <div className={styles.more}>
      {hasMore && (
        <Button isBusy={isBusy} onClick={press}>
          {label}
        </Button>
      )}
      {isEnd && (
        <p ref={end} tabIndex={-1} className={styles.end}>
          {count === 0 ? `No more ${things}.` : `All shown: ${counted}.`}
        </p>
      )}
      <span role="status" className="only-spoken">
        {wasPressed && hasMore && !isBusy && `${counted} ${count === 1 ? 'is' : 'are'} shown.`}
      </span>
    </div>
  );
}
