import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject, parseObject } from '../../server/foundation/json-object.ts';
import { COMPILED_CODE } from '../compiled-code.ts';
import { programAt } from '../programs.ts';

/** How a process is at a moment. Sizes are in bytes, after a collection. */
export interface ProcessFigures {
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
  /** Open files and sockets; 0 where the system does not tell. */
  readonly descriptors: number;
  readonly sockets: number;
  /** How much too late the event loop was in the worst hundredth of the time since the last question. */
  readonly delayMs: number;
  readonly cpuSeconds: number;
}

/** A gateway in a process of its own that can be looked into. */
export interface WatchedGateway {
  readonly url: string;
  readonly alternateUrl: string;
  figures(): Promise<ProcessFigures>;
  /** What it has logged as an error, or in no form that a log has, such as what Node prints of an end by itself. */
  complaints(): Promise<readonly string[]>;
  /** How it ended; `undefined` while it runs. */
  readonly end: NodeJS.Signals | number | undefined;
  signal(signal: NodeJS.Signals): void;
  /** Ends it in good order, and answers how it ended. */
  stop(): Promise<NodeJS.Signals | number>;
}

/** What a gateway is started with. */
export interface WatchedStart {
  /** The folder for files and, without a database server, for the database. */
  readonly folder: string;
  /** The settings file. */
  readonly config: string;
  readonly databaseUrl?: string | undefined;
  readonly key: string;
  /** The name of its log in the folder. */
  readonly logName?: string;
  /** Variables besides, such as keys of upstreams. */
  readonly environment?: Readonly<Record<string, string>>;
}

const ENTRY = programAt('test/watched/gateway.ts');
/** Collections are asked for. */
const NODE_FLAGS = ['--expose-gc'];
/** Of pino. */
const ERROR_LEVEL = 50;
const FIGURES_MS_UP_TO = 30_000;

/** Starts one on free ports, and waits until it serves. */
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
      const told = nextMessage(child, AbortSignal.timeout(FIGURES_MS_UP_TO));
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
