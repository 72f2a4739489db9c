import type { JobRecord } from '../generated/types.ts';

/** A file that a job has made. */
export interface JobFile {
  /** Where it can be fetched, for a while. */
  readonly url: string;
  readonly kind: 'video' | 'song' | 'picture' | 'cover';
}

/** The files that a record tells of, the ones that the job was asked for first. */
export function filesOf({ data }: JobRecord): readonly JobFile[] {
  switch (data.action) {
    case 'video':
      return [...fileAt('video', data.videoUrl), ...fileAt('cover', data.coverUrl)];
    case 'image':
      return data.images.flatMap(({ url }) => fileAt('picture', url));
    case 'music':
      return [
        ...data.musics.flatMap(({ audioUrl }) => fileAt('song', audioUrl)),
        ...data.musics.flatMap(({ videoUrl }) => fileAt('video', videoUrl)),
        ...data.musics.flatMap(({ imageLargeUrl }) => fileAt('cover', imageLargeUrl)),
      ];
  }
}

function fileAt(kind: JobFile['kind'], url: string | undefined): readonly JobFile[] {
  return url === undefined ? [] : [{ url, kind }];
}
