import type { Command } from 'commander';
import type { Terminal } from './terminal.ts';

/** Adds the commands of those who use a gateway. What went wrong is thrown as a `CommandFailure`. */
export function addUserCommands(_program: Command, _terminal: Terminal): void {}
