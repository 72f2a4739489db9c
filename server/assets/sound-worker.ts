import { readFile, stat } from 'node:fs/promises';
import {
  ALL_FORMATS,
  BufferSource,
  EncodedPacketSink,
  FilePathSource,
  Input,
  type InputAudioTrack,
  type Source,
} from 'mediabunny';

/** The type and duration of an audio file, detected from its content alone. */
export interface SoundFacts {
  /** That of a video if there are moving pictures, with or without sound; `undefined` if there is neither. */
  readonly mediaType: string | undefined;
  readonly seconds?: number;
}

/** An audio file to measure. */
export interface Measurement {
  readonly path: string;
  /** Durations beyond this need not be exact. */
  readonly secondsUpTo?: number;
}

/** Audio is measured slightly beyond the limit, so that a file just over it is reported to the second. */
const PAST_END = 1.1;
/**
 * Up to this size a file is read into memory: some formats must be measured packet by packet, which takes a twentieth
 * of the time in memory.
 */
const MAX_BYTES_IN_MEMORY = 32 * 2 ** 20;

/** Measures an audio file. Only the necessary parts are read. */
export async function measure({
  path,
  secondsUpTo = Number.POSITIVE_INFINITY,
}: Measurement): Promise<SoundFacts> {
  const input = new Input({ formats: ALL_FORMATS, source: await sourceOf(path) });
  try {
    const [sounds, pictures] = await Promise.all([input.getAudioTracks(), input.getVideoTracks()]);
    const [sound] = sounds;
    const mediaType = (await input.getMimeType()).split(';')[0];
    if (pictures.length > 0) {
      return { mediaType: mediaType?.startsWith('video/') === true ? mediaType : undefined };
    }
    if (sound === undefined) return { mediaType: undefined };
    // The FLAC reader never finds the end of audio without a first packet.
    const first = await new EncodedPacketSink(sound).getFirstPacket({ metadataOnly: true });
    if (first === null) return { mediaType, seconds: 0 };
    const enough = secondsUpTo * PAST_END;
    const seconds = Math.max(...(await Promise.all(sounds.map((one) => lengthOf(one, enough)))));
    if (seconds < enough) return { mediaType, seconds };
    // Beyond the limit, the duration in the metadata is unverified, but more accurate than where measuring stopped.
    return { mediaType, seconds: Math.max(seconds, (await input.getDurationFromMetadata()) ?? 0) };
  } catch {
    return { mediaType: undefined };
  } finally {
    input.dispose();
  }
}

async function sourceOf(path: string): Promise<Source> {
  const { size } = await stat(path);
  return size > MAX_BYTES_IN_MEMORY
    ? new FilePathSource(path)
    : new BufferSource(await readFile(path));
}

/** The end of the last packet that starts before a time. */
async function lengthOf(sound: InputAudioTrack, enough: number): Promise<number> {
  const last = await new EncodedPacketSink(sound).getPacket(enough, { metadataOnly: true });
  if (last === null) return 0;
  const resolution = await sound.getTimeResolution();
  return Math.round((last.timestamp + last.duration) * resolution) / resolution;
}
