import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './pagination.module.css';

/** What the way through the pages of a list takes. */
export interface PaginationProps {
  /** What it goes through, for those who do not see it, such as `Pages of the ledger`. */
  readonly label: string;
  /** Which page is shown, from 1. */
  readonly page: number;
  /** Goes back; left out on the first page. */
  readonly onPrevious?: (() => void) | undefined;
  /** Goes on; left out on the last page. */
  readonly onNext?: (() => void) | undefined;
  /** The page that was asked for is on its way. */
  readonly isBusy?: boolean;
}

/** The way through a list that is read in pages, whose number nobody knows beforehand. */
export function Pagination(props: PaginationProps): ReactNode {
  const { label, page, onPrevious, onNext, isBusy = false } = props;
  if (onPrevious === undefined && onNext === undefined) return null;
  return (
    <nav className={styles.pages} aria-label={label} aria-busy={isBusy || undefined}>
      <Button
        size="small"
        icon={<ChevronLeft size={15} aria-hidden />}
        disabled={onPrevious === undefined || isBusy}
        onClick={onPrevious}
      >
        Previous
      </Button>
      <span className={styles.page} aria-live="polite">
        Page {page}
      </span>
      <Button size="small" disabled={onNext === undefined || isBusy} onClick={onNext}>
        Next
        <ChevronRight size={15} aria-hidden />
      </Button>
    </nav>
  );
}
