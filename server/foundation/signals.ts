import { stopWithNpm } from './parent.ts';

/** What others ask of this process, heard from its first moment on. */
export interface Signals {
  /** Whether other settings were asked for before there was anybody to go over to them. */
  readonly isReloadAsked: boolean;
  /** From now on this happens where the process is asked to stop. */
  toStop(stop: () => void): void;
  /** From now on somebody else hears that other settings are asked for. */
  leaveReloads(): void;
}

/**
 * Hears signals before there is anything that could heed them. Without it SIGHUP would end the process, and the first
 * process of a container would not hear SIGTERM at all: the kernel drops what such a one has no handler for.
 *
 * @param stopAtOnce what happens where the process is asked to stop while it starts
 */
export function hearSignals(
  environment: Readonly<Record<string, string | undefined>>,
  stopAtOnce: () => void,
): Signals {
  let stop = stopAtOnce;
  let isReloadAsked = false;
  const onStop = (): void => stop();
  const onReload = (): void => {
    isReloadAsked = true;
  };
  process.on('SIGTERM', onStop);
  process.on('SIGINT', onStop);
  process.on('SIGHUP', onReload);
  stopWithNpm(environment, onStop);
  return {
    get isReloadAsked() {
      return isReloadAsked;
    },
    toStop(next) {
      stop = next;
    },
    leaveReloads: () => void process.off('SIGHUP', onReload),
  };
}
