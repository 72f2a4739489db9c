import { Command } from 'commander';
import { expect, test } from 'vitest';
import { addConformanceCommands } from '../../../client/conformance/conformance-program.ts';
import { TestTerminal } from '../command-line/a-command-line.ts';

test.each(['--alt-base-url', '--alt-url'])(
  'the alternate address is given by %s: the name of all commands, or its former one',
  async (option) => {
    const complaints: string[] = [];
    const program = new Command().exitOverride();
    program.configureOutput({ writeErr: (text) => complaints.push(text) });
    addConformanceCommands(program, new TestTerminal({}, '/'));
    const words = ['verify', 'http://127.0.0.1:8080', option, 'no-address'];
    await expect(program.parseAsync(words, { from: 'user' })).rejects.toThrow();
    expect(complaints.join()).toMatch(new RegExp(`${option} <address>.* must be an http`, 'i'));
  },
);

test('the help shows the name of all commands alone', () => {
  const program = new Command();
  addConformanceCommands(program, new TestTerminal({}, '/'));
  const help = program.commands.find((one) => one.name() === 'verify')?.helpInformation();
  expect(help).toContain('--alt-base-url');
  expect(help).not.toContain('--alt-url');
});
