import { rmSync } from 'node:fs';

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const satisfies readonly NodeJS.Signals[];

/**
 * Deletes an unfinished file if a signal terminates the process; the process still ends by that signal.
 *
 * @returns a function that disables this
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
