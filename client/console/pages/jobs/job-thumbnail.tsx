import { Clapperboard, Image, Music } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { JobRecord } from '../../../../generated/types.ts';
import styles from './job-thumbnail.module.css';
import { type Kind, thumbnailOf } from './job-words.ts';

const ICONS: Readonly<Record<Kind, ReactNode>> = {
  video: <Clapperboard size={20} />,
  music: <Music size={20} />,
  image: <Image size={20} />,
};

/** A thumbnail of a job's result, or an icon of its kind. It is decorative: the text beside it has all information. */
export function JobThumbnail({ record }: { readonly record: JobRecord }): ReactNode {
  const url = thumbnailOf(record);
  const [failed, setFailed] = useState<string | undefined>();
  return (
    <span className={styles.frame} data-status={record.status} aria-hidden>
      {url === undefined || url === failed ? (
        ICONS[record.data.action]
      ) : (
        <img
          className={styles.picture}
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailed(url)}
        />
      )}
    </span>
  );
}
