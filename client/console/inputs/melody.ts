/** What a recording becomes: mono, at a rate that keeps every note of a voice, in a file of a few megabytes. */
const SAMPLE_RATE = 44_100;

/**
 * Makes a WAV file of whatever the browser has recorded. Recorders of browsers write their files without a length,
 * in kinds that differ from one to the next; this one is the same everywhere. The code that converts is
 * loaded when it is first needed.
 *
 * @throws Error where the recording cannot be read
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
  if (!conversion.isValid) throw new Error('This browser cannot convert what it has recorded.');
  await conversion.execute();
  if (target.buffer === null) throw new Error('Nothing was recorded.');
  return new File([target.buffer], 'melody.wav', { type: 'audio/wav' });
}

/** How loud samples are, 0 to 1, on a scale of loudness as ears have it; `samples` lie between -1 and 1. */
export function levelOf(samples: Float32Array): number {
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  if (!(power > 0)) return 0;
  const decibels = 10 * Math.log10(power);
  return Math.min(1, Math.max(0, 1 + decibels / QUIETEST_DECIBELS));
}

/** A sound this far below the loudest counts as silence. */
const QUIETEST_DECIBELS = 60;

/** Why there is no microphone, for people. */
export function microphoneProblem(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
      return 'The browser may not use the microphone. Allow it in the settings of this page, beside its address, and try again.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'There is no microphone. Connect one and try again, or choose a recording as a file.';
    case 'NotReadableError':
      return 'Another program keeps the microphone. Close it and try again.';
    default:
      return 'The microphone cannot be used here. Choose a recording as a file.';
  }
}
