import { registerMp3Encoder } from '@mediabunny/mp3-encoder';
import { AudioSample, AudioSampleSource, BufferTarget, Mp3OutputFormat, Output } from 'mediabunny';
import type { Sound } from './music.ts';

/** Encodes sound as MP3 at 128 kbit/s. MP3 must support the `sampleRate`. */
export async function encodeMp3(sound: Sound, sampleRate: number): Promise<Uint8Array> {
  registerMp3Encoder();
  const target = new BufferTarget();
  const output = new Output({ format: new Mp3OutputFormat(), target });
  const source = new AudioSampleSource({ codec: 'mp3', bitrate: BITRATE });
  output.addAudioTrack(source);
  await output.start();
  for (let from = 0; from < sound.length; from += CHUNK_SAMPLES) {
    const sample = new AudioSample({
      data: wholeNumbers(sound.subarray(from, from + CHUNK_SAMPLES)),
      format: 's16-planar',
      numberOfChannels: 1,
      sampleRate,
      timestamp: from / sampleRate,
    });
    await source.add(sample);
    sample.close();
  }
  source.close();
  await output.finalize();
  if (!target.buffer) throw new Error('The MP3 encoder wrote no output.');
  return new Uint8Array(target.buffer);
}

const BITRATE = 128_000;
/** Encodes a few seconds at a time, so that long songs need no second copy of all their samples. */
const CHUNK_SAMPLES = 131_072;
const LARGEST_INT16 = 32_767;

/** The samples in the encoder's own format, which avoids another conversion. */
function wholeNumbers(samples: Sound): Int16Array<ArrayBuffer> {
  const numbers = new Int16Array(samples.length);
  for (let at = 0; at < numbers.length; at++) {
    numbers[at] = Math.round((samples[at] ?? 0) * LARGEST_INT16);
  }
  return numbers;
}
