import type { Command } from 'commander';
import type { CommandShape } from '../../generated/command-shapes.ts';
import { LONGEST_TIMER_MS } from '../longest-timer.ts';
import type { Service } from './client-needs.ts';
import type { GatewayFlags } from './gateway-options.ts';
import { onInterruption } from './interruption.ts';
import { jsonText } from './json-text.ts';
import { type Keeping, openKept } from './kept.ts';
import type { Progress } from './progress.ts';
import type { InterruptibleTerminal } from './terminal.ts';

/** The flags of every command that prints a result. */
export interface OutputFlags {
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** The context of a running command. */
export interface Run extends Keeping {
  readonly terminal: InterruptibleTerminal;
  readonly command: Command;
  readonly service: Service;
  readonly flags: GatewayFlags & OutputFlags;
  /** Aborted when the user interrupts or the timeout expires. */
  readonly signal: AbortSignal;
  readonly progress: Progress;
  /** Prints a result: human-readable text, or one JSON document for scripts. */
  answer(text: string, document: unknown): void;
  /** Records how to continue, to be shown after an interruption. */
  goesOn(hint: string): void;
}

/** Adds `--json` and `--quiet`. */
export function addOutputOptions(command: Command): Command {
  return command
    .optionsGroup('The answer:')
    .option('--json', 'Print one JSON document on standard output: the result or an error.')
    .option('--quiet', 'Hide progress.');
}

/** Dependencies of an action. */
export interface ActionParts {
  readonly terminal: InterruptibleTerminal;
  /** The command's operation, whose options are named in failures. */
  readonly shape?: CommandShape;
}

/**
 * Creates the action of a command. Failures are thrown as a `CommandFailure`; unexpected errors are rethrown unchanged.
 */
export function acting({ terminal, shape }: ActionParts, act: (run: Run) => Promise<void>) {
  return async function (this: Command): Promise<void> {
    const [{ openService }, { openProgress }, { failureOf }, { tellingWaits }] = await Promise.all([
      import('./client-needs.ts'),
      import('./progress.ts'),
      import('./failure.ts'),
      import('./waits.ts'),
    ]);
    const flags = this.opts<GatewayFlags & OutputFlags>();
    using interruption = onInterruption(terminal);
    const signal = withLimit(interruption.signal, flags.timeout);
    const progress = await openProgress(terminal, flags.quiet === true);
    using waits = tellingWaits(progress);
    const output = openOutput(terminal, flags, progress);
    const kept = openKept(terminal, flags.quiet === true, progress);
    let goOn: string | undefined;
    try {
      const service = await openService(flags, terminal, waits);
      await act({
        terminal,
        command: this,
        service,
        flags,
        signal,
        progress,
        answer: output.answer,
        keeps: kept.keeps,
        leaves: kept.leaves,
        warns: kept.warns,
        warnings: kept.warnings,
        goesOn(hint) {
          goOn = hint;
        },
      });
    } catch (error) {
      const told = failureOf(error, { shape, goOn, signal });
      if (told === undefined) throw error;
      if (!output.isAnswered()) output.answer('', kept.beside(told.document));
      throw told.failure;
    } finally {
      progress.end();
    }
  };
}

/** The output of a command. */
interface Output extends Pick<Run, 'answer'> {
  readonly isAnswered: () => boolean;
}

function openOutput(
  { stdout }: InterruptibleTerminal,
  { json }: OutputFlags,
  progress: Progress,
): Output {
  let isAnswered = false;
  return {
    isAnswered: () => isAnswered,
    answer(text, document) {
      progress.end();
      isAnswered = true;
      const written = json === true ? jsonText(document) : text;
      // An empty write to a closed output would raise an unnecessary error.
      if (written !== '') stdout.write(written);
    },
  };
}

const MS_PER_SECOND = 1_000;

function withLimit(signal: AbortSignal, seconds: number | undefined): AbortSignal {
  if (seconds === undefined) return signal;
  const milliseconds = Math.min(seconds * MS_PER_SECOND, LONGEST_TIMER_MS);
  return AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
}
