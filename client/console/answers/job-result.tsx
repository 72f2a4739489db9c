import type { ReactNode } from 'react';
import type { JobRecord } from '../../../generated/types.ts';
import { progressOf } from '../../job-record.ts';
import { Notice } from '../components/notice.tsx';
import { Progress } from '../components/progress.tsx';
import { AudioPlayer, VideoPlayer } from './media-player.tsx';
import { PictureGallery } from './picture-gallery.tsx';

/** What the result of a job takes. */
export interface JobResultProps {
  readonly record: JobRecord;
}

/** What a job has made, or why it has failed; how far it is until then. */
export function JobResult({ record }: JobResultProps): ReactNode {
  switch (record.status) {
    case 'ON_QUEUE':
      return <Progress label={record.message} value={progressOf(record) * 100} />;
    case 'FAILED':
      return <Notice tone="bad" title={record.message} />;
    case 'SUCCESS':
      return <Made record={record} />;
  }
}

function Made({ record }: { readonly record: JobRecord & { readonly status: 'SUCCESS' } }) {
  const { data } = record;
  switch (data.action) {
    case 'video':
      return <VideoPlayer url={data.videoUrl ?? ''} title={data.prompt} />;
    case 'music':
      return data.musics.map(({ musicId, audioUrl, title }) => (
        <AudioPlayer key={musicId} url={audioUrl} title={title} />
      ));
    case 'image':
      return (
        <PictureGallery pictures={data.images.map(({ url }) => ({ url, alt: data.prompt }))} />
      );
  }
}
