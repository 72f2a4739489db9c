import { Clapperboard, Image, Music } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
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
  const url = useKeptUrl(thumbnailOf(record));
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

/** The first URL of a file: each read of the record signs another one, for which the browser would load it again. */
function useKeptUrl(url: string | undefined): string | undefined {
  const kept = useRef(url);
  if (fileOf(kept.current) !== fileOf(url)) kept.current = url;
  return kept.current;
}

function fileOf(url: string | undefined): string | undefined {
  return url?.split('?', 1)[0];
}
