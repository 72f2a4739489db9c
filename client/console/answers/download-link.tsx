import type { ReactNode } from 'react';
import styles from './download-link.module.css';

/** The props of a link to a file. */
export interface DownloadLinkProps {
  readonly url: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** The name of the downloaded file; the gateway's own without it. */
  readonly fileName?: string;
}

/** A link that downloads a file. */
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
