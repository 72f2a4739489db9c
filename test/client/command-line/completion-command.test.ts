import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { completionScripts } from '../../../client/command-line/completion-scripts.ts';
import { commands } from '../../../generated/commands.ts';
import { aProgram, TestTerminal } from './a-command-line.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('the commands are completed, each with a line that says what it does', async () => {
  const offered = await completed('jo');
  expect(offered[0]).toMatch(/^jobs\t\S/);
  expect(await completed('jobs', '')).toContain(`get\t${commands.getJob.summary}.`);
});

test('the options are completed', async () => {
  const lines = await completed('video', '--video');
  expect(lines[0]).toMatch(/^--video-length\t\S/);
});

test('the values are completed that the contract lists', async () => {
  const ratio = commands.createVideo.parameters.find(({ name }) => name === 'aspect_ratio');
  const values = (await completed('video', '--aspect-ratio', '')).map((line) => line.trim());
  expect(values).toEqual(expect.arrayContaining([...(ratio?.choices ?? ['none'])]));
  expect(await completed('trigger', 'video.')).toContain('video.succeeded\t');
});

test.each(['bash', 'zsh', 'fish', 'powershell'])('there is a script for %s', async (shell) => {
  expect(await printed('complete', shell)).toBe(completionScripts[shell]);
});

/** The completions of the last of some words. */
async function completed(...words: readonly string[]): Promise<readonly string[]> {
  return (await printed('complete', '--', ...words)).split('\n');
}

async function printed(...args: readonly string[]): Promise<string> {
  const terminal = new TestTerminal({}, '/');
  vi.mocked(console.log).mockClear();
  await aProgram(terminal).parseAsync(args, { from: 'user' });
  // The completion library writes to the console directly.
  const lines = vi.mocked(console.log).mock.calls.map((call) => call.join(' '));
  return terminal.written(terminal.stdout) + lines.join('\n');
}
