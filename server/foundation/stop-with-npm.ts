const LOOK_EVERY_MS = 500;

/**
 * Stops a process that was started by `npm run` when npm has exited. npm sends signals to the shell in between, which
 * exits without forwarding them.
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
