import { BEATS_PER_BAR, type Beat } from './beat.ts';
import type { Score } from './score.ts';

/** The visible part of a score, in CSS pixels. */
export interface View {
  readonly width: number;
  readonly height: number;
  /** Duration of the song. */
  readonly seconds: number;
  readonly lowest: number;
  readonly highest: number;
  /** Pixels per second. */
  readonly scale: number;
  /** The time at the grid's left edge, in seconds. */
  readonly left: number;
}

/** A rectangle in pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A ruler line. */
export interface Mark {
  readonly seconds: number;
  /** Omitted for a line without a label. */
  readonly label?: string;
  readonly isStrong: boolean;
}

/** Width of the keyboard. */
export const KEYBOARD_PX = 52;
/** Height of the ruler. */
export const RULER_PX = 26;

const LEAST_PITCHES = 24;
const AROUND_PITCHES = 2;
const HIGHEST_PITCH = 127;
/** Maximum scale: one second fills most of a phone's width. */
const MOST_SCALE = 320;
/** Position of the fixed playhead while the notes scroll past it, as a fraction of the grid's width. */
const PLAYHEAD_PLACE = 0.35;
/** Fraction of a page that stays visible when the page turns. */
const PAGE_OVERLAP = 0.08;
const SHORTEST_NOTE_PX = 2;
const LEAST_BETWEEN_LABELS_PX = 56;
/** The tolerance for rounding errors. */
const ROUNDING = 1e-9;
const STEPS_SECONDS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300];
const STEPS_BARS = [1, 2, 4, 8, 16, 32, 64];

/** The range of pitches to show: those of the score plus a margin, at least two octaves. */
export function pitchesOf({ notes }: Score): { readonly lowest: number; readonly highest: number } {
  const pitches = notes.map(({ pitch }) => Math.round(pitch));
  const low = pitches.reduce((least, pitch) => Math.min(least, pitch), HIGHEST_PITCH);
  const high = pitches.reduce((most, pitch) => Math.max(most, pitch), 0);
  if (high < low) return { lowest: 48, highest: 48 + LEAST_PITCHES };
  const missing = Math.max(0, LEAST_PITCHES - (high - low + 1)) / 2;
  return {
    lowest: Math.max(0, low - Math.max(AROUND_PITCHES, Math.floor(missing))),
    highest: Math.min(HIGHEST_PITCH, high + Math.max(AROUND_PITCHES, Math.ceil(missing))),
  };
}

/** Width of the grid without the keyboard. */
export function gridWidth({ width }: Pick<View, 'width'>): number {
  return Math.max(1, width - KEYBOARD_PX);
}

/** The scale at which the whole song is visible. */
export function wholeScale(view: Pick<View, 'width' | 'seconds'>): number {
  return gridWidth(view) / Math.max(view.seconds, 1);
}

/** The x coordinate of a time. */
export function xOf(seconds: number, { left, scale }: View): number {
  return KEYBOARD_PX + (seconds - left) * scale;
}

/** The time at an x coordinate, clamped to the song. */
export function secondsAt(x: number, { left, scale, seconds }: View): number {
  return between(0, left + (x - KEYBOARD_PX) / scale, seconds);
}

/** The time at the right edge. */
export function rightOf(view: View): number {
  return view.left + gridWidth(view) / view.scale;
}

/** Height of a row. */
export function rowHeight({ height, lowest, highest }: View): number {
  return (height - RULER_PX) / (highest - lowest + 1);
}

/** The top edge of a pitch's row. */
export function yOf(pitch: number, view: View): number {
  return RULER_PX + (view.highest - Math.round(pitch)) * rowHeight(view);
}

/** The pitch at a y coordinate; `undefined` on the ruler. */
export function pitchAt(y: number, view: View): number | undefined {
  if (y < RULER_PX || y >= view.height) return undefined;
  return view.highest - Math.floor((y - RULER_PX) / rowHeight(view));
}

