import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { COMPILED_CODE } from '../compiled-code.ts';

/** The API that a killable upstream speaks, named as in a gateway's settings. */
export type UpstreamKind = 'openai' | 'anthropic';

/** A fake upstream in a process of its own, which can be killed and restarted at the same address. */
export interface KillableUpstream {
  readonly kind: UpstreamKind;
  /** The base URL, without a path. */
  readonly url: string;
  /** Kills it with SIGKILL; resolves when it is dead. */
  kill(): Promise<void>;
  /** Restarts it; resolves when it listens. */
  restart(): Promise<void>;
}

const ENTRY = join(import.meta.dirname, 'fake-upstream.ts');
const LISTENS = 'listens at ';

/** Starts an upstream on a free port. */
export async function aKillableUpstream(kind: UpstreamKind): Promise<KillableUpstream> {
  let { child, url } = await start(kind, '0');
  return {
    kind,
    url,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const dead = once(child, 'exit');
      child.kill('SIGKILL');
      await dead;
    },
    async restart() {
      ({ child, url } = await start(kind, new URL(url).port));
    },
  };
}

async function start(
  kind: UpstreamKind,
  port: string,
): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, [ENTRY], {
    env: {
      PATH: process.env.PATH,
      ...COMPILED_CODE,
      UPSTREAM_KIND: kind,
      UPSTREAM_PORT: port,
    },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith(LISTENS)) return { child, url: line.slice(LISTENS.length) };
  }
  throw new Error('The upstream did not start.');
}
