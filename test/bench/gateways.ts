import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import manifest from '../../package.json' with { type: 'json' };
import { aFreePort } from '../a-postgresql.ts';
import { KEY, START } from './gateway-launch.ts';
import { endProcess, pidOf } from './running.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const LOOK_MILLISECONDS = 1;
const MAX_START_MILLISECONDS = 60_000;

/** The headers of every request to a gateway. */
export const HEADERS = { 'svc-api-key': KEY } as const;

/** Whether to start the built package, as `npx patchbay` does, or the sources, as `npm start` does. */
export type Program = 'built' | 'source';

/** The settings of a start. */
export interface GatewayParts {
  readonly program: Program;
  /** Its data folder. */
  readonly folder: string;
  /** The folder of Node's compile cache, shared between starts. */
  readonly compileCache: string;
  readonly databaseUrl?: string | undefined;
  /** The path of its settings file, if any. */
  readonly settings?: string;
}

/** A gateway that has served its first response. */
export interface StartedGateway {
  readonly url: string;
  readonly pid: number;
  /** From the start of its process to the first 200 of `GET /v1/models` with a key, in milliseconds. */
  readonly milliseconds: number;
  /** Stops it gracefully. */
  stop(): Promise<void>;
}

let built: Promise<void> | undefined;

/** Builds the package from the current sources, once per run. */
export function buildPackage(): Promise<void> {
  built ??= build();
  return built;
}

async function build(): Promise<void> {
  const tsdown = join(ROOT, 'node_modules', '.bin', 'tsdown');
  const config = join(ROOT, 'client', 'package', 'tsdown.config.ts');
  await promisify(execFile)(tsdown, ['--config', config], { cwd: ROOT });
}

/**
 * Starts a gateway, and polls it until it responds.
 *
 * @throws if it exits first, or does not respond within a minute
 */
export async function startGateway(parts: GatewayParts): Promise<StartedGateway> {
  const { program, folder, compileCache, databaseUrl, settings } = parts;
  const port = await aFreePort();
  const flags = ['--data', folder, '--port', String(port), '--alternate-port', '0'];
  const begin = performance.now();
  const child = spawn(
    process.execPath,
    [...wordsOf(program), ...(settings === undefined ? [] : ['--config', settings]), ...flags],
    {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_COMPILE_CACHE: compileCache,
        PATCHBAY_API_KEY: KEY,
        ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  try {
    await answering(child, port);
  } catch (error) {
    await endProcess(child, 'SIGKILL');
    throw error;
  }
  const milliseconds = performance.now() - begin;
  const stop = () => endProcess(child, 'SIGTERM');
  return { url: `http://127.0.0.1:${port}`, pid: pidOf(child), milliseconds, stop };
}

/** The arguments from the package's `bin` or its `start` script. */
function wordsOf(program: Program): readonly string[] {
  return program === 'built' ? [join(ROOT, manifest.bin.patchbay)] : START;
}

async function answering(child: ChildProcess, port: number): Promise<void> {
  const until = performance.now() + MAX_START_MILLISECONDS;
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error(`The gateway ended with ${child.exitCode}.`);
    if ((await statusOf(port)) === 200) return;
    await sleep(LOOK_MILLISECONDS);
  }
  throw new Error('The gateway did not answer.');
}

function statusOf(port: number): Promise<number | undefined> {
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const options = { host: '127.0.0.1', port, path: '/v1/models', headers: HEADERS, agent: false };
  get(options, (answer) => {
    answer.resume().once('end', () => resolve(answer.statusCode));
  }).once('error', () => resolve(undefined));
  return promise;
}
