/** Recordings are mono, at a rate that keeps every note of a voice, in a file of a few megabytes. */
const SAMPLE_RATE = 44_100;

/**
 * Converts a browser recording to WAV. Browsers record files without a length, in formats that differ between them; the
 * WAV file is the same everywhere. The converter is loaded when it is first needed.
 *
 * @throws Error if the recording cannot be read
 */
export async function wavOf(recording: Blob, secondsUpTo: number): Promise<File> {
  const { ALL_FORMATS, BlobSource, BufferTarget, Conversion, Input, Output, WavOutputFormat } =
    await import('mediabunny');
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input: new Input({ source: new BlobSource(recording), formats: ALL_FORMATS }),
    output: new Output({ format: new WavOutputFormat(), target }),
    video: { discard: true },
    audio: { codec: 'pcm-s16', numberOfChannels: 1, sampleRate: SAMPLE_RATE },
    trim: { start: 0, end: secondsUpTo },
  });
  if (!conversion.isValid) throw new Error('This browser cannot convert the recording.');
  await conversion.execute();
  if (target.buffer === null) throw new Error('Nothing was recorded.');
  return new File([target.buffer], 'melody.wav', { type: 'audio/wav' });
}

/** The perceived loudness of samples, 0 to 1, on a logarithmic scale; `samples` are between -1 and 1. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  if (!(power > 0)) return 0;
  const decibels = 10 * Math.log10(power);
  return Math.min(1, Math.max(0, 1 + decibels / QUIETEST_DECIBELS));
}

/** The level, in decibels below the maximum, that counts as silence. */
const QUIETEST_DECIBELS = 60;

/** A message that explains why the microphone is unavailable. */
export function microphoneProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
      return 'Microphone access is blocked. Allow it in the site settings, next to the address bar, and try again.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'No microphone found. Connect one and try again, or choose a recording as a file.';
    case 'NotReadableError':
      return 'The microphone is in use by another program. Close it and try again.';
    default:
      return 'The microphone is not available here. Choose a recording as a file.';
  }
}
