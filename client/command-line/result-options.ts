import type { Command } from 'commander';
import type { Quote } from '../../generated/types.ts';
import { counted } from '../counted.ts';
import { CommandFailure } from './command-failure.ts';
import { ExitCode } from './exit-code.ts';
import { openPrinting, STANDARD_OUTPUT } from './printing.ts';
import type { Run } from './running.ts';
import { openSaving, type Saving, type SavingOptions } from './saving.ts';
import { writeTable } from './table.ts';

/** Options for the files of a result. */
export interface ResultFlags {
  readonly out?: string;
  readonly force?: boolean;
}

/** Adds the options of commands that save files. */
export function addResultOptions(command: Command): Command {
  return command
    .optionsGroup('The result:')
    .option(
      '--out <path>',
      'Where to save the files; extensions follow from the content. - prints a single file.',
    )
    .option('--force', 'Overwrite existing files.');
}

/** Adds `--quote`. */
export function addQuoteOption(command: Command): Command {
  return command.optionsGroup('The result:').option('--quote', 'Show the price only.');
}

/** What a command knows of its result in advance. */
export type ExpectedResult = Pick<SavingOptions, 'usualName' | 'files'>;

/** Determines where a result is saved; see `openSaving` and `openPrinting`. */
export async function savingFor(run: Run, expected: ExpectedResult): Promise<Saving> {
  const { command, terminal } = run;
  const { out, force } = command.opts<ResultFlags>();
  if (out === STANDARD_OUTPUT) return openPrinting(run, expected.files);
  return openSaving({ ...expected, cwd: terminal.cwd(), out, isForced: force === true });
}

/** Prints a quote. */
export function answerQuote(run: Run, quote: Quote): void {
  const { lines, balance, key } = quote.data;
  const rows = lines.map(({ unit, quantity, price, units }) => ({
    what: `${quantity} × ${unit}`,
    each: price,
    units,
  }));
  const table = writeTable(['what', 'each', 'units'], rows);
  const ofKey =
    key === undefined
      ? ''
      : `This key: ${key.left} of ${counted(key.limit, 'unit')} a ${key.period} left.\n`;
  run.answer(`${quote.message}\n${table}Balance: ${counted(balance, 'unit')}.\n${ofKey}`, quote);
}

/** The failure of a command that lacks a required option. */
export function missing(option: string): CommandFailure {
  return new CommandFailure(`${option} is required.`, ExitCode.mistake);
}
