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

/** Listens for Ctrl-C. */
export function onInterruption(terminal: InterruptibleTerminal): InterruptionSignal {
  const controller = new AbortController();
  const abort = (): void => controller.abort(new Interrupted('Interrupted.'));
  for (const name of INTERRUPTIONS) terminal.on(name, abort);
  return {
    signal: controller.signal,
    [Symbol.dispose]() {
      for (const name of INTERRUPTIONS) terminal.off(name, abort);
    },
  };
}
