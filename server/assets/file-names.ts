const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/apng': 'apng',
  'image/avif': 'avif',
  'video/webm': 'webm',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/x-m4v': 'm4v',
  'video/matroska': 'mkv',
  'video/x-matroska': 'mkv',
  'video/ogg': 'ogv',
  'video/mpeg': 'mpg',
  'video/vnd.avi': 'avi',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'audio/webm': 'webm',
  'audio/mp4': 'm4a',
  'audio/x-m4a': 'm4a',
  'audio/ogg': 'ogg',
  'audio/flac': 'flac',
  'audio/x-flac': 'flac',
  'audio/aac': 'aac',
  'audio/aiff': 'aiff',
  'audio/matroska': 'mka',
  'audio/x-matroska': 'mka',
};

/** The name that a browser saves a file under. */
export function fileNameOf(name: string, mediaType: string): string {
  return `${name}.${EXTENSIONS[mediaType] ?? 'bin'}`;
}
