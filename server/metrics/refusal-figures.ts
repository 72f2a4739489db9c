import { Counter, type Registry } from 'prom-client';

/** The metrics of rejected requests. */
export interface RefusalFigures {
  /** A request exceeds a limit. */
  limited(request: { operation: string; limit: string }): void;
  /** A request is rejected because the process is overloaded. */
  shed(request: { operation: string; reason: string }): void;
}

/** Opens the metrics of rejected requests. */
export function openRefusalFigures(registry: Registry): RefusalFigures {
  const registers = [registry];
  const limited = new Counter({
    name: 'patchbay_requests_limited_total',
    help: 'Requests beyond a limit, which were answered 429. The limit is named as in the header RateLimit-Policy.',
    labelNames: ['operation', 'limit'],
    registers,
  });
  const shed = new Counter({
    name: 'patchbay_requests_shed_total',
    help: 'Requests that were answered 503 because the process had too much to do. The reason is requests, event-loop, memory, or bodies where large ones had no room.',
    labelNames: ['operation', 'reason'],
    registers,
  });
  return {
    limited: (request) => limited.inc(request),
    shed: (request) => shed.inc(request),
  };
}
