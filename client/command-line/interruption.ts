import type { InterruptibleTerminal, Interruption } from './terminal.ts';

const INTERRUPTIONS: readonly Interruption[] = ['SIGINT', 'SIGTERM'];

/** Why a signal was given: the user has had enough. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

/** A signal that is given when the user interrupts; to dispose of it gives Ctrl-C its usual meaning back. */
export interface InterruptionSignal extends Disposable {
  readonly signal: AbortSignal;
}

/** Listens for Ctrl-C. The first asks for the end; a second has its usual meaning, for whoever will not wait. */
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
