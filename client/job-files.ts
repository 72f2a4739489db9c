import type { JobRecord } from '../generated/types.ts';

/** A file produced by a job. */
export interface JobFile {
  /** The URL of the file, valid for a limited time. */
  readonly url: string;
  readonly kind: 'video' | 'song' | 'picture' | 'cover';
}

/** The files in a record, the requested ones first. */
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
