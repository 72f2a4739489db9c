import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './paged-list.module.css';

/** Props of `PagedList`. */
export interface PagedListProps {
  /** What the list is limited to, as a text that changes with it. */
  readonly choice: string;
  /** Singular and plural of the listed things, such as `job` and `jobs`. */
  readonly thing: string;
  readonly things: string;
  /** Number of items shown; `undefined` while it is unknown. */
  readonly count: number | undefined;
  readonly hasMore: boolean;
  /** The text of the button for more; `Show more` by default. */
  readonly label?: string;
  /** Whether more are being loaded. */
  readonly isBusy: boolean;
  readonly onMore: () => void;
  /** The list, or what stands in its place. */
  readonly children: ReactNode;
}

/**
 * Shows a list that is loaded page by page, with a button for more below it. The number of items is announced after
 * the choice has changed and after more were loaded (WCAG 2.2, 4.1.3), but not as they come and go by themselves.
 */
export function PagedList(props: PagedListProps): ReactNode {
  const { choice, count, hasMore, label = 'Show more', isBusy, onMore, children } = props;
  const { announced, wasPressed, press } = useAnnouncement(props);
  return (
    <>
      <p role="status" className="only-spoken">
        {announced}
      </p>
      {children}
      {hasMore && (
        <div className={styles.more}>
          <Button
            isBusy={isBusy}
            onClick={() => {
              press();
              onMore();
            }}
          >
            {label}
          </Button>
        </div>
      )}
      {wasPressed && !hasMore && count !== undefined && (
        <ListEnd key={choice}>
          {count === 0 ? `No more ${props.things}.` : `All shown: ${counted(props, count)}.`}
        </ListEnd>
      )}
    </>
  );
}

/** Replaces the button for more, and takes the focus that would be lost with it. */
function ListEnd({ children }: { readonly children: ReactNode }): ReactNode {
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.more}>
      <p ref={end} tabIndex={-1} className={styles.end}>
        {children}
      </p>
    </div>
  );
}

interface Announcement {
  readonly choice: string;
  /** What a number is awaited after; more have been `asked` for until they are being `loaded`. */
  readonly after?: 'choice' | 'asked' | 'loaded';
  readonly text?: string;
  /** Whether more have been asked for since the choice has changed. */
  readonly wasPressed: boolean;
}

function useAnnouncement(props: PagedListProps) {
  const { choice, count, isBusy, hasMore } = props;
  const [last, setLast] = useState<Announcement>({ choice, wasPressed: false });
  const { after, wasPressed } = last;
  if (choice !== last.choice) {
    setLast({ choice, after: 'choice', wasPressed: false });
  } else if (after === 'asked' && isBusy) {
    setLast({ choice, after: 'loaded', wasPressed });
  } else if ((after === 'choice' || after === 'loaded') && count !== undefined && !isBusy) {
    // The end of a list announces itself by taking the focus.
    const text = after === 'choice' || hasMore ? shown(props, count) : '';
    setLast({ choice, text, wasPressed });
  }
  const press = (): void => setLast({ choice, after: 'asked', wasPressed: true });
  return { announced: last.text, wasPressed, press };
}

type Things = Pick<PagedListProps, 'thing' | 'things'>;

function counted({ thing, things }: Things, count: number): string {
  return count === 1 ? `1 ${thing}` : `${count} ${things}`;
}

function shown(things: Things, count: number): string {
  return `${counted(things, count)} ${count === 1 ? 'is' : 'are'} shown.`;
}
