import { styleText } from 'node:util';
import type { Terminal } from './terminal.ts';

/** Displays the progress of long operations. */
export interface Progress {
  /** Displays the progress; `share` is from 0 to 1, and omitted if unknown. */
  show(text: string, share?: number): void;
  /** Writes a permanent line. */
  note(text: string): void;
  /** Removes the bar. */
  end(): void;
}

const PERCENT = 100;
const STEPS_OF_LINES = 10;

/** Creates a progress bar in a terminal, lines elsewhere, and nothing with `--quiet`. Both are written to stderr. */
export async function openProgress(terminal: Terminal, isQuiet: boolean): Promise<Progress> {
  if (isQuiet) return { show: () => {}, note: () => {}, end: () => {} };
  if (terminal.stderr.isTTY !== true) return openLines(terminal);
  // Loaded only if a bar is shown.
  const { default: library } = await import('cli-progress');
  return openBar(terminal, library);
}

function openLines({ stderr }: Terminal): Progress {
  let last = '';
  return {
    show(text, share) {
      // Fewer lines than one per percent.
      const step = share === undefined ? '' : Math.floor(share * STEPS_OF_LINES);
      const change = `${step} ${text}`;
      if (change !== last) stderr.write(`${percentOf(share)}${text}\n`);
      last = change;
    },
    note: (text) => stderr.write(`${text}\n`),
    end() {},
  };
}

const BAR_CELLS = 32;
const FULL = '█';
const EMPTY = '░';
const REDRAWS_PER_SECOND = 5;
const DEFAULT_COLUMNS = 80;
/** The width reserved for the text beside the bar; in a narrow terminal the bar gets the rest. */
const WORDS_COLUMNS = 40;
const SAVE_CURSOR = '\u001b7';

function openBar({ stderr, env }: Terminal, library: typeof import('cli-progress')): Progress {
  const isColoured = (env.NO_COLOR ?? '') === '';
  const cells = cellsIn(stderr.columns);
  let current: Shown;
  let began: number | undefined;
  const bar = new library.SingleBar({
    stream: stderr,
    fps: REDRAWS_PER_SECOND,
    hideCursor: true,
    clearOnComplete: true,
    format: (_options, { startTime, maxWidth }) => {
      // A bar interrupted by a note is restarted.
      began ??= startTime;
      const elapsed = Date.now() - began;
      const drawn = painted(cellsOf(current, elapsed, cells), isColoured);
      return `${drawn} ${wordsOf(current, elapsed).slice(0, Math.max(0, maxWidth - cells - 2))}`;
    },
  });
  // When it stops, the library returns to the line on which it started, which is wrong if the user has pressed Enter
  // since.
  bar.on('stop', () => stderr.write(SAVE_CURSOR));
  let isEnded = false;
  return {
    show(text, share) {
      current = { text, share };
      if (bar.isActive) bar.update(share ?? 0);
      else if (!isEnded) bar.start(1, share ?? 0);
    },
    note(text) {
      const { isActive } = bar;
      if (isActive) bar.stop();
      stderr.write(`${text}\n`);
      if (isActive) bar.start(1, current.share ?? 0);
    },
    end() {
      isEnded = true;
      bar.stop();
    },
  };
}

/** The content of a bar. */
interface Shown {
  readonly text: string;
  readonly share: number | undefined;
}

function wordsOf({ text, share }: Shown, elapsed: number): string {
  return `${percentOf(share)}${text} ${clockOf(elapsed)}`;
}

function cellsOf({ share }: Shown, elapsed: number, cells: number): BarCells {
  return share === undefined ? wanderingBar(elapsed, cells) : barOf(share, cells);
}

function cellsIn(columns = DEFAULT_COLUMNS): number {
  return Math.min(BAR_CELLS, Math.max(0, columns - WORDS_COLUMNS));
}

/** The cells of a bar: before, in and after the filled part. */
type BarCells = readonly [before: number, full: number, behind: number];

function barOf(share: number, cells: number): BarCells {
  const full = Math.round(Math.min(1, Math.max(0, share)) * cells);
  return [0, full, cells - full];
}

const WANDERING_CELLS = 4;
const MS_PER_CELL = 200;

/** The cells if progress is unknown: a block that moves back and forth. */
function wanderingBar(elapsed: number, cells: number): BarCells {
  const full = Math.min(WANDERING_CELLS, cells);
  const way = Math.max(1, cells - full);
  const step = Math.floor(elapsed / MS_PER_CELL) % (2 * way);
  const before = step < way ? step : 2 * way - step;
  return [before, full, Math.max(0, cells - before - full)];
}

function painted([before, full, behind]: BarCells, isColoured: boolean): string {
  const paint = (style: 'cyan' | 'dim', text: string): string =>
    isColoured && text !== '' ? styleText(style, text, { validateStream: false }) : text;
  return [
    paint('dim', EMPTY.repeat(before)),
    paint('cyan', FULL.repeat(full)),
    paint('dim', EMPTY.repeat(behind)),
  ].join('');
}

function percentOf(share: number | undefined): string {
  if (share === undefined) return '';
  return `${String(Math.floor(share * PERCENT)).padStart(3)}% `;
}

const MS_PER_SECOND = 1_000;
const SECONDS_PER_MINUTE = 60;

/** Formats a time as minutes and seconds. */
function clockOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / MS_PER_SECOND);
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / SECONDS_PER_MINUTE)}:${rest}`;
}
