import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { aProgram, TestTerminal } from './a-command-line.ts';

const COLUMNS = 80;
/** What the interface is made of, and a command has not. */
const WORDS_OF_HTTP = /\bPrefer\b|respond-async|server-sent|\b(GET|POST|DELETE) \/|same response/;

const program = aProgram(new TestTerminal({}, '/'));
const all = [program, ...program.commands.flatMap((one) => [one, ...one.commands])].map(
  (command): [string, Command] => [command.name(), command],
);

test.each(all)('the help of %s speaks of commands and options, and not of HTTP', (_, command) => {
  const text = command.helpInformation().replaceAll(/\s+/g, ' ');
  expect(WORDS_OF_HTTP.exec(text)?.[0]).toBeUndefined();
});

test.each(all)('the list of commands of %s is no wider than a terminal', (_, command) => {
  const lines = command.helpInformation().split('\n');
  expect(lines.filter((line) => line.length > COLUMNS)).toEqual([]);
});

test('the help of a response says how nothing is kept, and where the answer tells whether it is', () => {
  const command = program.commands.find((one) => one.name() === 'response');
  const text = command?.helpInformation().replaceAll(/\s+/g, ' ');
  expect(text).toContain('unless --no-store is given');
  expect(text).toContain('field "store" says whether it is');
  expect(text).not.toMatch(/--store (is|whether)/);
  expect(text).toContain('Without any of these, the conversation of');
});

test('what stands in for another is not called required', () => {
  for (const name of ['music', 'midi']) {
    const command = program.commands.find((one) => one.name() === name);
    expect(command?.options.find(({ long }) => long === '--music-id')?.description).not.toContain(
      'Required',
    );
  }
});