/** The rectangle of a note. */
export function boxOf(
  note: { readonly pitch: number; readonly start: number; readonly end: number },
  view: View,
): Box {
  const x = xOf(note.start, view);
  const width = Math.max(SHORTEST_NOTE_PX, xOf(note.end, view) - x - 1);
  return { x, y: yOf(note.pitch, view), width, height: rowHeight(view) };
}

/** Clamps a view to the song and to the permitted scales. */
export function kept(view: View): View {
  const least = wholeScale(view);
  const scale = between(least, view.scale, Math.max(least, MOST_SCALE));
  const furthest = Math.max(0, view.seconds - gridWidth(view) / scale);
  return { ...view, scale, left: between(0, view.left, furthest) };
}

/** Zooms in (factor above 1) or out (below 1) around a time. */
export function zoomed(view: View, factor: number, around: number): View {
  const closer = kept({ ...view, scale: view.scale * factor });
  const x = (around - view.left) * view.scale;
  return kept({ ...closer, left: around - x / closer.scale });
}

/** Scrolls horizontally by a number of pixels. */
export function panned(view: View, pixels: number): View {
  return kept({ ...view, left: view.left + pixels / view.scale });
}

/**
 * Keeps a time visible: the notes scroll past a fixed playhead, or, if reduced motion is preferred, a page turns when
 * the playhead leaves it.
 */
export function followed(view: View, seconds: number, motion: 'running' | 'pages'): View {
  const width = gridWidth(view) / view.scale;
  if (motion === 'running') return kept({ ...view, left: seconds - width * PLAYHEAD_PLACE });
  const isSeen = seconds >= view.left && seconds < view.left + width * (1 - PAGE_OVERLAP / 2);
  return isSeen ? view : kept({ ...view, left: seconds - width * PAGE_OVERLAP });
}

/** The visible lines of a ruler of seconds. */
export function secondMarks(view: View): readonly Mark[] {
  const step = stepFor(STEPS_SECONDS, view.scale);
  return marksBetween(view, { first: 0, step }, (index) => ({
    seconds: index * step,
    label: clockText(index * step, step < 1 ? 1 : 0),
    isStrong: true,
  }));
}

/** The visible lines of a ruler of bars, with beat lines if there is room. */
export function barMarks(view: View, beat: Beat): readonly Mark[] {
  const bar = beat.seconds * BEATS_PER_BAR;
  const every = stepFor(STEPS_BARS, view.scale * bar);
  const showsBeats = every === 1;
  const step = showsBeats ? beat.seconds : bar;
  return marksBetween(view, { first: beat.first, step }, (index) => {
    const bars = showsBeats ? index / BEATS_PER_BAR : index;
    const isStrong = Number.isInteger(bars);
    const seconds = beat.first + index * step;
    return isStrong && bars % every === 0
      ? { seconds, isStrong, label: String(bars + 1) }
      : { seconds, isStrong };
  });
}

function marksBetween(
  view: View,
  { first, step }: { readonly first: number; readonly step: number },
  markAt: (index: number) => Mark,
): readonly Mark[] {
  const from = Math.max(0, Math.ceil((view.left - first) / step - ROUNDING));
  const to = Math.floor((Math.min(rightOf(view), view.seconds) - first) / step + ROUNDING);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => markAt(from + index));
}

/** The smallest step at which labels do not overlap. */
function stepFor(steps: readonly number[], pixelsEach: number): number {
  return steps.find((step) => step * pixelsEach >= LEAST_BETWEEN_LABELS_PX) ?? steps.at(-1) ?? 1;
}

/** Formats a time as minutes and seconds, such as 1:05, with `digits` decimal places. */
export function clockText(seconds: number, digits = 0): string {
  const rounded = Number(Math.max(0, seconds).toFixed(digits));
  const minutes = Math.floor(rounded / 60);
  const rest = (rounded - minutes * 60).toFixed(digits);
  return `${minutes}:${rest.padStart(digits === 0 ? 2 : digits + 3, '0')}`;
}

function between(least: number, value: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
