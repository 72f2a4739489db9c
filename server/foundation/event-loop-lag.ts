import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How late the timers of a process have run, in milliseconds. */
export interface EventLoopLag {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly stddev: number;
  readonly p50: number;
  readonly p90: number;
  readonly p99: number;
}

/** Measures event loop delay: how late a process runs its timers. */
export interface EventLoopLagWatch {
  /** The delay since the last call, excluding a block that is still going on. `undefined` if no timer has run. */
  take(): EventLoopLag | undefined;
  end(): void;
}

const NANOSECONDS_PER_MILLISECOND = 1_000_000;

/**
 * Starts measuring how late this process runs its timers.
 *
 * @param everyMs - the interval of the measuring timer, in milliseconds. Each run wakes an idle process, which costs
 * about as much as a small request
 */
export function watchEventLoopLag(everyMs: number): EventLoopLagWatch {
  const gaps = monitorEventLoopDelay({ resolution: everyMs });
  gaps.enable();
  const late = (gap: number): number => Math.max(0, gap / NANOSECONDS_PER_MILLISECOND - everyMs);
  return {
    take() {
      if (gaps.count === 0) return undefined;
      const eventLoopLag = {
        min: late(gaps.min),
        max: late(gaps.max),
        mean: late(gaps.mean),
        stddev: gaps.stddev / NANOSECONDS_PER_MILLISECOND,
        p50: late(gaps.percentile(50)),
        p90: late(gaps.percentile(90)),
        p99: late(gaps.percentile(99)),
      };
      gaps.reset();
      return eventLoopLag;
    },
    end: () => void gaps.disable(),
  };
}
