import { describe, expect, test } from 'vitest';
import {
  barMarks,
  boxOf,
  clockText,
  followed,
  gridWidth,
  KEYBOARD_PX,
  kept,
  panned,
  pitchAt,
  pitchesOf,
  RULER_PX,
  rightOf,
  rowHeight,
  secondMarks,
  secondsAt,
  type View,
  wholeScale,
  xOf,
  yOf,
  zoomed,
} from '../../../../../client/console/answers/roll/layout.ts';
import { scoreOf } from '../../../../../client/console/answers/roll/score.ts';
import { aScore } from './a-score.ts';

/** A view of a minute, a hundred pixels a second. */
function aView(changes: Partial<View> = {}): View {
  const size = { width: KEYBOARD_PX + 1000, height: RULER_PX + 480 };
  return { ...size, seconds: 60, lowest: 36, highest: 83, scale: 100, left: 10, ...changes };
}

describe('where things stand', () => {
  test('a moment is found again at its place', () => {
    const view = aView();
    expect(xOf(10, view)).toBe(KEYBOARD_PX);
    expect(secondsAt(xOf(12.34, view), view)).toBeCloseTo(12.34);
    expect(rightOf(view)).toBe(20);
  });

  test('no place lies before the song, or after it', () => {
    expect(secondsAt(0, aView({ left: 0 }))).toBe(0);
    expect(secondsAt(5_000, aView({ left: 50 }))).toBe(60);
  });

  test('rows fill the height, the highest pitch on top', () => {
    const view = aView();
    expect(rowHeight(view)).toBe(10);
    expect(yOf(83, view)).toBe(RULER_PX);
    expect(yOf(36, view) + rowHeight(view)).toBe(view.height);
    expect(pitchAt(yOf(60, view) + 5, view)).toBe(60);
    expect(pitchAt(RULER_PX - 1, view)).toBeUndefined();
  });

  test('a note is as long as it lasts, and never too short to be seen', () => {
    const note = { pitch: 60, start: 12, end: 13 };
    expect(boxOf(note, aView())).toEqual({
      x: KEYBOARD_PX + 200,
      y: RULER_PX + 230,
      width: 99,
      height: 10,
    });
    expect(boxOf({ ...note, end: 12.001 }, aView()).width).toBe(2);
  });
});

describe('the rows that a song needs', () => {
  test('its own pitches and some around them', () => {
    expect(pitchesOf(aScore())).toEqual({ lowest: 34, highest: 69 });
  });

  test('two octaves at least, and none that MIDI does not know', () => {
    const notes = [{ pitch: 127, start: 0, end: 1, velocity: 1 }];
    const high = scoreOf({ state: 'complete', instruments: [{ name: 'Flute', notes }] });
    const { lowest, highest } = pitchesOf(high);
    expect(highest).toBe(127);
    expect(lowest).toBeLessThanOrEqual(116);
    const none = pitchesOf(scoreOf({ state: 'complete', instruments: [] }));
    expect(none.highest - none.lowest).toBe(24);
  });
});

describe('looking closer and moving along', () => {
  test('the moment under the pointer stays there', () => {
    const view = aView();
    const x = xOf(14, view);
    expect(xOf(14, zoomed(view, 2, 14))).toBeCloseTo(x);
  });

  test('nobody looks from further away than the whole song', () => {
    const far = zoomed(aView(), 0.0001, 30);
    expect(far.scale).toBe(wholeScale(far));
    expect(far.left).toBe(0);
    expect(rightOf(far)).toBeCloseTo(60);
  });

  test('there is a closest look', () => {
    expect(zoomed(aView(), 1_000, 15).scale).toBe(320);
  });

  test('nobody leaves the song', () => {
    expect(panned(aView(), -100_000).left).toBe(0);
    expect(rightOf(panned(aView(), 100_000))).toBe(60);
  });

  test('a short song fills the width', () => {
    const view = kept(aView({ seconds: 5, left: 0 }));
    expect(view.scale).toBe(gridWidth(view) / 5);
  });
});

describe('following the song', () => {
  test('the notes run past a playhead that stands', () => {
    const places = [20, 20.5, 33].map((seconds) => {
      const view = followed(aView(), seconds, 'running');
      return Math.round(xOf(seconds, view));
    });
    expect(places).toEqual([KEYBOARD_PX + 350, KEYBOARD_PX + 350, KEYBOARD_PX + 350]);
  });

  test('the song begins and ends at the edges, where the playhead moves', () => {
    expect(followed(aView(), 1, 'running').left).toBe(0);
    expect(rightOf(followed(aView(), 59, 'running'))).toBe(60);
  });

  test('with less motion, a page stands until the playhead has left it', () => {
    const view = aView();
    expect(followed(view, 15, 'pages')).toBe(view);
    const turned = followed(view, 19.9, 'pages');
    expect(turned.left).toBeCloseTo(19.1);
    expect(followed(turned, 20.5, 'pages')).toBe(turned);
  });
});

describe('the ruler', () => {
  test('counts seconds whose labels do not touch', () => {
    expect(secondMarks(aView()).map(({ label }) => label)).toEqual(
      Array.from({ length: 11 }, (_, index) => `0:${10 + index}`),
    );
    const far = secondMarks(kept(aView({ scale: 0 })));
    expect(far.map(({ label }) => label).slice(0, 3)).toEqual(['0:00', '0:05', '0:10']);
  });

  test('counts parts of a second where there is room', () => {
    const [first, second] = secondMarks(aView({ scale: 300 }));
    expect([first?.label, second?.label]).toEqual(['0:10.0', '0:10.2']);
  });

  test('counts bars from the first beat, with the beats between', () => {
    const marks = barMarks(aView({ left: 0 }), { seconds: 0.5, first: 0.25 });
    expect(marks.slice(0, 5)).toEqual([
      { seconds: 0.25, isStrong: true, label: '1' },
      { seconds: 0.75, isStrong: false },
      { seconds: 1.25, isStrong: false },
      { seconds: 1.75, isStrong: false },
      { seconds: 2.25, isStrong: true, label: '2' },
    ]);
  });

  test('leaves out the beats and some bars from far away', () => {
    const far = kept(aView({ scale: 0 }));
    const marks = barMarks(far, { seconds: 0.5, first: 0 });
    expect(marks.map(({ label }) => label).slice(0, 5)).toEqual([
      '1',
      undefined,
      '3',
      undefined,
      '5',
    ]);
  });
});

test.each([
  [0, 0, '0:00'],
  [65, 0, '1:05'],
  [59.6, 0, '1:00'],
  [-1, 0, '0:00'],
  [9.25, 1, '0:09.3'],
  [61.04, 1, '1:01.0'],
])('a clock shows %d with %i digits as %s', (seconds, digits, text) => {
  expect(clockText(seconds, digits)).toBe(text);
});
