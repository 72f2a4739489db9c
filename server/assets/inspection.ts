import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isFollowed } from './png-end.ts';
import { measureSound } from './sounds.ts';

// The packages that look into files are large, and loaded with the first file that is looked into.

/** What a file is, told by its content alone. */
export interface FileFacts {
  /** `undefined` where the content is of no kind that is known. */
  readonly mediaType: string | undefined;
  /** In pixels, for pictures. */
  readonly width?: number;
  readonly height?: number;
  /** Whether a picture has an alpha channel. */
  readonly alpha?: boolean;
  /** Whether something follows the end of a picture, so that it may be a file of another type as well. */
  readonly isFollowed?: boolean;
  /** Length of a sound. */
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

/** What an inspection needs. */
export interface Inspection {
  readonly accountId: string;
  readonly signal: AbortSignal;
  /** A sound is measured up to a little beyond this length. */
  readonly secondsUpTo?: number | undefined;
}

/**
 * Finds out the type of a file, the size of a picture, the length of a sound. Only the parts that tell this are read; a
 * file that claims to be enormous costs nothing.
 *
 * @returns `undefined` where too many sounds wait to be measured
 * @throws the signal's reason where it comes while a sound is measured
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
    // After the rotation that a photograph may ask for.
    const facts = { mediaType, ...autoOrient, alpha: hasAlpha };
    return mediaType === 'image/png' && (await isFollowed(path))
      ? { ...facts, isFollowed: true }
      : facts;
  } catch {
    // It begins like a picture, but cannot be read as one.
    return { mediaType: undefined };
  }
}

/**
 * The size of a picture, as it is shown, in pixels.
 *
 * @param picture - its path, or its content, which is read to the end
 * @returns `undefined` where the content does not tell
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

/** A file that is being received, and its type by its first bytes. */
export interface ComingFile {
  /** `undefined` where the content is of no kind that is known. */
  readonly mediaType: string | undefined;
  /** All of it, with those bytes. */
  readonly content: Readable;
}

/** Enough bytes to tell every type. */
const TELLING_BYTES = 4100;

/**
 * Finds out the type of a file from its first bytes, before any of it is kept. Closing the returned content closes the
 * source, also before it is read.
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
  // A generator that was never started would not close it.
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
