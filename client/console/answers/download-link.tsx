import type { ReactNode } from 'react';
import styles from './download-link.module.css';

/** Props of `DownloadLink`. */
export interface DownloadLinkProps {
  readonly url: string;
  readonly label: string;
  readonly icon: ReactNode;
  /** Name of the downloaded file; chosen by the gateway if omitted. */
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
