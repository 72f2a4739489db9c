import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completionScripts } from '../../../client/command-line/completion-scripts.ts';

const MAIN = join(import.meta.dirname, '../../../server/main.ts');
/** The program that the shell runs as `patchbay`: records its arguments, and runs the real program. */
const PROGRAM = `#!/bin/sh
printf '%s\\n' "$@" > "$ASKED"
exec '${process.execPath}' '${MAIN}' "$@"
`;
/**
 * Calls the completion function as bash does when Tab is pressed, and prints its completions, without bash's defaults.
 */
const TAB = `
__patchbay_complete patchbay "$1" ''
printf '%s\\n' "\${COMPREPLY[@]}"
`;

let place: string;
let folder: string;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'patchbay-completion-'));
  folder = await mkdtemp(join(place, 'folder-'));
  await writeFile(join(place, 'patchbay'), PROGRAM, { mode: 0o755 });
  await writeFile(join(folder, 'keep.txt'), 'mine');
});
afterAll(() => rm(place, { recursive: true, force: true }));

describe('in bash', () => {
  test('nothing that is typed is evaluated, whatever it would do', async () => {
    const typed = ['edit', '$(touch pwned)', '`touch pwned`', "'; touch pwned; '", '--im'];
    expect(await offered(typed)).toEqual(['--image']);
    expect(await asked()).toEqual(['complete', '--', ...typed]);
    expect(await readdir(folder)).toEqual(['keep.txt']);
  });

  test.each([
    [['video', 'a pier', '>', 'keep.txt', '--vid']],
    [['video', 'a pier', '2', '>', 'keep.txt']],
    [['chat', '<', 'keep']],
  ])('nothing is offered behind a redirection, and its file stays as it is: %j', async (typed) => {
    await rm(join(place, 'asked'), { force: true });
    expect(await offered(typed)).toEqual([]);
    expect(await asked()).toEqual([]);
    expect(await readFile(join(folder, 'keep.txt'), 'utf8')).toBe('mine');
  });

  test('names of files are left to bash where the program offers nothing', async () => {
    expect(await offered(['edit', 'a kite', '--image', 'ke'])).toEqual([]);
    expect(completionScripts.bash).toContain('complete -o bashdefault -o default -F');
  });

  test.each([
    [['--resolution-name', '=', '4'], '4', '480p'],
    [['--resolution-name', '='], '', '480p'],
    [['--resolution-name=4'], '--resolution-name=4', '--resolution-name=480p'],
    [['--aspect-ratio', '16', ':'], '', '9'],
    [['--aspect-ratio', '=', '16', ':', '9'], '9', '9'],
  ])('a value is completed where bash takes it apart: %j', async (typed, current, expected) => {
    expect(await offered(['video', 'a pier', ...typed], current)).toContain(expected);
  });

  test('a word is completed up to the cursor', async () => {
    expect(await offered(['video', '--aspect-xyz'], '--aspect')).toEqual(['--aspect-ratio']);
  });
});

test.each(Object.entries(completionScripts))('%s evaluates nothing', (_shell, script) => {
  expect(script).not.toMatch(/\beval\b|Invoke-Expression|\biex\b|\bsource\b/i);
});

/** The completions that bash offers for the last of some words, split as bash splits them. */
async function offered(typed: readonly string[], current = typed.at(-1) ?? '') {
  const words = ['patchbay', ...typed];
  const setting = `COMP_CWORD=${typed.length}; COMP_WORDS=("\${@:2}")`;
  const script = `${completionScripts.bash}\n${setting}\n${TAB}`;
  const { stdout } = await promisify(execFile)(
    'bash',
    ['--norc', '-c', script, 'bash', current, ...words],
    {
      cwd: folder,
      env: {
        ...process.env,
        PATH: `${place}${delimiter}${process.env.PATH}`,
        ASKED: join(place, 'asked'),
      },
    },
  );
  return stdout.split('\n').filter((line) => line !== '');
}

/** The arguments of the program's last call; empty if it was not called. */
async function asked(): Promise<readonly string[]> {
  const lines = await readFile(join(place, 'asked'), 'utf8').catch(() => '');
  return lines.split('\n').slice(0, -1);
}
