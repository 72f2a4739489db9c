/** Wakes a listener that waits for work. */
export interface Notifier {
  notify(): void;
  /** Waits until `notify` is called, at most for the given time. Returns at once if it was called since the last wait. */
  wait(milliseconds: number): Promise<void>;
}

/** Makes a notifier for a single listener. */
export function makeNotifier(): Notifier {
  let isNotified = false;
  let wake = (): void => {};
  return {
    notify() {
      isNotified = true;
      wake();
    },
    async wait(milliseconds) {
      if (!isNotified) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = setTimeout(resolve, milliseconds);
        timer.unref();
        await promise;
        clearTimeout(timer);
      }
      isNotified = false;
    },
  };
}
