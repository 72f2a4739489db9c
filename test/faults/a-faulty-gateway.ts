import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { CrashPoint } from '../../server/jobs/job/crash-points.ts';
import { COMPILED_CODE } from '../compiled-code.ts';
import { programAt } from '../programs.ts';
import type { LoopbackUpstream } from './a-loopback-upstream.ts';

/** A gateway in a process of its own, to be ended in every way. */
export interface FaultyGateway {
  /** Its main address, once it serves; rejects where it ends before. */
  readonly served: Promise<string>;
  /** Resolves when it comes to the step that it was told of. */
  readonly atStep: Promise<void>;
  /** Resolves with the signal that has ended it, or the exit code. */
  readonly ended: Promise<NodeJS.Signals | number>;
  signal(signal: NodeJS.Signals): void;
  /** Lets one begin that has been standing by. */
  begin(): void;
}

/** What a gateway is started with. */
export interface FaultyStart {
  /** The folder for files and, without a database server, for the database. */
  readonly folder: string;
  readonly upstream: LoopbackUpstream;
  /** Others, in the order in which the settings name them; the upstream itself is the last. */
  readonly before?: readonly LoopbackUpstream[];
  readonly knowsKeys?: boolean;
  readonly databaseUrl?: string | undefined;
  /** Where it is to send itself a signal; the first time it comes there. */
  readonly fault?: { readonly step: CrashPoint; readonly signal: 'SIGKILL' | 'SIGSTOP' };
  /** The settings file. */
  readonly config?: string;
}

export const KEY = 'a-key-for-faults';
const ENTRY = programAt('test/faults/gateway.ts');

/** Starts one on free ports. What it logs is kept beside its files. */
export function startFaultyGateway(start: FaultyStart): FaultyGateway {
  const gateway = standBy(start);
  gateway.begin();
  return gateway;
}

/** Has everything of one loaded, and opens nothing before it is told to begin. */
export function standBy(start: FaultyStart): FaultyGateway {
  const { folder, upstream, before = [], knowsKeys = true, databaseUrl, fault, config } = start;
  const log = openSync(join(folder, 'gateway.log'), 'a');
  const child = spawn(process.execPath, [ENTRY], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      // Starting is most of what these tests do.
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
  // Nobody reads what is written to a process that is dead.
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

/** What the process says of itself, a line each. */
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
  // Whoever kills a gateway that is starting does not wait for it to serve.
  serves.promise.catch(() => {});
  return { served: serves.promise, atStep: at.promise };
}
