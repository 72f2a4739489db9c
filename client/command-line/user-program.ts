import type { Command } from 'commander';
import { addAccountCommands } from './account-commands.ts';
import { addCompletionCommand } from './completion-command.ts';
import { addEmbedCommand } from './embed-command.ts';
import { addExamples } from './examples.ts';
import { ExitCode } from './exit-code.ts';
import { addHelpCommand } from './help-command.ts';
import { addImageCommands } from './image-commands.ts';
import { addJobsCommands } from './jobs-commands.ts';
import { addListenCommand } from './listen-command.ts';
import { addMusicCommands } from './music-commands.ts';
import type { InterruptibleTerminal } from './terminal.ts';
import { addTextCommands } from './text-commands.ts';
import { addTriggerCommand } from './trigger-command.ts';
import { addVideoCommand } from './video-command.ts';

const MAKING = 'Making things:';
const FOLLOWING = 'Following jobs:';
const ACCOUNT = 'Models and money:';
const CALLBACKS = 'Callbacks:';
const MORE = 'More:';
const BELOW = 'Commands:';

/** Adds the commands for users of a gateway. Failures are thrown as a `CommandFailure`. */
export function addUserCommands(program: Command, terminal: InterruptibleTerminal): void {
  addVideoCommand(program, terminal, MAKING);
  addImageCommands(program, terminal, MAKING);
  addMusicCommands(program, terminal, MAKING);
  addTextCommands(program, terminal, MAKING);
  addEmbedCommand(program, terminal, MAKING);
  addJobsCommands(program, terminal, FOLLOWING);
  addAccountCommands(program, terminal, ACCOUNT);
  addListenCommand(program, terminal, CALLBACKS);
  addTriggerCommand(program, terminal, CALLBACKS);
}

/** Adds `complete`, `help`, and the examples and exit codes at the end of the help. Must be called last. */
export function addLastHelp(program: Command): void {
  addCompletionCommand(program, MORE);
  for (const parent of program.commands.filter(({ commands }) => commands.length > 0)) {
    addHelpCommand(parent, BELOW);
  }
  addHelpCommand(program, MORE);
  // Each command's own help lists its options; short names leave room for descriptions.
  program.configureHelp({ subcommandTerm: (command) => termOf(command) });
  addExamples(program, [
    'patchbay video "a lighthouse at dusk" --out lighthouse',
    'patchbay image "a fox in the snow" --out fox.png',
    'patchbay chat "What is in this?" < notes.txt',
    'patchbay listen --forward-to http://127.0.0.1:3000/callbacks',
    'patchbay init && patchbay doctor && patchbay serve',
  ]);
  program.addHelpText('after', EXIT_CODES);
}

function termOf(command: Command): string {
  const given = command.registeredArguments.map((argument) => {
    const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
    return argument.required ? `<${name}>` : `[${name}]`;
  });
  return [command.name(), ...given].join(' ');
}

const EXIT_CODES = `
Exit codes:
  ${ExitCode.done}    Success.
  ${ExitCode.surprise}    A bug in Patchbay.
  ${ExitCode.mistake}    The command line, the settings or a file named there are wrong;
       nothing was asked for.
  ${ExitCode.refused}    The gateway refused the request; asking again will not help.
  ${ExitCode.failed}    The job was accepted, and failed; or the notes could not be extracted.
  ${ExitCode.unavailable}    The gateway could not be reached, or could not answer now.
  ${ExitCode.breach}    What was checked does not keep the contract, or a change breaks it.
  ${ExitCode.unsaved}    It was done, and charged if it costs, but could not be saved where it
       was wanted.
  ${ExitCode.interrupted}  Ended by Ctrl-C.
  ${ExitCode.unread}  The reader of its output has gone.
`;
