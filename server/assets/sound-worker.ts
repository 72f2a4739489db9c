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

/** The type and length of a sound file, by its content alone. */
export interface SoundFacts {
  /** `undefined` where it is no sound, or a film. */
  readonly mediaType: string | undefined;
  readonly seconds?: number;
}

/** A file of sound to be measured. */
export interface Measurement {
  readonly path: string;
  /** How much longer it is than this does not matter. */
  readonly secondsUpTo?: number;
}

/** Sounds are measured a little beyond the limit, so that one that is just too long is told to the second. */
const PAST_END = 1.1;
/** Some formats must be measured packet by packet, which takes a twentieth of the time in memory. */
const BYTES_IN_MEMORY_UP_TO = 32 * 2 ** 20;

/** Measures a sound. Only the parts that tell are read. */
export async function measure({
  path,
  secondsUpTo = Number.POSITIVE_INFINITY,
}: Measurement): Promise<SoundFacts> {
  const input = new Input({ formats: ALL_FORMATS, source: await sourceOf(path) });
  try {
    const [sounds, pictures] = await Promise.all([input.getAudioTracks(), input.getVideoTracks()]);
    const [sound] = sounds;
    if (sound === undefined || pictures.length > 0) return { mediaType: undefined };
    const mediaType = (await input.getMimeType()).split(';')[0];
    // The FLAC reader looks for ever for the end of a sound without a beginning.
    const first = await new EncodedPacketSink(sound).getFirstPacket({ metadataOnly: true });
    if (first === null) return { mediaType, seconds: 0 };
    const enough = secondsUpTo * PAST_END;
    const seconds = Math.max(...(await Promise.all(sounds.map((one) => lengthOf(one, enough)))));
    if (seconds < enough) return { mediaType, seconds };
    // Beyond the limit the length in the metadata is not checked, but tells more than where the measuring stopped.
    return { mediaType, seconds: Math.max(seconds, (await input.getDurationFromMetadata()) ?? 0) };
  } catch {
    return { mediaType: undefined };
  } finally {
    input.dispose();
  }
}

async function sourceOf(path: string): Promise<Source> {
  const { size } = await stat(path);
  return size > BYTES_IN_MEMORY_UP_TO
    ? new FilePathSource(path)
    : new BufferSource(await readFile(path));
}

/** The end of the last packet that begins before a time. */
async function lengthOf(sound: InputAudioTrack, enough: number): Promise<number> {
  const last = await new EncodedPacketSink(sound).getPacket(enough, { metadataOnly: true });
  if (last === null) return 0;
  const resolution = await sound.getTimeResolution();
  return Math.round((last.timestamp + last.duration) * resolution) / resolution;
}
