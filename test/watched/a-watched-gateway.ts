import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, parseObject } from '../../server/foundation/json-object.ts';
import { COMPILED_CODE } from '../compiled-code.ts';
import { programAt } from '../programs.ts';

/** Figures of a process at one moment. Sizes are in bytes, after garbage collection. */
export interface ProcessFigures {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
  /** Open files and sockets; 0 if the system does not report them. */
  readonly descriptors: number;
  readonly sockets: number;
  /** The 99th percentile of the event loop delay since the last measurement, in milliseconds. */
  readonly delayMs: number;
  readonly cpuSeconds: number;
}

/** A gateway in a process of its own that reports figures of its process. */
export interface WatchedGateway {
  readonly url: string;
  readonly alternateUrl: string;
  figures(): Promise<ProcessFigures>;
  /** Log lines of level error, and output that is no log line, such as Node's message when it crashes. */
  complaints(): Promise<readonly string[]>;
  /** How it ended; `undefined` while it runs. */
  readonly end: NodeJS.Signals | number | undefined;
  signal(signal: NodeJS.Signals): void;
  /** Shuts it down gracefully and returns how it ended. */
  stop(): Promise<NodeJS.Signals | number>;
}

/** Options to start a gateway with. */
export interface WatchedStart {
  /** The folder for files and, without a database server, for the database. */
  readonly folder: string;
  /** The path of the settings file. */
  readonly config: string;
  readonly databaseUrl?: string | undefined;
  readonly key: string;
  /** The name of its log file in the folder. */
  readonly logName?: string;
  /** Additional environment variables, such as upstream keys. */
  readonly environment?: Readonly<Record<string, string>>;
}

const ENTRY = programAt('test/watched/gateway.ts');
/** Lets the process trigger garbage collection. */
const NODE_FLAGS = ['--expose-gc'];
/** Pino's level for errors. */
const ERROR_LEVEL = 50;
const MAX_FIGURES_MS = 30_000;

/** Starts a gateway on free ports and waits until it serves. */
export async function aWatchedGateway(start: WatchedStart): Promise<WatchedGateway> {
  const { folder, config, databaseUrl, key, logName = 'gateway.log', environment } = start;
  const logFile = join(folder, logName);
  const log = openSync(logFile, 'a');
  const child = fork(ENTRY, [], {
    cwd: folder,
    execArgv: NODE_FLAGS,
    env: {
      ...environment,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...COMPILED_CODE,
      PATCHBAY_PORT: '0',
      PATCHBAY_ALT_PORT: '0',
      PATCHBAY_DATA: folder,
      PATCHBAY_API_KEY: key,
      PATCHBAY_ALLOW_PRIVATE_CALLBACKS: '1',
      PATCHBAY_CONFIG: config,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'ignore', log, 'ipc'],
  });
  closeSync(log);
  let end: NodeJS.Signals | number | undefined;
  const ended = once(child, 'exit').then(([code, signal]): NodeJS.Signals | number => {
    end = signal ?? code ?? 0;
    return signal ?? code ?? 0;
  });
  const served = await Promise.race([nextMessage(child), ended]);
  if (!isObject(served)) {
    throw new Error(`The gateway ended (${String(served)}): ${await readFile(logFile, 'utf8')}`);
  }
  return {
    url: String(served.url),
    alternateUrl: String(served.alternateUrl),
    async figures() {
      const told = nextMessage(child, AbortSignal.timeout(MAX_FIGURES_MS));
      child.send('figures');
      return asFigures(await told);
    },
    complaints: async () => complaintsIn(await readFile(logFile, 'utf8')),
    get end() {
      return end;
    },
    signal: (signal) => void child.kill(signal),
    async stop() {
      if (end === undefined) child.kill('SIGTERM');
      return ended;
    },
  };
}

async function nextMessage(child: ChildProcess, signal?: AbortSignal): Promise<unknown> {
  const [message] = await once(child, 'message', signal === undefined ? {} : { signal });
  return message;
}

function asFigures(value: unknown): ProcessFigures {
  const told = isObject(value) ? value : {};
  const read = (name: keyof ProcessFigures): number => Number(told[name]);
  return {
    rss: read('rss'),
    heapUsed: read('heapUsed'),
    external: read('external'),
    descriptors: read('descriptors'),
    sockets: read('sockets'),
    delayMs: read('delayMs'),
    cpuSeconds: read('cpuSeconds'),
  };
}

function complaintsIn(log: string): readonly string[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .filter((line) => {
      const level = parseObject(line)?.level;
      return typeof level !== 'number' || level >= ERROR_LEVEL;
    });
}
