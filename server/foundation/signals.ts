import { stopWithNpm } from './stop-with-npm.ts';

/** The signals to this process, noted from its first moment on. */
export interface Signals {
  /** Whether a reload was asked for before anybody could do it. */
  readonly isReloadAsked: boolean;
  /** Sets what a signal to stop does from now on. */
  toStop(stop: () => void): void;
  /** Leaves signals to reload to somebody else from now on. */
  leaveReloads(): void;
}

/**
 * Notes signals while the process starts. Without a handler SIGHUP would end the process, and the kernel would drop
 * SIGTERM to the first process of a container.
 *
 * @param stopAtOnce - called where the process is asked to stop while it starts
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
