import type { Sound } from './music.ts';

/**
 * Puts a small hall around a sound: M. R. Schroeder's arrangement of comb filters and all-pass
 * filters ("Natural sounding artificial reverberation", 1962). It works at half the sample rate,
 * for half the cost: a hall swallows high tones anyway. The sound is changed.
 */
export function reverberate(sound: Sound, sampleRate: number): void {
  const scale = sampleRate / TUNING_RATE / 2;
  const echoes = combed(halved(sound), scale);
  for (const samples of ALL_PASS_SAMPLES) diffuse(echoes, Math.round(samples * scale));
  addTo(sound, echoes);
}

/** The filters' lengths are in samples at this rate. */
const TUNING_RATE = 44_100;
const COMB_SAMPLES = [1557, 1617, 1491, 1422] as const;
const ALL_PASS_SAMPLES = [225, 556] as const;
const COMB_FEEDBACK = 0.78;
const COMB_DAMPING = 0.2;
const ALL_PASS_FEEDBACK = 0.5;
const WET_GAIN = 0.07;

function halved(sound: Sound): Float32Array {
  const half = new Float32Array(Math.ceil(sound.length / 2));
  for (let at = 0; at < half.length; at++) {
    half[at] = ((sound[2 * at] ?? 0) + (sound[2 * at + 1] ?? 0)) / 2;
  }
  return half;
}

function combed(send: Float32Array, scale: number): Float32Array {
  const echoes = new Float32Array(send.length);
  for (const samples of COMB_SAMPLES) {
    const line = new Float32Array(Math.round(samples * scale));
    let place = 0;
    let damped = 0;
    for (let at = 0; at < send.length; at++) {
      const echo = line[place] ?? 0;
      damped = echo * (1 - COMB_DAMPING) + damped * COMB_DAMPING;
      line[place] = (send[at] ?? 0) + damped * COMB_FEEDBACK;
      echoes[at] = (echoes[at] ?? 0) + echo;
      place = place + 1 === line.length ? 0 : place + 1;
    }
  }
  return echoes;
}

function diffuse(echoes: Float32Array, delay: number): void {
  const line = new Float32Array(delay);
  let place = 0;
  for (let at = 0; at < echoes.length; at++) {
    const echo = line[place] ?? 0;
    const value = echoes[at] ?? 0;
    line[place] = value + echo * ALL_PASS_FEEDBACK;
    echoes[at] = echo - value;
    place = place + 1 === delay ? 0 : place + 1;
  }
}

function addTo(sound: Sound, hall: Float32Array): void {
  for (let at = 0; at < hall.length; at++) {
    const here = (hall[at] ?? 0) * WET_GAIN;
    const next = (hall[at + 1] ?? 0) * WET_GAIN;
    sound[2 * at] = (sound[2 * at] ?? 0) + here;
    sound[2 * at + 1] = (sound[2 * at + 1] ?? 0) + (here + next) / 2;
  }
}
