import type { ReactNode } from 'react';
import type {
  ImageJobSucceeded,
  JobRecord,
  MusicJobSucceeded,
  VideoJobSucceeded,
} from '../../../generated/types.ts';
import { progressOf } from '../../job-record.ts';
import { Notice } from '../components/notice.tsx';
import { Progress } from '../components/progress.tsx';
import { shortened } from '../components/shortened.ts';
import styles from './job-result.module.css';
import { VideoPlayer, type VideoPlayerProps } from './media-player.tsx';
import { PictureGallery } from './picture-gallery.tsx';
import { Song } from './song.tsx';
import { useRenewal } from './use-renewal.ts';

/** Props of `JobResult`. */
export interface JobResultProps {
  readonly record: JobRecord;
}

/** The result of a job: its progress, then its output or the reason for its failure. */
export function JobResult({ record }: JobResultProps): ReactNode {
  switch (record.status) {
    case 'ON_QUEUE':
      return (
        <div className={styles.running}>
          <p>{record.message}</p>
          <Progress label={record.message} value={progressOf(record) * 100} />
        </div>
      );
    case 'FAILED':
      return <Failed record={record} />;
    case 'SUCCESS':
      return <Made succeeded={record} />;
  }
}

type FailedRecord = JobRecord & { readonly status: 'FAILED' };
type SucceededRecord = VideoJobSucceeded | MusicJobSucceeded | ImageJobSucceeded;

function Failed({ record }: { readonly record: FailedRecord }): ReactNode {
  const { reason } = record.data;
  const wasCancelled = reason === 'cancelled';
  return (
    <Notice tone={wasCancelled ? 'neutral' : 'bad'} title={record.message}>
      <p>{WHAT_NOW[reason]}</p>
    </Notice>
  );
}

const WHAT_NOW: Readonly<Record<FailedRecord['data']['reason'], string>> = {
  moderation: 'Change the prompt or the images and try again.',
  upstream: 'The request is valid. Try again.',
  timeout: 'It took too long. Try again, or request something shorter.',
  cancelled: 'Cancelled from your account.',
};

function Made({ succeeded }: { readonly succeeded: SucceededRecord }): ReactNode {
  const { record, renew } = useRenewal(succeeded);
  const { data } = record.status === 'SUCCESS' ? record : succeeded;
  switch (data.action) {
    case 'video':
      return <MadeVideo data={data} onRenew={renew} />;
    case 'music':
      return (
        <div className={styles.songs}>
          {data.musics.map((song, index) => (
            <Song
              key={song.musicId}
              song={song}
              number={index + 1}
              of={data.musics.length}
              onRenew={renew}
            />
          ))}
        </div>
      );
    case 'image':
      return (
        <PictureGallery
          pictures={data.images.map((image) => ({ ...image, alt: nameOf(data.prompt) }))}
        />
      );
  }
}

interface MadeVideoProps extends Pick<VideoPlayerProps, 'onRenew'> {
  readonly data: VideoJobSucceeded['data'];
}

function MadeVideo({ data, ...renewal }: MadeVideoProps): ReactNode {
  return (
    <VideoPlayer
      {...renewal}
      url={data.videoUrl}
      title={nameOf(data.prompt)}
      {...(data.coverUrl === undefined ? {} : { poster: data.coverUrl })}
    />
  );
}

const MAX_NAME_CHARACTERS = 200;

/** The name of what was made from a prompt, which may be thousands of characters long. */
function nameOf(prompt: string): string {
  return shortened(prompt, MAX_NAME_CHARACTERS);
}
