import {
  boxOf,
  gridWidth,
  KEYBOARD_PX,
  type Mark,
  RULER_PX,
  rightOf,
  rowHeight,
  type View,
  xOf,
  yOf,
} from './layout.ts';
import type { Palette } from './palette.ts';
import { isBlack, isC, nameOf } from './pitch.ts';
import { notesAt, notesBetween, type Score, type ScoreNote } from './score.ts';

/** What to paint: a score at a point in time. */
export interface Picture {
  readonly score: Score;
  readonly view: View;
  readonly marks: readonly Mark[];
  readonly palette: Palette;
  /** Position of the playhead. */
  readonly seconds: number;
  /** Indexes of the hidden instruments. */
  readonly hidden: ReadonlySet<number>;
  /** The note under the pointer. */
  readonly pointedAt: ScoreNote | undefined;
}

/** The drawing context. Coordinates are in CSS pixels; `ratio` is the number of device pixels per CSS pixel. */
export interface Brush {
  readonly context: CanvasRenderingContext2D;
  readonly ratio: number;
}

const NOTE_RADIUS_PX = 3;
const SOFTEST = 0.5;
const LABEL_LEAST_PX = 9;
const LABEL_MOST_PX = 11;
const BLACK_KEY_PART = 0.62;

/** Paints a piano roll: rows, lines, notes, ruler, keyboard and playhead. */
export function paintRoll(brush: Brush, picture: Picture): void {
  const { context } = brush;
  const { view, palette } = picture;
  context.fillStyle = palette.ground;
  context.fillRect(0, 0, view.width, view.height);
  const sounding = notesAt(picture.score, picture.seconds).filter(
    ({ instrument }) => !picture.hidden.has(instrument),
  );
  context.save();
  context.beginPath();
  context.rect(KEYBOARD_PX, 0, gridWidth(view), view.height);
  context.clip();
  paintRows(brush, picture);
  paintLines(brush, picture);
  paintNotes(brush, picture, new Set(sounding));
  paintRuler(brush, picture);
  paintPlayhead(brush, picture);
  context.restore();
  paintKeyboard(brush, picture, sounding);
}

function paintRows({ context, ratio }: Brush, { view, palette }: Picture): void {
  const height = rowHeight(view);
  for (let pitch = view.lowest; pitch <= view.highest; pitch++) {
    const y = yOf(pitch, view);
    if (isBlack(pitch)) {
      context.fillStyle = palette.blackRow;
      context.fillRect(KEYBOARD_PX, y, gridWidth(view), height);
    }
    if (isC(pitch)) {
      context.fillStyle = palette.line;
      context.fillRect(KEYBOARD_PX, sharp(y + height, ratio), gridWidth(view), 1 / ratio);
    }
  }
}

function paintLines({ context, ratio }: Brush, { view, marks, palette }: Picture): void {
  for (const { seconds, isStrong } of marks) {
    context.fillStyle = isStrong ? palette.line : palette.blackRow;
    context.fillRect(sharp(xOf(seconds, view), ratio), RULER_PX, 1 / ratio, view.height);
  }
}

function paintNotes(brush: Brush, picture: Picture, sounding: ReadonlySet<ScoreNote>): void {
  const { view, hidden, pointedAt } = picture;
  for (const note of notesBetween(picture.score, view.left, rightOf(view))) {
    if (hidden.has(note.instrument)) continue;
    const isBright = sounding.has(note) || note === pointedAt;
    paintNote(brush, picture, { note, isBright });
  }
}

function paintNote(
  { context, ratio }: Brush,
  { view, palette }: Picture,
  { note, isBright }: { readonly note: ScoreNote; readonly isBright: boolean },
): void {
  const { x, y, width, height } = boxOf(note, view);
  const inset = height > 6 ? 1 : 0.5;
  const radius = Math.min(NOTE_RADIUS_PX, width / 2, (height - 2 * inset) / 2);
  context.beginPath();
  context.roundRect(sharp(x, ratio), y + inset, width, height - 2 * inset, radius);
  // A soft note is paler but stays opaque.
  context.fillStyle = palette.ground;
  context.fill();
  context.globalAlpha = isBright ? 1 : SOFTEST + (1 - SOFTEST) * note.velocity;
  context.fillStyle = colourOf(note.instrument, palette);
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = isBright ? palette.text : palette.ground;
  context.lineWidth = isBright ? 1.5 : 1;
  context.stroke();
}

function paintRuler({ context, ratio }: Brush, { view, marks, palette }: Picture): void {
  context.fillStyle = palette.sunken;
  context.fillRect(KEYBOARD_PX, 0, gridWidth(view), RULER_PX);
  context.font = `500 11px ${palette.font}`;
  context.textBaseline = 'middle';
  context.textAlign = 'left';
  for (const { seconds, label, isStrong } of marks) {
    const x = sharp(xOf(seconds, view), ratio);
    const height = label === undefined ? (isStrong ? 7 : 4) : RULER_PX;
    context.fillStyle = palette.line;
    context.fillRect(x, RULER_PX - height, 1 / ratio, height);
    context.fillStyle = palette.quiet;
    if (label !== undefined) context.fillText(label, x + 5, RULER_PX / 2);
  }
  context.fillStyle = palette.line;
  context.fillRect(KEYBOARD_PX, RULER_PX - 1 / ratio, gridWidth(view), 1 / ratio);
}

