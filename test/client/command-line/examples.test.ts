import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { aProgram, TestTerminal } from './a-command-line.ts';

/** Commands of operators, which this program does not include. */
const OTHERS = ['init', 'doctor', 'serve'];

test('every example in the help is a command, with options that it has', () => {
  const examples = [...helpOf(aProgram(new TestTerminal({}, '/')))].flatMap(examplesIn);
  expect(examples.length).toBeGreaterThan(15);
  for (const example of examples) {
    const { command, options } = meant(example);
    const known = command.options.flatMap(({ long, short }) => [long, short]);
    for (const option of options) expect(known, example).toContain(option);
  }
});

/** The help texts of a program and of all its commands. */
function* helpOf(command: Command): Generator<string> {
  let text = '';
  command.configureOutput({
    writeOut: (piece) => {
      text += piece;
    },
  });
  command.outputHelp();
  yield text;
  for (const inner of command.commands) yield* helpOf(inner);
}

function examplesIn(help: string): readonly string[] {
  const [, after = ''] = help.split('\nExamples:\n');
  return [...after.matchAll(/\bpatchbay ([^&|\n]+)/g)].map(([, words = '']) => words.trim());
}

/** The command that an example's words begin with, and its options. */
function meant(example: string): { command: Command; options: readonly string[] } {
  const words = example.match(/"[^"]*"|\S+/g) ?? [];
  let command = aProgram(new TestTerminal({}, '/'));
  if (OTHERS.includes(words[0] ?? '')) return { command, options: [] };
  for (const word of words) {
    const inner = command.commands.find((one) => one.name() === word);
    if (inner === undefined) break;
    command = inner;
  }
  expect(command.name(), example).not.toBe('patchbay');
  return { command, options: words.filter((word) => word.startsWith('--')) };
}
