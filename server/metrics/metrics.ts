import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Log } from '../foundation/log.ts';
import type { Backlog } from '../jobs/backlog.ts';
import { openBuildFigure } from './build-figure.ts';
import { type CapacitySources, openCapacityFigures } from './capacity-figures.ts';
import { openEventLoopLagFigures } from './event-loop-lag-figures.ts';
import { type JobFigures, openJobFigures } from './job-figures.ts';
import { modelLabels } from './model-label.ts';
import { openRefusalFigures, type RefusalFigures } from './refusal-figures.ts';
import { remembered } from './remembered.ts';
import { openRequestFigures, type RequestFigures } from './request-figures.ts';
import {
  openUpstreamFigures,
  type UpstreamFigures,
  type UpstreamStates,
} from './upstream-figures.ts';

/** The gateway's metrics. */
export interface Metrics extends RequestFigures, RefusalFigures, UpstreamFigures, JobFigures {
  /** Sets the sources of metrics that are computed when they are read. */
  follow(sources: MetricSources): void;
  /** All metrics in Prometheus' text format. Never fails, even if a source does. */
  text(): Promise<string>;
}

/** The sources of metrics that are computed when they are read. */
export interface MetricSources extends CapacitySources {
  /** Whether the contract or the configuration names a model. */
  readonly isNamed: (model: string) => boolean;
  readonly upstreams: () => UpstreamStates;
  /** Reads the backlog from the database. */
  readonly backlog: () => Promise<Backlog | undefined>;
}

/** The sampling interval of prom-client's own event loop monitor, whose results are not used. */
const SELDOM_MS = 3_600_000;
/** Several scrapers cause only one query of the database. */
const BACKLOG_FRESH_SECONDS = 5;
const DISK_FRESH_SECONDS = 1;
/** Shorter than the usual timeout of scrapers, about ten seconds. */
const MAX_BACKLOG_SECONDS = 3;

const NOTHING: MetricSources = {
  capacity: () => undefined,
  disk: async () => undefined,
  isNamed: () => false,
  upstreams: () => new Map(),
  backlog: async () => undefined,
};

/** Opens the metrics. */
export function openMetrics(log: Log): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: SELDOM_MS });
  openBuildFigure(registry);
  openEventLoopLagFigures(registry);
  let sources = NOTHING;
  const modelLabel = modelLabels((model) => sources.isNamed(model));
  const backlog = remembered(() => sources.backlog(), {
    freshSeconds: BACKLOG_FRESH_SECONDS,
    secondsUpTo: MAX_BACKLOG_SECONDS,
    onFailure: (error) => log.warn({ reason: String(error) }, 'backlog could not be counted'),
  });
  openCapacityFigures(registry, {
    capacity: () => sources.capacity(),
    disk: remembered(() => sources.disk(), {
      freshSeconds: DISK_FRESH_SECONDS,
      secondsUpTo: MAX_BACKLOG_SECONDS,
      onFailure: (error) =>
        log.warn({ reason: String(error) }, 'free disk space could not be read'),
    }),
  });
  return {
    ...openRequestFigures(registry, modelLabel),
    ...openRefusalFigures(registry),
    ...openUpstreamFigures(registry, { modelLabel, states: () => sources.upstreams() }),
    ...openJobFigures(registry, backlog),
    follow: (given) => {
      sources = given;
    },
    text: () => registry.metrics(),
  };
}
