/** Wakes a listener that waits for work. */
export interface Notifier {
  ring(): void;
  /** Waits until `ring` is called, at most for the given time. Returns at once if it was called since the last wait. */
  heard(milliseconds: number): Promise<void>;
}

/** Makes a notifier for a single listener. */
export function makeNotifier(): Notifier {
  let isRung = false;
  let wake = (): void => {};
  return {
    ring() {
      isRung = true;
      wake();
    },
    async heard(milliseconds) {
      if (!isRung) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = setTimeout(resolve, milliseconds);
        timer.unref();
        await promise;
        clearTimeout(timer);
      }
      isRung = false;
    },
  };
}
