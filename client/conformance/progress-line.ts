import type { Terminal } from '../command-line/terminal.ts';
import { counted } from '../counted.ts';
import type { Progress } from './verify.ts';

/** A line that shows the progress of a run. */
export interface ProgressLine {
  show(progress: Progress): void;
  clear(): void;
}

const CLEARED = '\r\u001b[2K';

/** Writes the line if the output is a terminal; does nothing otherwise. */
export function progressLine({ stderr }: Terminal): ProgressLine {
  if (stderr.isTTY !== true) return { show: () => {}, clear: () => {} };
  return {
    show({ done, of, breaches }) {
      const found = breaches === 1 ? '1 breach' : `${breaches} breaches`;
      stderr.write(`${CLEARED}${done} of ${counted(of, 'check')}, ${found}`);
    },
    clear: () => stderr.write(CLEARED),
  };
}
