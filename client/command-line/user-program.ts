import type { Command } from 'commander';
import { addChatCommand } from './chat-command.ts';
import { addCompletionCommand } from './completion-command.ts';
import { ExitCode } from './exit-code.ts';
import { addImageCommands } from './image-commands.ts';
import { addJobsCommands } from './jobs-commands.ts';
import { addListenCommand } from './listen-command.ts';
import { addMusicCommands } from './music-commands.ts';
import type { InterruptibleTerminal } from './terminal.ts';
import { addTriggerCommand } from './trigger-command.ts';
import { addVideoCommand } from './video-command.ts';

const MAKING = 'Making things:';
const FOLLOWING = 'Following jobs:';
const CALLBACKS = 'Callbacks:';
const SHELL = 'The shell:';

/** Adds the commands of those who use a gateway. What went wrong is thrown as a `CommandFailure`. */
export function addUserCommands(program: Command, terminal: InterruptibleTerminal): void {
  addVideoCommand(program, terminal, MAKING);
  addImageCommands(program, terminal, MAKING);
  addMusicCommands(program, terminal, MAKING);
  addChatCommand(program, terminal, MAKING);
  addJobsCommands(program, terminal, FOLLOWING);
  addListenCommand(program, terminal, CALLBACKS);
  addTriggerCommand(program, terminal, CALLBACKS);
  addCompletionCommand(program, SHELL);
  program.addHelpText('after', EXIT_CODES);
}

const EXIT_CODES = `
Exit codes:
  ${ExitCode.done}    It was done.
  ${ExitCode.surprise}    A fault of the program itself.
  ${ExitCode.mistake}    The command line, the settings or a file named there are wrong; nothing was asked for.
  ${ExitCode.refused}    The gateway refused the request; asking again will not help.
  ${ExitCode.failed}    The job was accepted, and failed.
  ${ExitCode.unavailable}    The gateway could not be reached, or could not answer now.
  ${ExitCode.breach}    What was checked does not keep the contract, or a change breaks it.
  ${ExitCode.interrupted}  Ended by Ctrl-C.
`;
