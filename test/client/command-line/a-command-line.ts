import { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { Command, CommanderError } from 'commander';
import { CommandFailure } from '../../../client/command-line/command-failure.ts';
import type { InterruptibleTerminal } from '../../../client/command-line/terminal.ts';
import { addLastHelp, addUserCommands } from '../../../client/command-line/user-program.ts';

/** The command line in this process, with a test terminal and a temporary folder. */
export interface TestCommandLine {
  /** The working directory of the commands. */
  readonly folder: string;
  /** Runs a command to completion. */
  run(args: readonly string[], input?: TestInput): Promise<Ran>;
  /** Starts a command that runs until it is interrupted. */
  begin(args: readonly string[], input?: TestInput): Running;
  remove(): Promise<void>;
}

/** The input of a command besides its arguments. */
export interface TestInput {
  readonly env?: Readonly<Record<string, string>>;
  /** The content of the standard input; by default a terminal without input. */
  readonly stdin?: string | Readable;
  /** Whether the standard output and error are terminals. */
  readonly isTTY?: boolean;
}

/** The result of a command. */
export interface Ran {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** A running command. */
export interface Running {
  readonly ended: Promise<Ran>;
  /** Ctrl-C. */
  interrupt(): void;
  /** Waits until the command reads its standard input. */
  reads(): Promise<void>;
  /** Waits until the standard error contains a text. */
  says(text: string): Promise<string>;
  /** Waits until the standard output contains a text. */
  prints(text: string): Promise<string>;
}

/** Creates a command line with these environment variables. */
export async function aCommandLine(
  environment: Readonly<Record<string, string>>,
): Promise<TestCommandLine> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-command-line-'));
  const begin = (args: readonly string[], input: TestInput = {}): Running => {
    const terminal = new TestTerminal({ ...environment, ...input.env }, folder, input);
    const ended = outcomeOf(args, terminal).then((exitCode) => ({
      exitCode,
      stdout: terminal.written(terminal.stdout),
      stderr: terminal.written(terminal.stderr),
    }));
    return {
      ended,
      interrupt: () => terminal.emit('SIGINT'),
      async reads() {
        while (terminal.stdin.listenerCount('readable') === 0) {
          await new Promise((resolve) => terminal.stdin.once('newListener', resolve));
        }
      },
      says: (text) => terminal.until(terminal.stderr, text),
      prints: (text) => terminal.until(terminal.stdout, text),
    };
  };
  return {
    folder,
    begin,
    run: (args, input) => begin(args, input).ended,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function outcomeOf(args: readonly string[], terminal: TestTerminal): Promise<number> {
  try {
    await aProgram(terminal).parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof CommandFailure)) throw error;
    terminal.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
}

/** The program with only the commands for users, writing to a terminal. */
export function aProgram(terminal: InterruptibleTerminal): Command {
  const program = new Command('patchbay').exitOverride().configureOutput({
    writeOut: (text) => terminal.stdout.write(text),
    writeErr: (text) => terminal.stderr.write(text),
  });
  addUserCommands(program, terminal);
  addLastHelp(program);
  return program;
}

/** A stream that records what is written to it. */
class Screen extends PassThrough {
  readonly isTTY: boolean;
  readonly columns = 80;
  text = '';

  constructor(isTTY: boolean) {
    super();
    this.isTTY = isTTY;
    this.on('data', (chunk) => {
      this.text += String(chunk);
    });
  }
}

/** A terminal whose output a test reads and whose input it writes. */
export class TestTerminal extends EventEmitter implements InterruptibleTerminal {
  readonly env: Readonly<Record<string, string>>;
  readonly stdin: Readable & { readonly isTTY: boolean };
  readonly stdout: Screen;
  readonly stderr: Screen;
  readonly #folder: string;

  constructor(env: Readonly<Record<string, string>>, folder: string, input: TestInput = {}) {
    super();
    this.env = env;
    this.#folder = folder;
    const { stdin = '' } = input;
    this.stdin = Object.assign(typeof stdin === 'string' ? Readable.from([stdin]) : stdin, {
      isTTY: input.stdin === undefined,
    });
    this.stdout = new Screen(input.isTTY === true);
    this.stderr = new Screen(input.isTTY === true);
  }

  cwd(): string {
    return this.#folder;
  }

  written(screen: Screen): string {
    return screen.text;
  }

  async until(screen: Screen, text: string): Promise<string> {
    while (!screen.text.includes(text))
      await new Promise((resolve) => screen.once('data', resolve));
    return screen.text;
  }
}
