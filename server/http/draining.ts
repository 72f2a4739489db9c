/** Counts what is under way, so that a gateway that is asked to stop can finish it. */
export interface Draining {
  /** Whether new work is refused. */
  readonly isStopping: boolean;
  /** Marks the start of a request; the function that is returned marks its end. */
  begin(): () => void;
  /** Refuses new work from now on; resolves when nothing is under way, or after a time. */
  drain(withinSeconds: number): Promise<void>;
}

/** Makes a counter. */
export function makeDraining(): Draining {
  let isStopping = false;
  let underWay = 0;
  const idle = Promise.withResolvers<void>();
  return {
    get isStopping() {
      return isStopping;
    },
    begin() {
      underWay += 1;
      return () => {
        underWay -= 1;
        if (isStopping && underWay === 0) idle.resolve();
      };
    },
    async drain(withinSeconds) {
      isStopping = true;
      if (underWay === 0) return;
      const timer = setTimeout(idle.resolve, withinSeconds * 1000);
      await idle.promise;
      clearTimeout(timer);
    },
  };
}
