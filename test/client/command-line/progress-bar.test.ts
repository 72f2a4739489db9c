import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from '@lydell/node-pty';
import { Terminal } from '@xterm/headless';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aGateway, type TestGateway } from '../../a-gateway.ts';
import { aSteppedSandbox } from '../../upstreams/sandbox/a-stepped-sandbox.ts';

const PROGRAM = join(import.meta.dirname, '../../../server/main.ts');
const SIZE = { cols: 80, rows: 12 };

const { upstreams, step } = aSteppedSandbox();
let gateway: TestGateway;
let folder: string;

beforeAll(async () => {
  gateway = await aGateway({}, { upstreams });
  folder = await mkdtemp(join(tmpdir(), 'patchbay-screen-'));
});
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the screen shows a bar that grows, and in the end only where the files are', async () => {
  const shares: number[] = [];
  const { exitCode, screen } = await onScreen(
    ['video', 'a pier', '--video-length', '6', '--resolution-name', '480p', '--out', 'pier'],
    (text) => {
      const share = /^(█*)(░*) +(\d+)% The job/.exec(text)?.[3];
      if (share === undefined) return;
      if (!shares.includes(Number(share))) step();
      shares.push(Number(share));
    },
  );
  expect(new Set(shares).size).toBeGreaterThan(2);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect([exitCode, screen]).toEqual([0, 'pier.webm\npier-cover.jpg']);
});

test('Ctrl-C leaves a clean screen, and says how to go on', async () => {
  let isInterrupted = false;
  const { exitCode, screen } = await onScreen(['video', '[sandbox:slow=60s]'], (text, type) => {
    if (isInterrupted || !text.includes('The job')) return;
    isInterrupted = true;
    type('\u0003');
  });
  expect(exitCode).toBe(130);
  expect(screen).toMatch(
    /^(\^C)?Interrupted\.\nThe job continues; follow it with: patchbay jobs watch/,
  );
});

/** Runs a command in a pseudoterminal, and calls `watch` with the screen's text after every change. */
function onScreen(
  args: readonly string[],
  watch: (screen: string, type: (keys: string) => void) => void,
): Promise<{ exitCode: number; screen: string }> {
  const screen = new Terminal({ ...SIZE, allowProposedApi: true });
  const { PATH = '' } = process.env;
  const env = {
    PATH,
    TERM: 'xterm-256color',
    PATCHBAY_BASE_URL: gateway.url,
    PATCHBAY_ALT_BASE_URL: gateway.alternateUrl,
    PATCHBAY_API_KEY: gateway.key,
  };
  const child = spawn(process.execPath, [PROGRAM, ...args], { ...SIZE, cwd: folder, env });
  child.onData((data) =>
    screen.write(data, () => watch(textOf(screen), (keys) => child.write(keys))),
  );
  return new Promise((resolve) => {
    child.onExit(({ exitCode }) =>
      screen.write('', () => resolve({ exitCode, screen: textOf(screen) })),
    );
  });
}

function textOf({ buffer: { active } }: Terminal): string {
  const lines = Array.from({ length: active.length }, (_, row) =>
    active.getLine(row)?.translateToString(true),
  );
  return lines.join('\n').trimEnd();
}
