import type { ReactNode } from 'react';
import styles from './download-link.module.css';

/** What a link to a file takes. */
export interface DownloadLinkProps {
  readonly url: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** What the file is called on the person's disk; the gateway names it without this. */
  readonly fileName?: string;
}

/** Takes a file to the person's own disk. */
export function DownloadLink({ url, label, icon, fileName }: DownloadLinkProps): ReactNode {
  return (
    <a
      className={styles.link}
      href={url}
      download={fileName ?? ''}
      aria-label={label}
      title={label}
      target="_blank"
      rel="noreferrer"
    >
      {icon}
    </a>
  );
}
