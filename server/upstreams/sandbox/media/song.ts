import { encodeMp3 } from './mp3.ts';
import type { Arrangement } from './music.ts';
import { synthesise } from './synthesis.ts';

/** Plays an arrangement and gives it as MP3: mono, 44.1 kHz, about 128 kbit a second. */
export async function renderSong(arrangement: Arrangement, seconds: number): Promise<Uint8Array> {
  const sound = synthesise(arrangement, { seconds, sampleRate: SAMPLE_RATE });
  return encodeMp3(sound, SAMPLE_RATE);
}

const SAMPLE_RATE = 44_100;
