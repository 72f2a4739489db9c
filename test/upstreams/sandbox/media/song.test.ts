import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { composeSong } from '../../../../server/upstreams/sandbox/media/melody.ts';
import type { Note, Sound } from '../../../../server/upstreams/sandbox/media/music.ts';
import { renderSong } from '../../../../server/upstreams/sandbox/media/song.ts';
import { synthesise } from '../../../../server/upstreams/sandbox/media/synthesis.ts';
import { readMedia } from './specimens.ts';

const SAMPLE_RATE = 44_100;

/** The strength of a tone in a section of a sound (Goertzel algorithm with a Hann window). */
function strengthOf(
  sound: Sound,
  { pitch, from, to }: { pitch: number; from: number; to: number },
) {
  const hertz = 440 * 2 ** ((pitch - 69) / 12);
  const [first, last] = [Math.round(from * SAMPLE_RATE), Math.round(to * SAMPLE_RATE)];
  const factor = 2 * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE);
  let [before, now] = [0, 0];
  for (let at = first; at < last; at++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * (at - first)) / (last - first));
    [before, now] = [now, (sound[at] ?? 0) * window + factor * now - before];
  }
  return Math.sqrt(Math.max(0, before ** 2 + now ** 2 - factor * before * now)) / (last - first);
}

/** The ratio of a note's strength to that of the stronger neighbouring semitone. */
function prominence(sound: Sound, { pitch, start, end }: Note): number {
  const stretch = { from: start, to: end };
  const [below, own, above] = [-1, 0, 1].map((step) =>
    strengthOf(sound, { pitch: pitch + step, ...stretch }),
  );
  return (own ?? 0) / Math.max(below ?? 0, above ?? 0);
}

function play(name: string, notes: readonly Note[], seconds: number): Sound {
  const arrangement = { tempo: 100, instruments: [{ name, notes }] };
  return synthesise(arrangement, { seconds, sampleRate: SAMPLE_RATE });
}

const INSTRUMENTS = [
  'Bass',
  'Pad',
  'Piano',
  'Electric Piano',
  'Guitar',
  'Flute',
  'Bells',
  'Clarinet',
  'Voice',
  'Unknown Instrument',
];

describe('synthesised sound', () => {
  it.each(INSTRUMENTS)('of %s sounds the notes that it is given, when it is given them', (name) => {
    const notes = [48, 57, 64, 71].map((pitch, index) => ({
      pitch,
      start: index * 1.5,
      end: index * 1.5 + 0.8,
      velocity: 0.8,
    }));
    const sound = play(name, notes, 7);
    for (const note of notes) {
      expect(prominence(sound, note)).toBeGreaterThan(4);
      const others = notes.filter(({ pitch }) => pitch !== note.pitch);
      const own = strengthOf(sound, { pitch: note.pitch, from: note.start, to: note.end });
      for (const { pitch, start, end } of others) {
        // Notes an octave or a twelfth below have this tone among their partials.
        if (note.pitch > pitch && [12, 19, 24].includes(note.pitch - pitch)) continue;
        expect(own).toBeGreaterThan(
          3 * strengthOf(sound, { pitch: note.pitch, from: start, to: end }),
        );
      }
    }
  });

  it('is as loud as the velocity says', () => {
    const sound = play(
      'Flute',
      [
        { pitch: 69, start: 0, end: 1, velocity: 0.9 },
        { pitch: 69, start: 2, end: 3, velocity: 0.3 },
      ],
      4,
    );
    const loud = strengthOf(sound, { pitch: 69, from: 0.2, to: 0.9 });
    const soft = strengthOf(sound, { pitch: 69, from: 2.2, to: 2.9 });
    expect(loud / soft).toBeGreaterThan(2.4);
    expect(loud / soft).toBeLessThan(3.6);
  });

  it.each(['none', 'female', 'male'] as const)('of a song (%s) sounds its notes', (vocals) => {
    const song = composeSong({ seed: 'a quiet evening', seconds: 20, vocals });
    for (const { name, notes } of song.instruments) {
      const sound = play(name, notes, 20);
      const clear = notes.filter(
        (note) =>
          note.end - note.start > 0.4 &&
          !notes.some(
            (other) =>
              other !== note &&
              Math.abs(other.pitch - note.pitch) === 1 &&
              other.start < note.end &&
              other.end > note.start - 1.5,
          ),
      );
      expect(clear.length).toBeGreaterThan(4);
      for (const note of clear.slice(0, 12)) {
        expect(prominence(sound, note), `${name} ${note.pitch}`).toBeGreaterThan(1.5);
      }
    }
  });

  it('never goes beyond full scale, and begins and ends in silence', () => {
    for (const vocals of ['none', 'female', 'male'] as const) {
      for (const seed of ['a', 'b', 'c']) {
        const song = composeSong({ seed, seconds: 12, vocals });
        const sound = synthesise(song, { seconds: 12, sampleRate: SAMPLE_RATE });
        const loudest = sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
        expect(loudest).toBeGreaterThan(0.5);
        expect(loudest).toBeLessThanOrEqual(1);
        expect(Math.abs(sound[0] ?? 1)).toBeLessThan(0.001);
        expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.001);
      }
    }
  });

  it('does not click where a note begins or ends', () => {
    const sound = play('Piano', [{ pitch: 60, start: 0.5, end: 1, velocity: 1 }], 2);
    const steepest = sound.reduce(
      (most, sample, at) => Math.max(most, Math.abs(sample - (sound[at - 1] ?? sample))),
      0,
    );
    // The steepest slope of the partials; a discontinuity would be several times as steep.
    expect(steepest).toBeLessThan(0.15);
  });

  it('is silent where there are no notes', () => {
    expect(play('Piano', [], 1).every((sample) => sample === 0)).toBe(true);
  });

  it('leaves out what lies beyond its end', () => {
    const sound = play('Piano', [{ pitch: 60, start: 5, end: 6, velocity: 1 }], 1);
    expect(sound).toHaveLength(SAMPLE_RATE);
    expect(sound.every((sample) => sample === 0)).toBe(true);
  });
});

describe('a rendered song', () => {
  it.each([1, 7.5, 30])('is an MP3 of %d s', async (seconds) => {
    const file = await renderSong(composeSong({ seed: 'a', seconds, vocals: 'none' }), seconds);
    const media = await readMedia(file);
    expect((await fileTypeFromBuffer(file))?.mime).toBe('audio/mpeg');
    expect(await media.audio?.getCodec()).toBe('mp3');
    expect(await media.audio?.getSampleRate()).toBe(SAMPLE_RATE);
    expect(Math.abs(media.seconds - seconds)).toBeLessThan(0.1);
    expect((file.length * 8) / seconds).toBeGreaterThan(120_000);
    expect((file.length * 8) / seconds).toBeLessThan(145_000);
  });

  it('has the same bytes each time', async () => {
    const song = composeSong({ seed: 'a', seconds: 4, vocals: 'female' });
    expect(await renderSong(song, 4)).toEqual(await renderSong(song, 4));
  });
});
