import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePageHeading } from '../app/arrival.tsx';
import styles from './page-header.module.css';

/** Props of `PageHeader`. */
export interface PageHeaderProps {
  readonly title: string;
  /** What is shown of the page, such as an operation; part of the document title only. */
  readonly part?: string;
  readonly text?: ReactNode;
  /** Shown beside the title, such as a badge. */
  readonly badge?: ReactNode;
  /** The parent page. */
  readonly back?: { readonly href: string; readonly label: string };
  readonly actions?: ReactNode;
  /** Allows a wider page for layouts with several columns. */
  readonly isWide?: boolean;
}

/** The header of a page; it also sets the document title and gets the focus after navigation. */
export function PageHeader(props: PageHeaderProps): ReactNode {
  const { title, part, text, badge, back, actions, isWide = false } = props;
  const heading = usePageHeading(title, part);
  return (
    <header className={styles.header} data-page={isWide ? 'wide' : undefined}>
      <div className={styles.words}>
        {back !== undefined && (
          <Link href={back.href} className={styles.back}>
            <ChevronLeft size={16} aria-hidden />
            {back.label}
          </Link>
        )}
        <div className={styles.title}>
          <h1 ref={heading} tabIndex={-1} dir="auto">
            {title}
          </h1>
          {badge}
        </div>
        {text !== undefined && <p dir="auto">{text}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
