import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny';

/** What a file of sound is, told by its content alone. */
export interface SoundFacts {
  /** `undefined` where it is no sound, or a film. */
  readonly mediaType: string | undefined;
  readonly seconds?: number;
}

/** Measures a sound. Only the parts that tell are read. */
export async function measure(path: string): Promise<SoundFacts> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) });
  try {
    const [sound, pictures] = await Promise.all([
      input.getPrimaryAudioTrack(),
      input.getVideoTracks(),
    ]);
    if (sound === null || pictures.length > 0) return { mediaType: undefined };
    const mediaType = (await input.getMimeType()).split(';')[0];
    // The reader of FLAC looks for the end of a sound without a beginning for ever.
    const first = await new EncodedPacketSink(sound).getFirstPacket({ metadataOnly: true });
    if (first === null) return { mediaType, seconds: 0 };
    return { mediaType, seconds: await input.computeDuration() };
  } catch {
    return { mediaType: undefined };
  } finally {
    input.dispose();
  }
}
