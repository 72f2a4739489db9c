import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Load, LoadFigures } from './load.ts';
import type { StreamFigures, StreamLoad } from './stream-load.ts';

/** Whoever sends load, in a process of its own, so that it takes no time from what is measured. */
export interface LoadProcess {
  /** @throws where the load could not be sent, or was answered otherwise than it should be */
  send(load: Load): Promise<LoadFigures>;
  /** @throws where a stream did not come as it should */
  sendStreams(load: StreamLoad): Promise<StreamFigures>;
  stop(): void;
}

/** What the process of the load is to do. */
export type LoadOrder =
  | { readonly kind: 'requests'; readonly load: Load }
  | { readonly kind: 'streams'; readonly load: StreamLoad };

/** What the process of the load says. */
export type Report<Figures = unknown> =
  | { readonly kind: 'figures'; readonly figures: Figures }
  | { readonly kind: 'failure'; readonly message: string };

/** Starts a process that sends load. */
export function startLoadProcess(): LoadProcess {
  const child = fork(join(import.meta.dirname, 'load-sender.ts'));
  const ask = async <Figures>(order: LoadOrder): Promise<Figures> => {
    child.send(order);
    const report = await reportOf<Figures>(child);
    if (report.kind === 'failure') throw new Error(report.message);
    return report.figures;
  };
  return {
    send: (load) => ask({ kind: 'requests', load }),
    sendStreams: (load) => ask({ kind: 'streams', load }),
    stop: () => void child.kill('SIGKILL'),
  };
}

async function reportOf<Figures>(child: ChildProcess): Promise<Report<Figures>> {
  const heard = new AbortController();
  const { signal } = heard;
  try {
    const [report] = (await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }).then(([code]) => {
        throw new Error(`The process of the load ended with ${code}.`);
      }),
    ])) as [Report<Figures>];
    return report;
  } finally {
    heard.abort();
  }
}
