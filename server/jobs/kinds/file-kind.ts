/** The expected kind of a result file. */
export type FileKind = 'video' | 'sound' | 'picture';

/** Video containers that may hold audio only, with their media type in that case. */
const SOUND_IN: Readonly<Record<string, string>> = {
  'video/webm': 'audio/webm',
  'video/mp4': 'audio/mp4',
  'video/x-matroska': 'audio/x-matroska',
  'video/matroska': 'audio/matroska',
  'video/ogg': 'audio/ogg',
  'application/ogg': 'audio/ogg',
};

/**
 * The media type under which a file of a kind is stored.
 *
 * @param mediaType - as detected from the content
 * @returns `undefined` if the file is not of the kind
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
