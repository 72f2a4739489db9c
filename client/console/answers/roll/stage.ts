import type { Beat } from './beat.ts';
import type { Clock } from './clock.ts';
import {
  barMarks,
  clockText,
  followed,
  kept,
  panned,
  pitchAt,
  pitchesOf,
  secondMarks,
  secondsAt,
  type View,
  wholeScale,
  zoomed,
} from './layout.ts';
import { type Brush, paintOverview, paintRoll } from './painter.ts';
import { onThemeChange, paletteOf } from './palette.ts';
import { nameOf } from './pitch.ts';
import { notesAt, notesBetween, type Score, type ScoreNote } from './score.ts';

/** The elements that show a roll. */
export interface StageParts {
  readonly roll: HTMLCanvasElement;
  readonly overview: HTMLCanvasElement;
  /** Has the role `slider` and states the playback position. */
  readonly slider: HTMLElement;
  /** Shows the playback position. */
  readonly time: HTMLElement;
}

/** Display options of a roll. */
export interface StageLook {
  readonly hidden: ReadonlySet<number>;
  /** The ruler counts bars of this beat; seconds if omitted. */
  readonly beat: Beat | undefined;
  readonly isFollowing: boolean;
  /** Duration of the song. */
  readonly duration: number;
}

const FIRST_SECONDS = 12;
const TICKS_PER_SECOND = 4;

/**
 * Paints a roll: every frame during playback, otherwise after each change. React takes no part in a frame: whatever
 * runs sixty times a second writes only to the canvas and to two attributes.
 */
export class RollStage {
  readonly #parts: StageParts;
  readonly #score: Score;
  readonly #ends: (() => void)[] = [];
  readonly #lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
  #clock: Clock;
  #endOfClock: () => void = () => {};
  #look: StageLook;
  #view: View | undefined;
  #palette: ReturnType<typeof paletteOf> | undefined;
  #pointedAt: ScoreNote | undefined;
  #frame = 0;
  #tick = -1;

