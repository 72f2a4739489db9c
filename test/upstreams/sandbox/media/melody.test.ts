import { describe, expect, it } from 'vitest';
import {
  composeAmbience,
  composeSong,
  type Vocals,
} from '../../../../server/upstreams/sandbox/media/melody.ts';
import type { Arrangement } from '../../../../server/upstreams/sandbox/media/music.ts';
import { HOSTILE_TEXTS } from './specimens.ts';

const SEEDS = ['a happy song', 'sad ballad', 'dance', 'x', 'The 3rd of May'];
const LENGTHS = [1, 2.5, 10, 30, 61.7, 240];
const PLANS = SEEDS.flatMap((seed) => LENGTHS.map((seconds) => ({ seed, seconds })));

function notesOf({ instruments }: Arrangement) {
  return instruments.flatMap(({ notes }) => notes);
}

describe('a composed song', () => {
  it.each(PLANS)('of "$seed" fills its $seconds s and no more', ({ seed, seconds }) => {
    const song = composeSong({ seed, seconds, vocals: 'none' });
    for (const { pitch, start, end, velocity } of notesOf(song)) {
      expect(start).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThan(start);
      expect(end).toBeLessThanOrEqual(seconds);
      expect(velocity).toBeGreaterThan(0);
      expect(velocity).toBeLessThanOrEqual(1);
      expect(Number.isInteger(pitch)).toBe(true);
      expect(pitch).toBeGreaterThanOrEqual(21);
      expect(pitch).toBeLessThanOrEqual(108);
    }
    const last = Math.max(...notesOf(song).map(({ end }) => end));
    expect(last).toBeGreaterThan(seconds * 0.97);
  });

  it.each(PLANS)('of "$seed" ($seconds s) sorts the notes of each part by start', (plan) => {
    for (const { notes } of composeSong({ ...plan, vocals: 'male' }).instruments) {
      const starts = notes.map(({ start }) => start);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    }
  });

  it('is the same each time, and another for another seed', () => {
    const plan = { seed: 'a', seconds: 20, vocals: 'none' as const };
    expect(composeSong(plan)).toEqual(composeSong(plan));
    expect(composeSong({ ...plan, seed: 'b' })).not.toEqual(composeSong(plan));
  });

  it.each(SEEDS)('of "%s" keeps to the seven tones of one scale', (seed) => {
    const song = composeSong({ seed, seconds: 60, vocals: 'female' });
    const tones = new Set(notesOf(song).map(({ pitch }) => pitch % 12));
    expect(tones.size).toBeLessThanOrEqual(7);
  });

  it('has a bass below, chords, and a melody', () => {
    const song = composeSong({ seed: 'a', seconds: 30, vocals: 'none' });
    const [bass, chords] = song.instruments;
    expect(song.instruments).toHaveLength(4);
    expect(bass?.name).toBe('Bass');
    expect(Math.max(...(bass?.notes ?? []).map(({ pitch }) => pitch))).toBeLessThan(56);
    const together = chords?.notes.filter(({ start }) => start === 0);
    expect(together).toHaveLength(3);
  });

  it.each([
    ['female', 60, 84],
    ['male', 48, 72],
  ] as const)('lets a %s voice sing in its register', (vocals: Vocals, lowest, highest) => {
    const song = composeSong({ seed: 'a', seconds: 40, vocals });
    const voice = song.instruments.find(({ name }) => name === 'Voice');
    const pitches = voice?.notes.map(({ pitch }) => pitch) ?? [];
    expect(pitches.length).toBeGreaterThan(10);
    expect(Math.min(...pitches)).toBeGreaterThanOrEqual(lowest - 6);
    expect(Math.max(...pitches)).toBeLessThanOrEqual(highest + 6);
  });

  it('has no voice when nobody sings', () => {
    const song = composeSong({ seed: 'a', seconds: 40, vocals: 'none' });
    expect(song.instruments.map(({ name }) => name)).not.toContain('Voice');
  });

  it('never lets a singer sing two notes at once', () => {
    for (const seed of SEEDS) {
      const song = composeSong({ seed, seconds: 60, vocals: 'female' });
      const voice = song.instruments.find(({ name }) => name === 'Voice');
      voice?.notes.reduce((before, note) => {
        expect(note.start).toBeGreaterThanOrEqual(before.end);
        return note;
      });
    }
  });

  it('is slower and darker where the words say so', () => {
    const tempoOf = (seed: string) => composeSong({ seed, seconds: 60, vocals: 'none' }).tempo;
    expect(tempoOf('a slow lullaby')).toBeLessThan(85);
    expect(tempoOf('a fast dance for a party')).toBeGreaterThan(110);
  });

  it.each(HOSTILE_TEXTS)('survives %s as its seed', (_name, seed) => {
    expect(notesOf(composeSong({ seed, seconds: 8, vocals: 'female' })).length).toBeGreaterThan(10);
  });
});

describe('the music of a film', () => {
  it('fills its seconds and no more', () => {
    const notes = notesOf(composeAmbience({ seed: 'a', seconds: 12 }));
    expect(Math.max(...notes.map(({ end }) => end))).toBeCloseTo(12, 1);
    expect(Math.max(...notes.map(({ end }) => end))).toBeLessThanOrEqual(12);
  });
});
