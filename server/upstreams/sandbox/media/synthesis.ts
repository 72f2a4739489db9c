import type { Arrangement, Note, Sound } from './music.ts';
import { reverberate } from './reverb.ts';
import { type Timbre, timbreOf } from './timbre.ts';

/** Options of the synthesis. */
export interface Performance {
  readonly seconds: number;
  /** Samples a second. */
  readonly sampleRate: number;
  /** The loudest sample, up to 1; the rest is scaled to it. */
  readonly peak?: number;
}

/** Plays the notes of an arrangement. */
export function synthesise(arrangement: Arrangement, performance: Performance): Sound {
  const { seconds, sampleRate } = performance;
  const sound = new Float32Array(Math.round(seconds * sampleRate));
  for (const { name, notes } of arrangement.instruments) {
    const voices = voicesOf(timbreOf(name), sampleRate);
    for (const note of notes) for (const voice of voices) play(sound, note, voice);
  }
  reverberate(sound, sampleRate);
  level(sound, performance);
  return sound;
}

const USUAL_PEAK = 0.84;
const CONCERT_PITCH_HERTZ = 440;
const CONCERT_PITCH = 69;
const TABLE_SIZE = 2048;
/** Partials above this share of the sample rate would cause aliasing. */
const HIGHEST_PARTIAL_SHARE = 0.4;
const HIGHEST_PARTIAL_HERTZ = 12_000;

/** One oscillator of an instrument. */
interface Voice {
  readonly timbre: Timbre;
  readonly sampleRate: number;
  readonly cents: number;
  readonly gain: number;
  readonly tables: Map<string, Float32Array>;
}

function voicesOf(timbre: Timbre, sampleRate: number): Voice[] {
  const shared = { timbre, sampleRate, tables: new Map<string, Float32Array>() };
  const { gain, detune } = timbre;
  if (!detune) return [{ ...shared, cents: 0, gain }];
  return [-1, 1].map((side) => ({ ...shared, cents: (side * detune) / 2, gain: gain * 0.7 }));
}

function hertzOf(pitch: number, cents: number): number {
  return CONCERT_PITCH_HERTZ * 2 ** ((pitch - CONCERT_PITCH + cents / 100) / 12);
}

/** One turn of the tone's wave, with only the partials that the sample rate can carry. */
function tableFor({ timbre, sampleRate, tables }: Voice, hertz: number): Float32Array {
  const highest = Math.min(sampleRate * HIGHEST_PARTIAL_SHARE, HIGHEST_PARTIAL_HERTZ);
  const count = Math.max(1, Math.min(timbre.partials.length, Math.floor(highest / hertz)));
  const key = timbre.formants ? `${hertz.toFixed(1)}` : `${count}`;
  const known = tables.get(key);
  if (known) return known;
  const strengths = timbre.partials
    .slice(0, count)
    .map((strength, index) => strength * throughFormants(timbre, hertz * (index + 1)));
  const table = wave(strengths);
  tables.set(key, table);
  return table;
}

function throughFormants({ formants }: Timbre, hertz: number): number {
  if (!formants) return 1;
  const resonance = formants.reduce(
    (sum, formant) => sum + formant.gain / (1 + ((hertz - formant.hertz) / formant.width) ** 2),
    0,
  );
  // The ground tone is kept audible under the resonances: it is what one hears as the pitch.
  return resonance + 0.12;
}

function wave(strengths: readonly number[]): Float32Array {
  const table = new Float32Array(TABLE_SIZE + 1);
  for (const [index, strength] of strengths.entries()) {
    if (strength === 0) continue;
    const turn = (2 * Math.PI * (index + 1)) / TABLE_SIZE;
    for (let at = 0; at < TABLE_SIZE; at++) {
      table[at] = (table[at] ?? 0) + strength * Math.sin(turn * at);
    }
  }
  const energy = Math.sqrt(strengths.reduce((sum, strength) => sum + strength ** 2, 0));
  for (let at = 0; at < TABLE_SIZE; at++) table[at] = (table[at] ?? 0) / energy;
  table[TABLE_SIZE] = table[0] ?? 0;
  return table;
}

const BLOCK_SAMPLES = 32;

