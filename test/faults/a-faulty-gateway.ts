import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { CrashPoint } from '../../server/jobs/job/crash-points.ts';
import { COMPILED_CODE } from '../compiled-code.ts';
import { programAt } from '../programs.ts';
import type { LoopbackUpstream } from './a-loopback-upstream.ts';

/** A gateway in a process of its own, which a test can end in any way. */
export interface FaultyGateway {
  /** Resolves with its main URL once it serves; rejects if it exits before that. */
  readonly served: Promise<string>;
  /** Resolves when it reaches the step at which the fault is injected. */
  readonly atStep: Promise<void>;
  /** Resolves with the signal that ended it, or the exit code. */
  readonly ended: Promise<NodeJS.Signals | number>;
  signal(signal: NodeJS.Signals): void;
  /** Starts a gateway that was on standby. */
  begin(): void;
}

/** Options to start a gateway with. */
export interface FaultyStart {
  /** The folder for files and, without a database server, for the database. */
  readonly folder: string;
  readonly upstream: LoopbackUpstream;
  /** Upstreams tried before the main one, in the order of the settings. */
  readonly before?: readonly LoopbackUpstream[];
  readonly knowsKeys?: boolean;
  readonly databaseUrl?: string | undefined;
  /** Where it sends itself a signal: the first time it reaches this step. */
  readonly fault?: { readonly step: CrashPoint; readonly signal: 'SIGKILL' | 'SIGSTOP' };
  /** The path of the settings file. */
  readonly config?: string;
}

export const KEY = 'a-key-for-faults';
const ENTRY = programAt('test/faults/gateway.ts');

/** Starts a gateway on free ports. Its log is kept beside its files. */
export function startFaultyGateway(start: FaultyStart): FaultyGateway {
  const gateway = standBy(start);
  gateway.begin();
  return gateway;
}

/** Spawns a gateway that loads its code and waits for `begin` before it opens anything. */
export function standBy(start: FaultyStart): FaultyGateway {
  const { folder, upstream, before = [], knowsKeys = true, databaseUrl, fault, config } = start;
  const log = openSync(join(folder, 'gateway.log'), 'a');
  const child = spawn(process.execPath, [ENTRY], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // Most of the time of these tests is spent on startup.
      ...COMPILED_CODE,
      PATCHBAY_PORT: '0',
      PATCHBAY_ALT_PORT: '0',
      PATCHBAY_DATA: folder,
      PATCHBAY_API_KEY: KEY,
      PATCHBAY_ALLOW_PRIVATE_CALLBACKS: '1',
      UPSTREAM_URLS: [...before, upstream].map(({ url }) => url).join(' '),
      UPSTREAM_KNOWS_KEYS: knowsKeys ? '1' : '0',
      ...(config === undefined ? {} : { PATCHBAY_CONFIG: config }),
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      ...(fault === undefined ? {} : { FAULT_STEP: fault.step, FAULT_SIGNAL: fault.signal }),
    },
    stdio: ['pipe', 'pipe', log],
  });
  // Ignores write errors after the process has died.
  child.stdin?.on('error', () => {});
  closeSync(log);
  const ended = once(child, 'exit').then(([code, signal]) => signal ?? code);
  const said = listen(child, ended);
  return {
    ...said,
    ended,
    signal: (signal) => void child.kill(signal),
    begin: () => void child.stdin?.write('begin\n'),
  };
}

/** Parses the status lines that the process prints. */
function listen(
  child: ChildProcess,
  ended: Promise<unknown>,
): Pick<FaultyGateway, 'served' | 'atStep'> {
  const serves = Promise.withResolvers<string>();
  const at = Promise.withResolvers<void>();
  if (child.stdout !== null) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('serves at ')) serves.resolve(line.slice('serves at '.length));
      if (line.startsWith('at ')) at.resolve();
    });
  }
  ended.then((how) => serves.reject(new Error(`The gateway ended before it served: ${how}.`)));
  // A test that kills a gateway during startup does not wait for it to serve.
  serves.promise.catch(() => {});
  return { served: serves.promise, atStep: at.promise };
}
