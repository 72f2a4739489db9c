import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How late a process has run its timers, in milliseconds. */
export interface Lateness {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly stddev: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
}

/** Measures how late a process runs its timers. */
export interface LatenessWatch {
  /** The lateness since the last call, without that of the present moment. `undefined` where no timer has run. */
  take(): Lateness | undefined;
  end(): void;
}

const NANOSECONDS_A_MILLISECOND = 1_000_000;

/**
 * Begins to measure how late this process runs its timers.
 *
 * @param everyMs - how often a timer is due, in milliseconds. Each one wakes an idle process, which costs about as much
 *   as a small request
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
