import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Load, LoadFigures } from './load.ts';
import type { StreamFigures, StreamLoad } from './stream-load.ts';

/** Sends load from a separate process, so that the sender takes no CPU time from the measured process. */
export interface LoadProcess {
  /** @throws if the load could not be sent, or a response had an unexpected status */
  send(load: Load): Promise<LoadFigures>;
  /** @throws if a stream was refused or incomplete */
  sendStreams(load: StreamLoad): Promise<StreamFigures>;
  stop(): void;
}

/** An order to the load process. */
export type LoadOrder =
  | { readonly kind: 'requests'; readonly load: Load }
  | { readonly kind: 'streams'; readonly load: StreamLoad };

/** The load process's reply to an order. */
export type Report<Figures = unknown> =
  | { readonly kind: 'figures'; readonly figures: Figures }
  | { readonly kind: 'failure'; readonly message: string };

/** Starts the load process. */
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
