import { isDeepStrictEqual } from 'node:util';
import { UnderWay } from '../foundation/under-way.ts';
import type { UpstreamKey } from './http/key-ring.ts';
import { openUpstreams, type UpstreamsParts } from './registry.ts';
import type { Upstreams as Opened, RoutesParts } from './route-table.ts';
import { tableOf } from './route-table.ts';
import type { Routes } from './routes.ts';
import { routesOn } from './routes.ts';
import type { UpstreamSettings } from './upstream-parts.ts';

/** The settings of upstreams and models. */
export interface RoutingSettings extends Pick<RoutesParts, 'models' | 'retries'> {
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
  extends Omit<UpstreamsParts, 'settings' | 'keys'>,
    Pick<RoutesParts, 'watch'> {}

/**
 * Opens the configured upstreams and the routes to them.
 *
 * @throws UpstreamSettingsError if one of them cannot be opened
 */
export function openRoutes(first: RoutingSettings, parts: LiveRoutesParts): LiveRoutes {
  const watched = parts.watch === undefined ? {} : { watch: parts.watch };
  let settings = first;
  let table = tableOf({
    ...first,
    upstreams: openUpstreams({ ...parts, settings: first.upstreams, keys: first.upstreamKeys }),
    ...watched,
  });
  const routes = routesOn(() => table);
  const underWay = new UnderWay<Promise<unknown>>();
  const leaving = new Set<Promise<void>>();
  const closing = Promise.withResolvers<void>();

  /** Tracks calls until they end, as a call may retry an upstream that has been removed meanwhile. */
  const remembered = <T>(work: Promise<T>): Promise<T> => {
    const end = underWay.add(work);
    work.then(end, end);
    return work;
  };

  /** Closes upstreams after their last call. */
  const letGo = (gone: Opened): void => {
    const earlier = Promise.allSettled(underWay);
    for (const [name, { upstream, guard }] of gone) {
      const idle = earlier.then(() => guard.whenIdle());
      const settled = Promise.race([idle, closing.promise])
        .then(() => upstream.close())
        .catch((error: unknown) => parts.log.warn({ error, upstream: name }, 'upstream not closed'))
        .finally(() => leaving.delete(settled));
      leaving.add(settled);
    }
  };

  return {
    candidates: routes.candidates,
    run: (routedCall, ask) => remembered(routes.run(routedCall, ask)),
    once: (routedCall, ask) => remembered(routes.once(routedCall, ask)),
    inquire: (name, signal, ask) => remembered(routes.inquire(name, signal, ask)),
    named: routes.named,
    get models() {
      return routes.models;
    },
    states: routes.states,
    replace(next) {
      const isSame = (name: string): boolean =>
        isDeepStrictEqual(next.upstreams[name], settings.upstreams[name]) &&
        isDeepStrictEqual(next.upstreamKeys.get(name), settings.upstreamKeys.get(name));
      const kept = new Map([...table.upstreams].filter(([name]) => isSame(name)));
      const gone = new Map([...table.upstreams].filter(([name]) => !kept.has(name)));
      const other = Object.entries(next.upstreams).filter(([name]) => !kept.has(name));
      const keys = next.upstreamKeys;
      const opened = openUpstreams({ ...parts, settings: Object.fromEntries(other), keys });
      table = tableOf({ ...next, upstreams: new Map([...kept, ...opened]), ...watched });
      settings = next;
      letGo(gone);
    },
    async close() {
      closing.resolve();
      await Promise.all([...table.upstreams.values()].map(({ upstream }) => upstream.close()));
      await Promise.all(leaving);
    },
  };
}
