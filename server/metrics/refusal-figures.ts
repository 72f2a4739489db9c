import { Counter, type Registry } from 'prom-client';

/** The metrics of rejected requests. */
export interface RefusalFigures {
  /** A request exceeded a limit. */
  limited(request: { operation: string; limit: string }): void;
  /** A request was rejected because the process is overloaded. */
  shed(request: { operation: string; reason: string }): void;
}

/** Opens the metrics of rejected requests. */
export function openRefusalFigures(registry: Registry): RefusalFigures {
  const registers = [registry];
  const limited = new Counter({
    name: 'patchbay_requests_limited_total',
    help: 'Requests over a limit, answered with 429. The limit is named as in the header RateLimit-Policy.',
    labelNames: ['operation', 'limit'],
    registers,
  });
  const shed = new Counter({
    name: 'patchbay_requests_shed_total',
    help: 'Requests answered with 503 because the process is overloaded. The reason is requests, event-loop, memory, or bodies (no room for large ones).',
    labelNames: ['operation', 'reason'],
    registers,
  });
  return {
    limited: (request) => limited.inc(request),
    shed: (request) => shed.inc(request),
  };
}
