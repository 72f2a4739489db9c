import { sendLoad } from './load.ts';
import type { LoadOrder, Report } from './load-process.ts';
import { sendStreamLoad } from './stream-load.ts';

/** Sends the loads that the parent process orders, one after another. */
process.on('message', (order: LoadOrder) => {
  send(order).then(
    (figures) => report({ kind: 'figures', figures }),
    (error: unknown) => report({ kind: 'failure', message: String(error) }),
  );
});

function send(order: LoadOrder): Promise<unknown> {
  switch (order.kind) {
    case 'requests':
      return sendLoad(order.load);
    case 'streams':
      return sendStreamLoad(order.load);
  }
}

function report(said: Report): void {
  process.send?.(said);
}
