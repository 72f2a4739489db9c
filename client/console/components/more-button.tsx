import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './more-button.module.css';

/** The props of a button that goes on with a list. */
export interface MoreButtonProps {
  /** What is listed, one and several of it, such as `job` and `jobs`. */
  readonly thing: string;
  readonly things: string;
  /** How many are shown. */
  readonly count: number;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly onMore: () => void;
}

/**
 * Goes on with a list, and says how far it goes now. Once it has led to the end of the list, that is said in its place
 * and takes the keyboard, which would be lost with the button. Another list wants another `key`.
 */
export function MoreButton({
  thing,
  things,
  count,
  hasMore,
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
          Show more
        </Button>
      )}
      {isEnd && (
        <p ref={end} tabIndex={-1} className={styles.end}>
          That is all: {counted}.
        </p>
      )}
      <span role="status" className="only-spoken">
        {wasPressed && hasMore && !isBusy && `${counted} ${count === 1 ? 'is' : 'are'} shown.`}
      </span>
    </div>
  );
}
