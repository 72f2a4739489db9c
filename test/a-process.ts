import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import manifest from '../package.json' with { type: 'json' };
import { COMPILED_CODE } from './compiled-code.ts';
import { programAt } from './programs.ts';

/** A gateway in a separate process, started as an operator would. */
export interface GatewayProcess {
  readonly url: string;
  /** Empty where the process serves no requests. */
  readonly alternateUrl: string;
  /** The text that it printed at start. */
  readonly greeting: string;
  readonly process: ChildProcess;
  /** Sends a signal and waits for the exit; returns the exit code, or `null` where the signal ended the process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** The result of a start that fails. */
export interface FailedStart {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const ROOT = join(import.meta.dirname, '..');
/** The arguments that `npm start` passes to Node. */
const [, PROGRAM = '', ...FLAGS] = manifest.scripts.start.split(' ');

/** Starts a gateway on free ports and waits until it serves. */
export async function aGatewayProcess(
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<GatewayProcess> {
  const child = start(environment, flags);
  let greeting = '';
  for await (const chunk of child.stdout ?? []) {
    greeting += String(chunk);
    if (greeting.includes('  key ')) break;
  }
  const [, url = '', alternateUrl = ''] =
    /main address\s+(\S+)(?:[\s\S]*alternate address\s+(\S+))?/.exec(greeting) ?? [];
  if (url === '') throw new Error(`The gateway did not start: ${greeting}`);
  return {
    url,
    alternateUrl,
    greeting,
    process: child,
    async end(signal) {
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = await ended;
      return typeof code === 'number' ? code : null;
    },
  };
}

/** Starts a gateway without waiting until it serves. */
export function aStartingProcess(environment: Readonly<Record<string, string>>): ChildProcess {
  return start(environment, []);
}

/** Starts a gateway that is expected to fail. */
export async function aFailedStart(
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<FailedStart> {
  const child = start(environment, flags);
  const ended = once(child, 'exit');
  const [stdout = '', stderr = ''] = await Promise.all(
    [child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream))),
  );
  const [code] = await ended;
  return { code: typeof code === 'number' ? code : null, stdout, stderr };
}

function start(
  environment: Readonly<Record<string, string>>,
  flags: readonly string[],
): ChildProcess {
  const child = spawn(process.execPath, [programAt(PROGRAM), ...FLAGS, ...flags], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...COMPILED_CODE,
      PATCHBAY_PORT: '0',
      PATCHBAY_ALT_PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // An unread pipe would fill up and block the gateway.
  child.stderr?.resume();
  return child;
}
