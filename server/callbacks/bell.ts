/** Wakes a listener that waits for something to do. */
export interface Bell {
  ring(): void;
  /** Waits until it is rung, unless it was since the last time, or until the time is over. */
  heard(milliseconds: number): Promise<void>;
}

/** Makes a bell, which one listener hears. */
export function makeBell(): Bell {
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
