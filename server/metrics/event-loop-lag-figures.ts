import { Gauge, type Registry } from 'prom-client';
import { MILLISECONDS_PER_SECOND } from '../foundation/durations.ts';
import { type EventLoopLag, watchEventLoopLag } from '../foundation/event-loop-lag.ts';

/** The metrics, under prom-client's names, which existing dashboards use. */
const FIGURES: Readonly<Record<keyof EventLoopLag, string>> = {
  min: 'The minimum event loop delay since the last reading.',
  max: 'The maximum event loop delay since the last reading.',
  mean: 'The mean event loop delay since the last reading.',
  stddev: 'The standard deviation of the event loop delay since the last reading.',
  p50: 'The 50th percentile of the event loop delay since the last reading.',
  p90: 'The 90th percentile of the event loop delay since the last reading.',
  p99: 'The 99th percentile of the event loop delay since the last reading.',
};

const LOOK_EVERY_MS = 200;

/**
 * Exposes the event loop delay since the last scrape, in seconds. Replaces prom-client's own metrics, which wake the
 * process a hundred times a second, and count the time between two scrapes as delay.
 */
export function openEventLoopLagFigures(registry: Registry): void {
  const watch = watchEventLoopLag(LOOK_EVERY_MS);
  const gauges = new Map<string, Gauge>();
  const show = (): void => {
    const eventLoopLag = watch.take();
    if (eventLoopLag === undefined) return;
    for (const [name, milliseconds] of Object.entries(eventLoopLag)) {
      gauges.get(name)?.set(milliseconds / MILLISECONDS_PER_SECOND);
    }
  };
  for (const [name, help] of Object.entries(FIGURES)) {
    const full = `nodejs_eventloop_lag_${name}_seconds`;
    registry.removeSingleMetric(full);
    // The collector of the first gauge sets all of them.
    const collect = gauges.size === 0 ? { collect: show } : {};
    gauges.set(name, new Gauge({ name: full, help, registers: [registry], ...collect }));
  }
}
