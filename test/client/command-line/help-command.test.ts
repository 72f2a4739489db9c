import { type Command, CommanderError } from 'commander';
import { expect, test } from 'vitest';
import { aProgram, TestTerminal } from './a-command-line.ts';

const COLUMNS = 80;
/** Terms of HTTP, which mean nothing to users of a command. */
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

test.each([
  [['help', 'jobs', 'list'], 'Usage: patchbay jobs list'],
  [['jobs', 'help', 'list'], 'Usage: patchbay jobs list'],
  [['help', 'jobs'], 'Usage: patchbay jobs '],
  // Shows help and sends no request.
  [['help', 'chat', 'Hello'], 'Usage: patchbay chat'],
])('%j shows the help of the command that it names', async (words, usage) => {
  const { help } = await answered(words);
  expect(help).toContain(usage);
});

test('the help of a command that there is not says so, below another one too', async () => {
  expect(await answered(['help', 'jobs', 'lits'])).toMatchObject({
    help: '',
    complaint: expect.stringMatching(/unknown command 'lits'.*Did you mean list/s),
  });
});

test('the help of text names no rule of parameters for which there are no options', () => {
  for (const name of ['chat', 'response', 'embed']) {
    const command = program.commands.find((one) => one.name() === name);
    const written: string[] = [];
    command?.configureOutput({ writeOut: (text) => written.push(text) }).outputHelp();
    expect(written.join('')).toContain('Usage: patchbay');
    expect(written.join('')).not.toContain('No parameter may');
  }
});

/** The output of a new program for some words. */
async function answered(words: readonly string[]): Promise<{ help: string; complaint: string }> {
  const written = { help: '', complaint: '' };
  const writing = (one: Command): void => {
    one.exitOverride().configureOutput({
      writeOut: (text) => {
        written.help += text;
      },
      writeErr: (text) => {
        written.complaint += text;
      },
    });
    one.commands.forEach(writing);
  };
  const one = aProgram(new TestTerminal({}, '/'));
  writing(one);
  await one.parseAsync([...words], { from: 'user' }).catch((error: unknown) => {
    if (!(error instanceof CommanderError)) throw error;
  });
  return written;
}

test('what stands in for another is not called required', () => {
  for (const name of ['music', 'midi']) {
    const command = program.commands.find((one) => one.name() === name);
    expect(command?.options.find(({ long }) => long === '--music-id')?.description).not.toContain(
      'Required',
    );
  }
});
