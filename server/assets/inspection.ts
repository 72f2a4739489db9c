import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isFollowed } from './png-end.ts';
import { measureSound } from './sounds.ts';

// The packages that inspect files are large, so they are loaded on first use.

/** Facts about a file, detected from its content alone. */
export interface FileFacts {
  /** `undefined` if the content is of no known type. */
  readonly mediaType: string | undefined;
  /** In pixels, for pictures. */
  readonly width?: number;
  readonly height?: number;
  /** Whether a picture has an alpha channel. */
  readonly alpha?: boolean;
  /** Whether data follows the end of a picture, so that it may also be a file of another type. */
  readonly isFollowed?: boolean;
  /** Duration of audio. */
  readonly seconds?: number;
}

const PICTURES = new Set(['image/png', 'image/jpeg', 'image/webp']);
const SOUNDS = new Set([
  'audio/mpeg',
  'audio/wav',
  'audio/ogg',
  'audio/flac',
  'audio/x-flac',
  'audio/mp4',
  'audio/x-m4a',
  'video/mp4',
  'video/webm',
  'video/matroska',
  'video/x-matroska',
  'application/ogg',
]);

/** Options of an inspection. */
export interface Inspection {
  readonly accountId: string;
  readonly signal: AbortSignal;
  /** Audio is measured up to slightly beyond this duration. */
  readonly secondsUpTo?: number | undefined;
}

/**
 * Detects the type of a file, and the size of a picture or the duration of audio. Only the necessary parts are read; a
 * file that claims to be enormous costs nothing.
 *
 * @returns `undefined` if too many audio files are waiting to be measured
 * @throws the signal's reason if it aborts while audio is measured
 */
export async function inspectFile(
  path: string,
  { secondsUpTo, ...inspection }: Inspection,
): Promise<FileFacts | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const kind = (await fileTypeFromFile(path))?.mime.split(';')[0];
  if (kind === undefined) return { mediaType: undefined };
  if (PICTURES.has(kind)) return inspectPicture(path, kind);
  const asked = secondsUpTo === undefined ? {} : { secondsUpTo };
  if (SOUNDS.has(kind)) return measureSound({ path, ...inspection, ...asked });
  return { mediaType: kind };
}

async function inspectPicture(path: string, mediaType: string): Promise<FileFacts> {
  const { default: sharp } = await import('sharp');
  try {
    const { autoOrient, hasAlpha } = await sharp(path, { limitInputPixels: false }).metadata();
    // After the rotation requested by a photograph's metadata.
    const facts = { mediaType, ...autoOrient, alpha: hasAlpha };
    return mediaType === 'image/png' && (await isFollowed(path))
      ? { ...facts, isFollowed: true }
      : facts;
  } catch {
    // It starts like a picture, but cannot be decoded.
    return { mediaType: undefined };
  }
}

/**
 * The displayed size of a picture, in pixels.
 *
 * @param picture - its path, or its content, which is consumed
 * @returns `undefined` if the size cannot be determined
 */
export async function measurePicture(
  picture: string | Readable,
): Promise<Required<Pick<FileFacts, 'width' | 'height'>> | undefined> {
  const { default: sharp } = await import('sharp');
  try {
    const source = typeof picture === 'string' ? picture : await buffer(picture);
    return (await sharp(source, { limitInputPixels: false }).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}

/** A file being received, and its type as detected from its first bytes. */
export interface ComingFile {
  /** `undefined` if the content is of no known type. */
  readonly mediaType: string | undefined;
  /** The whole content, including those bytes. */
  readonly content: Readable;
}

/** Enough bytes to detect every type. */
const TELLING_BYTES = 4100;

/**
 * Detects the type of a file from its first bytes, before any of it is stored. Closing the returned content closes the
 * source, even before it is read.
 */
export async function inspectComing(content: Readable): Promise<ComingFile> {
  const chunks: AsyncIterator<Uint8Array> = content[Symbol.asyncIterator]();
  const head: Uint8Array[] = [];
  for (let bytes = 0; bytes < TELLING_BYTES; ) {
    const next = await chunks.next();
    if (next.done === true) break;
    head.push(next.value);
    bytes += next.value.length;
  }
  const { fileTypeFromBuffer } = await import('file-type');
  const mediaType = (await fileTypeFromBuffer(Buffer.concat(head)))?.mime.split(';')[0];
  const whole = Readable.from(rejoined(head, chunks));
  // A generator that was never started would not close the source.
  whole.once('close', () => content.on('error', () => {}).destroy());
  return { mediaType, content: whole };
}

async function* rejoined(
  head: readonly Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield* head;
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
      yield next.value;
    }
  } finally {
    await rest.return?.();
  }
}
