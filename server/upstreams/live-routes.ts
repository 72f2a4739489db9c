import { isDeepStrictEqual } from 'node:util';
import type { Log } from '../foundation/log.ts';
import { UnderWay } from '../foundation/under-way.ts';
import type { UpstreamKey } from './http/key-ring.ts';
import { openUpstreams, type UpstreamsParts } from './registry.ts';
import type { Upstreams as Opened, RoutesParts } from './route-table.ts';
import { tableOf } from './route-table.ts';
import type { Routes } from './routes.ts';
import { routesOn } from './routes.ts';
import type { UpstreamSettings } from './upstream-parts.ts';

/** The settings of upstreams and models. */
export interface RoutingSettings
  extends Pick<RoutesParts, 'models' | 'retries'>,
    Pick<UpstreamsParts, 'originOf'> {
  /** By the upstream's name in the configuration. */
  readonly upstreams: Readonly<Record<string, UpstreamSettings>>;
  /** The keys of upstreams, by the same names. */
  readonly upstreamKeys: ReadonlyMap<string, readonly UpstreamKey[]>;
}

/** Routes that can be replaced while calls are in flight. */
export interface LiveRoutes extends Routes {
  /**
   * Replaces the settings. Upstreams with unchanged settings stay open and keep their state; the others are closed
   * after their last call.
   *
   * @throws UpstreamSettingsError if an upstream cannot be opened; the old settings then stay in effect
   */
  replace(settings: RoutingSettings): void;
  close(): Promise<void>;
}

/** Dependencies of live routes. */
export interface LiveRoutesParts
  extends Omit<UpstreamsParts, 'settings' | 'keys' | 'originOf'>,
    Pick<RoutesParts, 'watch'> {}

/**
 * Opens the configured upstreams and the routes to them.
 *
 * @throws UpstreamSettingsError if one of them cannot be opened
 */
export function openRoutes(first: RoutingSettings, parts: LiveRoutesParts): LiveRoutes {
  const { watch } = parts;
  let settings = first;
  let table = tableOf({
    ...first,
    upstreams: opened(first, first.upstreams, parts),
    watch,
  });
  const routes = routesOn(() => table);
  const removal = new Removal(parts.log);
  return {
    candidates: routes.candidates,
    run: (routedCall, ask) => removal.track(routes.run(routedCall, ask)),
    once: (namedCall, ask) => removal.track(routes.once(namedCall, ask)),
    retried: (namedCall, ask) => removal.track(routes.retried(namedCall, ask)),
    inquire: (name, signal, ask) => removal.track(routes.inquire(name, signal, ask)),
    named: routes.named,
    get models() {
      return routes.models;
    },
    states: routes.states,
    replace(next) {
      const kept = unchanged(table.upstreams, settings, next);
      const gone = new Map([...table.upstreams].filter(([name]) => !kept.has(name)));
      const other = Object.entries(next.upstreams).filter(([name]) => !kept.has(name));
      const fresh = opened(next, Object.fromEntries(other), parts);
      table = tableOf({ ...next, upstreams: new Map([...kept, ...fresh]), watch });
      settings = next;
      removal.close(gone);
    },
    async close() {
      const closed = [...table.upstreams.values()].map(({ upstream }) => upstream.close());
      await Promise.all([...closed, removal.end()]);
    },
  };
}

/** Opens some of the configured upstreams. */
function opened(
  { upstreamKeys: keys, originOf }: RoutingSettings,
  settings: RoutingSettings['upstreams'],
  parts: LiveRoutesParts,
): Opened {
  return openUpstreams({ ...parts, settings, keys, originOf });
}

/** The open upstreams whose settings and keys stay the same. */
function unchanged(open: Opened, old: RoutingSettings, next: RoutingSettings): Opened {
  const isSame = (name: string): boolean =>
    isDeepStrictEqual(next.upstreams[name], old.upstreams[name]) &&
    isDeepStrictEqual(next.upstreamKeys.get(name), old.upstreamKeys.get(name));
  return new Map([...open].filter(([name]) => isSame(name)));
}

/** Closes upstreams that are removed from the settings, after their last call. */
class Removal {
  readonly #log: Log;
  readonly #underWay = new UnderWay<Promise<unknown>>();
  readonly #leaving = new Set<Promise<void>>();
  readonly #closing = Promise.withResolvers<void>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Tracks a call until it ends, as it may retry an upstream that has been removed meanwhile. */
  track<T>(call: Promise<T>): Promise<T> {
    const end = this.#underWay.add(call);
    call.then(end, end);
    return call;
  }

  close(gone: Opened): void {
    const earlier = Promise.allSettled(this.#underWay);
    for (const [name, { upstream, guard }] of gone) {
      const idle = earlier.then(() => guard.whenIdle());
      const settled = Promise.race([idle, this.#closing.promise])
        .then(() => upstream.close())
        .catch((error: unknown) => this.#log.warn({ error, upstream: name }, 'upstream not closed'))
        .finally(() => this.#leaving.delete(settled));
      this.#leaving.add(settled);
    }
  }

  /** Closes the removed upstreams without waiting for their calls. */
  async end(): Promise<void> {
    this.#closing.resolve();
    await Promise.all(this.#leaving);
  }
}
