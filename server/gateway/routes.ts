import type { Settings } from '../config/settings.ts';
import type { Clock } from '../foundation/clock.ts';
import type { Log } from '../foundation/log.ts';
import { type LiveRoutes, openRoutes } from '../upstreams/live-routes.ts';
import type { Upstream } from '../upstreams/port/upstream.ts';
import { guarded } from '../upstreams/registry.ts';
import { makeRoutes } from '../upstreams/routes.ts';
import { type CallWatchParts, watchCalls } from './observation.ts';

/** Dependencies of the routes to upstreams. */
interface RoutesBase extends CallWatchParts {
  readonly log: Log;
  readonly clock: Clock;
  /** Upstreams that are already open, by name; they replace the configured ones. */
  readonly upstreams?: ReadonlyMap<string, Upstream>;
}

/** Opens the upstreams, and the routes to them by model name. */
export function openLiveRoutes(settings: Settings, base: RoutesBase): LiveRoutes {
  const { upstreams } = base;
  return upstreams === undefined
    ? openConfigured(settings, base)
    : routesTo(upstreams, settings, base);
}

function openConfigured(settings: Settings, base: RoutesBase): LiveRoutes {
  const { log, clock, tracing } = base;
  const now = () => clock.now();
  const traceHeaders = () => tracing.headers();
  return openRoutes(settings, { log, now, traceHeaders, watch: watchCalls(base) });
}

/** Upstreams that were passed in stay as they are, whatever later settings say. */
function routesTo(
  upstreams: ReadonlyMap<string, Upstream>,
  { models, retries }: Settings,
  base: RoutesBase,
): LiveRoutes {
  return {
    ...makeRoutes({ models, retries, upstreams: guarded(upstreams), watch: watchCalls(base) }),
    replace: () => {},
    async close() {
      await Promise.all([...upstreams.values()].map((upstream) => upstream.close()));
    },
  };
}
