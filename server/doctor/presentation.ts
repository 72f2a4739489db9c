import { styleText } from 'node:util';
import { printable } from '../../client/command-line/table.ts';
import { counted } from '../foundation/counted.ts';
import type { Finding } from './finding.ts';

const COLOR = { ok: 'green', warning: 'yellow', problem: 'red' } as const;
const STATE_WIDTH = 'problem'.length;

/** Formats findings, one per line, each followed by its advice. */
export function presentFindings(
  findings: readonly Finding[],
  { isColored }: { readonly isColored: boolean },
): string {
  const width = Math.max(...findings.map(({ about }) => about.length));
  const lines = findings.map(({ about, state, says, advice }) => {
    const padded = state.padEnd(STATE_WIDTH);
    const mark = isColored ? styleText(COLOR[state], padded, { validateStream: false }) : padded;
    const text = advice === undefined ? says : `${says} ${advice}`;
    return `${mark}  ${about.padEnd(width)}  ${printable(text)}\n`;
  });
  return lines.join('');
}

/** Summarizes the numbers of problems and warnings in a sentence. */
export function countFindings(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  const [problems, warnings] = [count('problem'), count('warning')];
  if (problems + warnings === 0) return 'No problems found.';
  return `${counted(problems, 'problem')}, ${counted(warnings, 'warning')}.`;
}
