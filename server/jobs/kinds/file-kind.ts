/** What a file of a result is to be. */
export type FileKind = 'video' | 'sound' | 'picture';

/** Containers of video that may hold sound alone, with their type then. */
const SOUND_IN: Readonly<Record<string, string>> = {
  'video/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
  'video/x-matroska': 'audio/x-matroska',
  'video/matroska': 'audio/matroska',
  'video/ogg': 'audio/ogg',
  'application/ogg': 'audio/ogg',
};

/**
 * The type that a file of a kind is kept under.
 *
 * @param mediaType - what its content says it is
 * @returns `undefined` where it is not of the kind
 */
export function mediaTypeOfKind(kind: FileKind, mediaType: string | undefined): string | undefined {
  if (mediaType === undefined) return undefined;
  switch (kind) {
    case 'video':
      return mediaType.startsWith('video/') ? mediaType : undefined;
    case 'picture':
      return mediaType.startsWith('image/') ? mediaType : undefined;
    case 'sound':
      return mediaType.startsWith('audio/') ? mediaType : SOUND_IN[mediaType];
  }
}
