const ENDINGS: Readonly<Record<string, string>> = {
  'audio/flac': '.flac',
  'audio/mp4': '.m4a',
  'audio/mpeg': '.mp3',
  'audio/ogg': '.ogg',
  'audio/wav': '.wav',
  'audio/webm': '.webm',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'video/mp4': '.mp4',
  'video/quicktime': '.mov',
  'video/webm': '.webm',
};

/** The path, with the usual ending of its media type if it has none and there is one. */
export function withEnding(path: string, mediaType: string): string {
  if (/\.\w+$/.test(path)) return path;
  const [type = ''] = mediaType.split(';');
  return path + (ENDINGS[type.trim().toLowerCase()] ?? '');
}
