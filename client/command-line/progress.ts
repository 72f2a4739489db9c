import { styleText } from 'node:util';
import type { Terminal } from './terminal.ts';

/** Shows how far long work is. */
export interface Progress {
  /** Shows where it stands; the share is from 0 to 1, and left out where nobody knows it. */
  show(text: string, share?: number): void;
  /** Takes the bar away; what comes of the work is told elsewhere. */
  end(): void;
}

const BAR_CELLS = 32;
const FULL = '█';
const EMPTY = '░';
const REDRAW_MS = 1_000;
const USUAL_COLUMNS = 80;
const PERCENT = 100;
const STEPS_OF_LINES = 10;
const SECONDS_A_MINUTE = 60;

/** A bar in a terminal, a line for each change elsewhere, and nothing where quiet is wanted. Both are on stderr. */
export async function openProgress(terminal: Terminal, isQuiet: boolean): Promise<Progress> {
  if (isQuiet) return { show: () => {}, end: () => {} };
  if (terminal.stderr.isTTY !== true) return openLines(terminal);
  // Loaded here, so that nobody waits for it who sees no bar.
  const escapes = await import('ansi-escapes');
  return openBar(terminal, escapes);
}

function openLines({ stderr }: Terminal): Progress {
  let last = '';
  return {
    show(text, share) {
      // A log needs no line for every piece of a file.
      const step = share === undefined ? '' : Math.floor(share * STEPS_OF_LINES);
      const change = `${step} ${text}`;
      if (change !== last) stderr.write(`${percentOf(share)}${text}\n`);
      last = change;
    },
    end() {},
  };
}

type Escapes = Pick<
  typeof import('ansi-escapes'),
  'cursorHide' | 'cursorShow' | 'eraseLine' | 'cursorLeft'
>;

function openBar({ stderr, env }: Terminal, escapes: Escapes): Progress {
  const startedAt = performance.now();
  const isColoured = (env.NO_COLOR ?? '') === '';
  let current: { readonly text: string; readonly share: number | undefined } | undefined;
  const draw = (): void => {
    if (current === undefined) return;
    const { text, share } = current;
    const bar = share === undefined ? '' : `${barOf(share, isColoured)} `;
    const room = (stderr.columns ?? USUAL_COLUMNS) - (share === undefined ? 1 : BAR_CELLS + 2);
    const rest = `${percentOf(share)}${text} ${elapsed(startedAt)}`.slice(0, Math.max(0, room));
    stderr.write(`${escapes.cursorLeft}${escapes.eraseLine}${bar}${rest}`);
  };
  stderr.write(escapes.cursorHide);
  const timer = setInterval(draw, REDRAW_MS);
  return {
    show(text, share) {
      current = { text, share };
      draw();
    },
    end() {
      if (current === undefined && !timer.hasRef()) return;
      clearInterval(timer);
      current = undefined;
      stderr.write(`${escapes.cursorLeft}${escapes.eraseLine}${escapes.cursorShow}`);
    },
  };
}

function barOf(share: number, isColoured: boolean): string {
  const cells = Math.round(Math.min(1, Math.max(0, share)) * BAR_CELLS);
  const [full, empty] = [FULL.repeat(cells), EMPTY.repeat(BAR_CELLS - cells)];
  if (!isColoured) return full + empty;
  const paint = { validateStream: false };
  return styleText('cyan', full, paint) + styleText('dim', empty, paint);
}

function percentOf(share: number | undefined): string {
  if (share === undefined) return '';
  return `${String(Math.floor(share * PERCENT)).padStart(3)}% `;
}

function elapsed(startedAt: number): string {
  const seconds = Math.floor((performance.now() - startedAt) / 1_000);
  const rest = String(seconds % SECONDS_A_MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / SECONDS_A_MINUTE)}:${rest}`;
}
