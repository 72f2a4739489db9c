import { stopWithNpm } from './stop-with-npm.ts';

/** The signals to this process, handled from its start on. */
export interface Signals {
  /** Whether a reload was requested before anything could handle it. */
  readonly isReloadAsked: boolean;
  /** Replaces the handler of stop signals. */
  toStop(stop: () => void): void;
  /** Stops handling reload signals here, so that another handler can take over. */
  leaveReloads(): void;
}

/**
 * Handles signals while the process starts. Without a handler SIGHUP would end the process, and the kernel would
 * discard SIGTERM to the first process of a container.
 *
 * @param stopAtOnce - called if the process is asked to stop while it starts
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
