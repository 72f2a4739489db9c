import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { aFreePort } from '../a-postgresql.ts';
import type { Contestant, ContestantParts, Launch } from './contestant.ts';

/** A contestant that is ready. */
export interface Running extends Pick<Launch, 'url' | 'headers'> {
  readonly name: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The processes that run, and their folders, of which none outlives this process, also where it is interrupted. */
const started = new Map<ChildProcess, string | undefined>();
process.once('exit', () => {
  for (const [child, folder] of started) {
    child.kill('SIGKILL');
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
});

const MAX_START_MILLISECONDS = 60_000;
const LOOK_MILLISECONDS = 5;

/**
 * Starts a contestant in its own process and folder.
 *
 * @throws if it exits before it is ready, or is not ready within a minute
 */
export async function startContestant(
  contestant: Contestant,
  parts: Omit<ContestantParts, 'folder'>,
): Promise<Running> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-bench-'));
  const launch = await contestant.prepare({ ...parts, folder }, await aFreePort());
  const child = spawn(launch.command, launch.arguments, {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...launch.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.set(child, folder);
  const stop = async (): Promise<void> => {
    await endProcess(child);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await serving(child, launch);
  } catch (error) {
    await stop();
    throw new Error(`${contestant.name} did not start`, { cause: error });
  }
  const { url, headers } = launch;
  return { name: contestant.name, pid: pidOf(child), url, headers, stop };
}

/** Starts a script of this folder that prints its URL first. */
export async function startScript(
  file: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly url: string; readonly pid: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.set(child, undefined);
  const { stdout } = child;
  const late = AbortSignal.timeout(MAX_START_MILLISECONDS);
  const [url] = await once(createInterface({ input: stdout }), 'line', { signal: late });
  return { url: String(url), pid: pidOf(child), stop: () => endProcess(child) };
}

async function serving(child: ChildProcess, { url, ready }: Launch): Promise<void> {
  const late = AbortSignal.timeout(MAX_START_MILLISECONDS);
  const { promise: failed, reject } = Promise.withResolvers<never>();
  let said = '';
  const { promise: isReady, resolve } = Promise.withResolvers<void>();
  const hear = (chunk: unknown): void => {
    said = (said + String(chunk)).slice(-10_000);
    if (ready?.test(said)) resolve();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
  late.addEventListener('abort', () => reject(new Error(`It did not serve: ${said}`)));
  const accepted = ready === undefined ? accepting(new URL(url), late) : isReady;
  await Promise.race([accepted, failed]);
}

async function accepting({ hostname, port }: URL, late: AbortSignal): Promise<void> {
  while (!late.aborted) {
    const socket = connect(Number(port), hostname);
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(LOOK_MILLISECONDS);
  }
}

/** Ends a process, unless it has exited, and waits for its exit. */
export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals = 'SIGKILL',
): Promise<void> {
  started.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

/** @throws if the process could not be started */
export function pidOf({ pid }: ChildProcess): number {
  if (pid === undefined) throw new Error('There is no process.');
  return pid;
}
