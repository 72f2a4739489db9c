import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The gateway's figures about its requests. */
export interface RequestMetrics {
  /** Counts an answered request. */
  answered(request: { operation: string; status: number; seconds: number }): void;
  /** All figures in Prometheus' text form. */
  text(): Promise<string>;
}

const BUCKETS_SECONDS = [0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10, 60, 600];

/** Opens the figures. */
export function openMetrics(): RequestMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'patchbay_requests_total',
    help: 'Requests answered.',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'patchbay_request_seconds',
    help: 'Time from a request to its answer.',
    labelNames: ['operation'],
    buckets: BUCKETS_SECONDS,
    registers: [registry],
  });
  return {
    answered({ operation, status, seconds }) {
      requests.inc({ operation, status });
      durations.observe({ operation }, seconds);
    },
    text: () => registry.metrics(),
  };
}
