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

/** The flags of every command that answers something. */
export interface OutputFlags {
  readonly json?: boolean;
  readonly quiet?: boolean;
}

/** What a command works with while it runs. */
export interface Run extends Keeping {
  readonly terminal: InterruptibleTerminal;
  readonly command: Command;
  readonly service: Service;
  readonly flags: GatewayFlags & OutputFlags;
  /** Given when the user interrupts, or when the time is up. */
  readonly signal: AbortSignal;
  readonly progress: Progress;
  /** Writes a result: for people, or one document of JSON for scripts. */
  answer(text: string, document: unknown): void;
  /** Says how to go on, for whoever interrupts. */
  goesOn(hint: string): void;
}

/** Adds `--json` and `--quiet`. */
export function addOutputOptions(command: Command): Command {
  return command
    .optionsGroup('The answer:')
    .option('--json', 'Print one JSON document on standard output: the result or an error.')
    .option('--quiet', 'Hide progress.');
}

/** Where an action finds what it needs. */
export interface ActionParts {
  readonly terminal: InterruptibleTerminal;
  /** The operation that the command stands for, whose options its failures name. */
  readonly shape?: CommandShape;
}

/** Makes the action of a command. What goes wrong is thrown as a `CommandFailure`; a surprise stays what it is. */
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

/** Where a command writes what it answers. */
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
      // An empty write to an output that is closed would be an error for nothing.
      if (written !== '') stdout.write(written);
    },
  };
}

const MS_A_SECOND = 1_000;

function withLimit(signal: AbortSignal, seconds: number | undefined): AbortSignal {
  if (seconds === undefined) return signal;
  const milliseconds = Math.min(seconds * MS_A_SECOND, LONGEST_TIMER_MS);
  return AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
}
