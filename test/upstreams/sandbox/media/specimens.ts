import {
  ALL_FORMATS,
  BufferSource,
  type EncodedPacket,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
} from 'mediabunny';
import sharp from 'sharp';
import type { ImageRequest } from '../../../../server/upstreams/sandbox/media/image.ts';
import type { VideoRequest } from '../../../../server/upstreams/sandbox/media/video.ts';

/** A small picture with a plain prompt, with the given changes. */
export function anImage(changes: Partial<ImageRequest> = {}): ImageRequest {
  return {
    prompt: 'A sailing boat at sunset',
    index: 0,
    width: 256,
    height: 192,
    format: 'png',
    compression: 100,
    transparent: false,
    detail: 'standard',
    ...changes,
  };
}

/** A short, small film with a plain prompt, with the given changes. */
export function aFilm(changes: Partial<VideoRequest> = {}): VideoRequest {
  return {
    prompt: 'A sailing boat at sunset',
    seconds: 2,
    width: 320,
    height: 180,
    voices: [],
    references: [],
    ...changes,
  };
}

/** Texts that have broken layouts, parsers and fonts. */
export const HOSTILE_TEXTS: ReadonlyArray<readonly [name: string, text: string]> = [
  ['markup', '<b>&"\'</span>]]><script>&amp;&#0;'],
  ['right to left', 'שלום עולם مرحبا بالعالم \u202Eabc\u202C'],
  ['emoji', '🦊👨‍👩‍👧🇫🇷 a fox ❤️ 😀'],
  ['only emoji', '🦊🎉'],
  ['East Asian', '一只红色的狐狸坐在夜晚的雪地森林里'],
  ['32,000 characters', 'lorem ipsum '.repeat(2_667).slice(0, 32_000)],
  ['one endless word', 'W'.repeat(32_000)],
  ['line breaks', 'one\ntwo\r\nthree\u2028four\tfive'],
  ['control characters', 'a\u0000b\u0007c\u001b[31m\uFFFE'],
  ['half a surrogate pair', 'broken \ud83d text'],
  ['stacked accents', `Z${'\u0300\u0301'.repeat(500)}`],
  ['characters without ink', '\u2800\u200D\u3164\uFFFC'],
  ['nothing', ''],
  ['white space', ' \n\t '],
];

/** Decoded pixels of a picture file. */
export interface DecodedPicture {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  /** The channels of one pixel, as bytes. */
  at(x: number, y: number): number[];
  readonly data: Buffer;
}

export async function decodePicture(file: Uint8Array): Promise<DecodedPicture> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return {
    width,
    height,
    channels,
    data,
    at: (x, y) => [...data.subarray((y * width + x) * channels, (y * width + x + 1) * channels)],
  };
}

/** The average of each channel of a picture, 0 to 255. */
export async function averageColor(file: Uint8Array): Promise<{ r: number; g: number; b: number }> {
  const { channels } = await sharp(file).stats();
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean);
  return { r, g, b };
}

/** A media file that has been parsed. */
export interface ReadMedia {
  readonly seconds: number;
  readonly video: InputVideoTrack | null;
  readonly audio: InputAudioTrack | null;
}

export async function readMedia(file: Uint8Array): Promise<ReadMedia> {
  const input = new Input({ formats: ALL_FORMATS, source: new BufferSource(file) });
  return {
    seconds: await input.computeDuration(),
    video: await input.getPrimaryVideoTrack(),
    audio: await input.getPrimaryAudioTrack(),
  };
}

/** All video packets of a film, in order. */
export async function framesOf(file: Uint8Array): Promise<EncodedPacket[]> {
  const { video } = await readMedia(file);
  if (!video) throw new Error('The file has no pictures.');
  return Array.fromAsync(new EncodedPacketSink(video).packets());
}

/** Wraps a VP8 key frame as a picture file: a lossy WebP file is a VP8 frame in a RIFF container. */
export function asWebp(frame: Uint8Array): Uint8Array {
  const padding = frame.length % 2;
  const header = Buffer.alloc(20);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(12 + frame.length + padding, 4);
  header.write('WEBPVP8 ', 8, 'latin1');
  header.writeUInt32LE(frame.length, 16);
  return Buffer.concat([header, frame, Buffer.alloc(padding)]);
}