  constructor(parts: StageParts, score: Score, clock: Clock) {
    this.#parts = parts;
    this.#score = score;
    this.#clock = clock;
    this.#look = {
      hidden: new Set(),
      beat: undefined,
      isFollowing: true,
      duration: score.seconds,
    };
    this.use(clock);
    const sizes = new ResizeObserver(() => this.request());
    sizes.observe(parts.roll);
    this.#ends.push(
      () => sizes.disconnect(),
      onThemeChange(() => {
        this.#palette = undefined;
        this.request();
      }),
    );
  }

  /** The visible part; `undefined` until the canvas has a size. */
  get view(): View | undefined {
    return this.#view;
  }

  /** Switches to another clock. */
  use(clock: Clock): void {
    this.#endOfClock();
    this.#clock = clock;
    this.#endOfClock = clock.onChange(() => {
      this.#tick = -1;
      this.request();
    });
    this.request();
  }

  /** Changes the display options. */
  show(look: StageLook): void {
    this.#look = look;
    this.request();
  }

  /** Zooms in or out, around the playhead by default. */
  zoom(factor: number, around?: number): void {
    if (this.#view === undefined) return;
    this.#view = zoomed(this.#view, factor, around ?? this.#clock.now());
    this.request();
  }

  /** Shows the whole song. */
  zoomOut(): void {
    if (this.#view === undefined) return;
    this.#view = kept({ ...this.#view, scale: wholeScale(this.#view), left: 0 });
    this.request();
  }

  /** Scrolls horizontally by a number of pixels. */
  pan(pixels: number): void {
    if (this.#view === undefined) return;
    this.#view = panned(this.#view, pixels);
    this.request();
  }

  /** The time at an x coordinate of the roll. */
  secondsAt(x: number): number {
    return this.#view === undefined ? 0 : secondsAt(x, this.#view);
  }

  /** The time at an x coordinate of the overview. */
  secondsOfOverview(x: number): number {
    return (x / Math.max(1, this.#parts.overview.clientWidth)) * this.#look.duration;
  }

  /** Highlights the note at a point of the roll and returns it. */
  point(place: { readonly x: number; readonly y: number } | undefined): ScoreNote | undefined {
    const found = place === undefined ? undefined : this.#noteAt(place);
    if (found !== this.#pointedAt) {
      this.#pointedAt = found;
      this.request();
    }
    return found;
  }

  /** Requests the next frame. */
  request(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#paint());
  }

  /** Stops painting and releases all listeners. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = -1;
    this.#endOfClock();
    for (const end of this.#ends) end();
  }

  #noteAt({ x, y }: { readonly x: number; readonly y: number }): ScoreNote | undefined {
    const view = this.#view;
    if (view === undefined || pitchAt(y, view) === undefined) return undefined;
    const seconds = secondsAt(x, view);
    return notesBetween(this.#score, seconds, seconds + Number.EPSILON).find(
      ({ pitch, instrument }) =>
        Math.round(pitch) === pitchAt(y, view) && !this.#look.hidden.has(instrument),
    );
  }

  #paint(): void {
    this.#frame = 0;
    const { roll, overview } = this.#parts;
    const seconds = this.#clock.now();
    const view = this.#sized();
    if (view === undefined) return;
    this.#palette ??= paletteOf(roll);
    const { isPlaying } = this.#clock;
    const motion = this.#lessMotion.matches ? 'pages' : 'running';
    this.#view = isPlaying && this.#look.isFollowing ? followed(view, seconds, motion) : view;
    const { beat, hidden } = this.#look;
    const picture = {
      score: this.#score,
      view: this.#view,
      palette: this.#palette,
      seconds,
      hidden,
      marks: beat === undefined ? secondMarks(this.#view) : barMarks(this.#view, beat),
      pointedAt: this.#pointedAt,
    };
    const brush = brushOf(roll);
    if (brush !== undefined) paintRoll(brush, picture);
    const small = brushOf(overview);
    if (small !== undefined) paintOverview(small, { ...picture, height: overview.clientHeight });
    this.#say(seconds);
    if (isPlaying) this.request();
  }

  /** The view at the canvas's current size; `undefined` while it has none. */
  #sized(): View | undefined {
    const { clientWidth: width, clientHeight: height } = this.#parts.roll;
    if (width === 0 || height === 0) return undefined;
    if (this.#view !== undefined)
      return kept({ ...this.#view, width, height, seconds: this.#look.duration });
    const size = { width, height, seconds: this.#look.duration };
    const fresh = { ...size, ...pitchesOf(this.#score), left: 0 };
    const whole = wholeScale(fresh);
    return kept({
      ...fresh,
      scale: Math.max(whole, (whole * this.#look.duration) / FIRST_SECONDS),
    });
  }

  /**
   * Updates the playback position. The accessible text does not change during playback, so that a screen reader does
   * not talk over the song.
   */
  #say(seconds: number): void {
    const tick = Math.floor(seconds * TICKS_PER_SECOND);
    if (tick === this.#tick) return;
    const { slider, time } = this.#parts;
    slider.setAttribute('aria-valuenow', seconds.toFixed(2));
    time.textContent = clockText(seconds);
    if (this.#tick === -1 || !this.#clock.isPlaying) {
      slider.setAttribute('aria-valuetext', this.#words(seconds));
    }
    this.#tick = tick;
  }

  #words(seconds: number): string {
    const heard = notesAt(this.#score, seconds).filter(
      ({ instrument }) => !this.#look.hidden.has(instrument),
    );
    const names = heard.map(
      ({ pitch, instrument }) => `${nameOf(pitch)} ${this.#score.instruments[instrument]?.name}`,
    );
    const place = `${clockText(seconds)} of ${clockText(this.#look.duration)}`;
    return names.length === 0 ? place : `${place}, ${names.join(', ')}`;
  }
}

/** Prepares a canvas with the device's resolution. */
function brushOf(canvas: HTMLCanvasElement): Brush | undefined {
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  const ratio = devicePixelRatio;
  const width = Math.round(canvas.clientWidth * ratio);
  const height = Math.round(canvas.clientHeight * ratio);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  return { context, ratio };
}