/** Adds a note to the sound. Loudness and pitch move in straight lines within short blocks. */
function play(sound: Sound, note: Note, voice: Voice): void {
  const { timbre, sampleRate } = voice;
  const first = Math.round(note.start * sampleRate);
  const last = Math.round((note.end + timbre.release) * sampleRate);
  const hertz = hertzOf(note.pitch, voice.cents);
  const table = tableFor(voice, hertz);
  const end = Math.min(last, sound.length);
  const step = (hertz * TABLE_SIZE) / sampleRate;
  const cursor = { phase: 0, loudness: 0 };
  for (let from = first; from < end; from += BLOCK_SAMPLES) {
    const to = Math.min(end, from + BLOCK_SAMPLES);
    const time = (to - first) / sampleRate;
    const envelope = envelopeAt(time, { timbre, held: note.end - note.start });
    const loudness = note.velocity * voice.gain * envelope;
    addBlock(sound, {
      from,
      to,
      table,
      step: step * bendAt(time, timbre),
      loudness,
      cursor,
    });
  }
}

interface Block {
  readonly from: number;
  readonly to: number;
  readonly table: Float32Array;
  /** The step in the wavetable per sample. */
  readonly step: number;
  /** The target loudness. */
  readonly loudness: number;
  readonly cursor: { phase: number; loudness: number };
}

function addBlock(sound: Sound, block: Block): void {
  const { from, to, table, step, cursor } = block;
  const rise = (block.loudness - cursor.loudness) / (to - from);
  let { phase, loudness } = cursor;
  for (let at = from; at < to; at++) {
    // Twice as fast here as Math.trunc, and this line runs millions of times.
    const index = phase | 0;
    const here = table[index] ?? 0;
    const value = here + ((table[index + 1] ?? 0) - here) * (phase - index);
    sound[at] = (sound[at] ?? 0) + value * loudness;
    loudness += rise;
    phase += step;
    if (phase >= TABLE_SIZE) phase -= TABLE_SIZE;
  }
  cursor.phase = phase;
  cursor.loudness = loudness;
}

/** How loud a tone is `time` seconds after its start, when it is held for `held` seconds. */
function envelopeAt(time: number, { timbre, held }: { timbre: Timbre; held: number }): number {
  if (time > held) {
    const gone = Math.min(1, (time - held) / timbre.release);
    return envelopeAt(held, { timbre, held }) * (1 - gone) ** 2;
  }
  const { attack, decay, sustain } = timbre;
  if (time < attack) return (1 - Math.cos((Math.PI * time) / attack)) / 2;
  return sustain + (1 - sustain) * Math.exp(-(time - attack) / decay);
}

const VIBRATO_DELAY_SECONDS = 0.25;

function bendAt(time: number, { vibrato }: Timbre): number {
  if (!vibrato || time < VIBRATO_DELAY_SECONDS) return 1;
  const depth = Math.min(1, (time - VIBRATO_DELAY_SECONDS) / VIBRATO_DELAY_SECONDS);
  const sway = Math.sin(2 * Math.PI * vibrato.hertz * (time - VIBRATO_DELAY_SECONDS));
  return 2 ** ((vibrato.cents * depth * sway) / 1200);
}

const FADE_IN_SECONDS = 0.01;
const LONGEST_FADE_OUT_SECONDS = 0.9;
const FADE_OUT_SHARE = 0.08;

/** Normalizes the loudest sample to the peak, and fades both ends in and out. */
function level(sound: Sound, { seconds, sampleRate, peak = USUAL_PEAK }: Performance): void {
  const fadeIn = Math.max(1, Math.round(FADE_IN_SECONDS * sampleRate));
  const fadeOutSeconds = Math.min(LONGEST_FADE_OUT_SECONDS, seconds * FADE_OUT_SHARE);
  const fadeOut = Math.max(1, Math.round(fadeOutSeconds * sampleRate));
  const loudest = loudestIn(sound);
  const gain = loudest > 0 ? peak / loudest : 0;
  for (let at = 0; at < sound.length; at++) {
    const fade = Math.min(1, at / fadeIn, (sound.length - 1 - at) / fadeOut);
    sound[at] = (sound[at] ?? 0) * gain * fade;
  }
}

function loudestIn(sound: Sound): number {
  let loudest = 0;
  for (let at = 0; at < sound.length; at++) {
    const size = Math.abs(sound[at] ?? 0);
    if (size > loudest) loudest = size;
  }
  return loudest;
}
