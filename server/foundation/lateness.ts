import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How late a process has done what was due, in milliseconds. */
export interface Lateness {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly stddev: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
}

/** Sees how late a process does what is due. */
export interface LatenessWatch {
  /** Since it was asked before, without what is late just then. `undefined` where nothing was done that was due. */
  take(): Lateness | undefined;
  end(): void;
}

const NANOSECONDS_A_MILLISECOND = 1_000_000;

/**
 * Begins to see how late this process does what is due.
 *
 * @param everyMs - how often something is due, in milliseconds. Each time wakes a process that rests, which takes about
 * as long as a small request.
 */
export function watchLateness(everyMs: number): LatenessWatch {
  const gaps = monitorEventLoopDelay({ resolution: everyMs });
  gaps.enable();
  const late = (gap: number): number => Math.max(0, gap / NANOSECONDS_A_MILLISECOND - everyMs);
  return {
    take() {
      if (gaps.count === 0) return undefined;
      const lateness = {
        min: late(gaps.min),
        max: late(gaps.max),
        mean: late(gaps.mean),
        stddev: gaps.stddev / NANOSECONDS_A_MILLISECOND,
        p50: late(gaps.percentile(50)),
        p90: late(gaps.percentile(90)),
        p99: late(gaps.percentile(99)),
      };
      gaps.reset();
      return lateness;
    },
    end: () => void gaps.disable(),
  };
}
