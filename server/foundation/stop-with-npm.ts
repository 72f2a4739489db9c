const LOOK_EVERY_MS = 500;

/**
 * Stops a process that `npm run` has started, when npm has ended. npm sends signals to the shell in between, which ends
 * without passing them on.
 */
export function stopWithNpm(
  environment: Readonly<Record<string, string | undefined>>,
  stop: () => void,
): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stop();
  }, LOOK_EVERY_MS);
  timer.unref();
}
