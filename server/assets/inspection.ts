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
  /** Whether something follows the end of a picture, which may make it a file of another kind as well. */
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

/** Whose file is looked into, and what is asked of it. */
export interface Inspection {
  readonly accountId: string;
  readonly signal: AbortSignal;
  /** A sound is not measured much past this length. */
  readonly secondsUpTo?: number | undefined;
}

/**
 * Finds out what a file is: its kind, the size of a picture, the length of a sound. Only the parts that
 * tell are looked at; a file that claims to be enormous costs nothing.
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
    // As it is shown: a photograph may say that it is to be turned.
    const facts = { mediaType, ...autoOrient, alpha: hasAlpha };
    return mediaType === 'image/png' && (await isFollowed(path))
      ? { ...facts, isFollowed: true }
      : facts;
  } catch {
    // The first bytes are those of a picture, and the rest is not.
    return { mediaType: undefined };
  }
}

/**
 * How large a picture is, as it is shown, in pixels.
 *
 * @param picture - where it is, or itself, which is read to its end
 * @returns `undefined` where its content does not tell
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

/** A file that comes, and what its first bytes say it is. */
export interface ComingFile {
  /** `undefined` where the content is of no kind that is known. */
  readonly mediaType: string | undefined;
  /** All of it, with those bytes. */
  readonly content: Readable;
}

/** As many bytes as tell every kind. */
const TELLING_BYTES = 4100;

/**
 * Finds out what a file is from its first bytes, before any of it has to be kept. What comes is closed with what is
 * answered, also where nobody has read of that.
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
  // A generator that nobody has begun with comes to no end of its own.
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