function paintPlayhead({ context, ratio }: Brush, { view, seconds, palette }: Picture): void {
  const x = xOf(seconds, view);
  context.fillStyle = palette.accent;
  context.fillRect(sharp(x - 0.75, ratio), RULER_PX - 8, 1.5, view.height);
  context.beginPath();
  context.moveTo(x - 6, RULER_PX - 13);
  context.lineTo(x + 6, RULER_PX - 13);
  context.lineTo(x + 6, RULER_PX - 8);
  context.lineTo(x, RULER_PX - 1);
  context.lineTo(x - 6, RULER_PX - 8);
  context.closePath();
  context.fill();
}

function paintKeyboard(brush: Brush, picture: Picture, sounding: readonly ScoreNote[]): void {
  const { context, ratio } = brush;
  const { view, palette, pointedAt } = picture;
  context.fillStyle = palette.sunken;
  context.fillRect(0, 0, KEYBOARD_PX, RULER_PX);
  const pressed = new Map(sounding.map(({ pitch, instrument }) => [Math.round(pitch), instrument]));
  for (let pitch = view.lowest; pitch <= view.highest; pitch++) {
    const instrument = pressed.get(pitch);
    const colour = instrument === undefined ? undefined : colourOf(instrument, palette);
    paintKey(brush, picture, { pitch, colour, isNamed: pitch === pointedAt?.pitch });
  }
  context.fillStyle = palette.line;
  context.fillRect(KEYBOARD_PX - 1 / ratio, 0, 1 / ratio, view.height);
  context.fillRect(0, RULER_PX - 1 / ratio, KEYBOARD_PX, 1 / ratio);
}

interface Key {
  readonly pitch: number;
  /** The colour of the instrument that is playing this key. */
  readonly colour: string | undefined;
  readonly isNamed: boolean;
}

function paintKey({ context, ratio }: Brush, { view, palette }: Picture, key: Key): void {
  const { pitch, colour, isNamed } = key;
  const y = yOf(pitch, view);
  const height = rowHeight(view);
  const isShort = isBlack(pitch);
  context.fillStyle = palette.whiteKey;
  context.fillRect(0, y, KEYBOARD_PX, height);
  context.fillStyle = colour ?? (isShort ? palette.blackKey : palette.whiteKey);
  context.fillRect(0, y, isShort ? KEYBOARD_PX * BLACK_KEY_PART : KEYBOARD_PX, height);
  // White keys adjoin below C and F; elsewhere a black key separates them.
  context.fillStyle = palette.keyLine;
  const edge = isShort ? y + height / 2 : y + height;
  const from = isShort ? KEYBOARD_PX * BLACK_KEY_PART : 0;
  const isEdge = isShort || pitch % 12 === 0 || pitch % 12 === 5;
  if (isEdge) context.fillRect(from, sharp(edge, ratio), KEYBOARD_PX - from, 1 / ratio);
  if (!isNamed && !isC(pitch)) return;
  const ink = colour === undefined ? palette.keyText : palette.litKeyText;
  const size = Math.min(LABEL_MOST_PX, Math.max(LABEL_LEAST_PX, height));
  context.font = `600 ${size}px ${palette.font}`;
  context.fillStyle = ink;
  context.textAlign = 'right';
  context.textBaseline = 'middle';
  context.fillText(nameOf(pitch), KEYBOARD_PX - 5, y + height / 2 + 0.5);
}

/** Paints a small overview of the whole song and marks the visible part of the roll. */
export function paintOverview(
  { context }: Brush,
  {
    score,
    view,
    palette,
    seconds,
    hidden,
    height,
  }: Omit<Picture, 'marks' | 'pointedAt'> & { readonly height: number },
): void {
  const perSecond = view.width / Math.max(view.seconds, 1);
  const row = (height - 4) / (view.highest - view.lowest + 1);
  context.fillStyle = palette.sunken;
  context.fillRect(0, 0, view.width, height);
  context.fillStyle = palette.ground;
  const windowX = view.left * perSecond;
  const windowWidth = (gridWidth(view) / view.scale) * perSecond;
  context.fillRect(windowX, 0, windowWidth, height);
  for (const note of score.notes) {
    if (hidden.has(note.instrument)) continue;
    context.fillStyle = colourOf(note.instrument, palette);
    const y = 2 + (view.highest - note.pitch) * row;
    const width = Math.max(1, (note.end - note.start) * perSecond - 0.5);
    context.fillRect(note.start * perSecond, y, width, Math.max(1.5, row));
  }
  context.strokeStyle = palette.accent;
  context.lineWidth = 1.5;
  context.beginPath();
  context.roundRect(windowX + 0.75, 0.75, windowWidth - 1.5, height - 1.5, 4);
  context.stroke();
  context.fillStyle = palette.accent;
  context.fillRect(seconds * perSecond - 0.75, 0, 1.5, height);
}

/** The colour of an instrument; colours repeat if there are more instruments than colours. */
function colourOf(instrument: number, { notes }: Pick<Palette, 'notes'>): string {
  return notes[instrument % notes.length] ?? '';
}

/** Aligns a line to whole device pixels, which keeps it crisp. */
function sharp(value: number, ratio: number): number {
  return Math.round(value * ratio) / ratio;
}
