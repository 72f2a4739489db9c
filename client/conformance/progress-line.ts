import type { Terminal } from '../command-line/terminal.ts';
import { counted } from '../counted.ts';
import type { Progress } from './verify.ts';

/** A line that tells how far a run has come. */
export interface ProgressLine {
  show(progress: Progress): void;
  clear(): void;
}

const CLEARED = '\r\u001b[2K';

/** Writes the line where a person looks on; nothing elsewhere. */
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
