import { rmSync } from 'node:fs';

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const satisfies readonly NodeJS.Signals[];

/**
 * Removes a file where a signal ends the process before the file is finished; the process ends by that signal, as it
 * would have.
 *
 * @returns leaves the file alone from then on
 */
export function removeIfStopped(file: string): () => void {
  const stop = (signal: NodeJS.Signals): void => {
    rmSync(file, { force: true });
    leave();
    process.kill(process.pid, signal);
  };
  const leave = (): void => {
    for (const signal of STOPS) process.off(signal, stop);
  };
  for (const signal of STOPS) process.on(signal, stop);
  return leave;
}
