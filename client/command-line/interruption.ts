import type { InterruptibleTerminal, Interruption } from './terminal.ts';

const INTERRUPTIONS: readonly Interruption[] = ['SIGINT', 'SIGTERM'];

/** The abort reason when the user presses Ctrl-C. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** A signal that is aborted when the user interrupts; disposing of it restores the default behavior of Ctrl-C. */
export interface InterruptionSignal extends Disposable {
  readonly signal: AbortSignal;
}

/** Listens for Ctrl-C. The first one ends the work gracefully, the second ends the process at once, as by default. */
export function onInterruption(terminal: InterruptibleTerminal): InterruptionSignal {
  const controller = new AbortController();
  const ignore = (): void => {
    for (const name of INTERRUPTIONS) terminal.off(name, abort);
  };
  const abort = (): void => {
    ignore();
    controller.abort(new Interrupted('Interrupted.'));
  };
  for (const name of INTERRUPTIONS) terminal.on(name, abort);
  return { signal: controller.signal, [Symbol.dispose]: ignore };
}
