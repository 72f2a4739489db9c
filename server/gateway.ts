import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NewKey } from './accounts/key-record.ts';
import type { LocalAccount } from './accounts/local-account.ts';
import { openScratchRoom } from './assets/scratch.ts';
import type { Settings } from './config/settings.ts';
import type { Database } from './database/database.ts';
import { type Clock, systemClock } from './foundation/clock.ts';
import { diskRoomOf } from './foundation/free-bytes.ts';
import type { Log } from './foundation/log.ts';
import { type Base, openBase } from './gateway-base.ts';
import { boundsOf, capacityOf, listening } from './gateway-listening.ts';
import { openLiveRoutes } from './gateway-routes.ts';
import { openTracing, watchShedding } from './gateway-watch.ts';
import { openWork } from './gateway-work.ts';
import { withoutSlash } from './http/addresses.ts';
import { type Draining, makeDraining } from './http/draining.ts';
import type { Queue } from './jobs/queue.ts';
import { type OnStep, unobserved } from './jobs/steps.ts';
import { limitSignIns } from './limits/sign-ins.ts';
import { type Metrics, openMetrics } from './metrics/metrics.ts';
import { makeHandlers } from './operations/handlers.ts';
import { isContractModel } from './operations/served-models.ts';
import type { GatewayState, Services } from './operations/services.ts';
import { unservedModels } from './operations/unserved-models.ts';
import type { LiveRoutes } from './upstreams/live-routes.ts';
import type { Upstream } from './upstreams/port.ts';
import { rememberCalls } from './upstreams/recent-calls.ts';

/** A running gateway. */
export interface Gateway {
  /** The main address, without a slash at its end. */
  readonly url: string;
  /** The alternate address, which waits longer; the main one in a process that takes no requests. */
  readonly alternateUrl: string;
  readonly account: LocalAccount;
  /**
   * Applies new settings without dropping a request: upstreams, models, retries and the log's level. All others need a
   * restart.
   *
   * @throws UpstreamMistake where an upstream cannot be opened; everything stays as it is then
   */
  reload(settings: Settings): void;
  /**
   * Announces the stop for `timeouts.notice`, then refuses new work, finishes what is under way, and closes everything.
   */
  stop(): Promise<void>;
}

/** What a gateway is given. */
export interface GatewayParts {
  readonly log: Log;
  readonly clock?: Clock;
  /** A database that is open already, in place of the configured one. The gateway closes it. */
  readonly database?: Database;
  /** Upstreams that are open already, by their names, in place of the configured ones. The gateway closes them. */
  readonly upstreams?: ReadonlyMap<string, Upstream>;
  /** Told of the steps of jobs. */
  readonly onStep?: OnStep;
  /** Told of the key that a first start makes, as soon as it is made. */
  readonly onFirstKey?: (key: NewKey) => void;
}

/** How long the gateway's stop waits for a collector of traces that does not answer. */
const LAST_TRACES_SECONDS_UP_TO = 3;
const REST_GIVES_WAY_MS = 50;

/**
 * Starts a gateway: opens everything from the database up, and listens on both addresses.
 *
 * @throws FolderInUse where another process uses its data folder
 * @throws UpstreamMistake where an upstream cannot be opened
 */
export async function startGateway(settings: Settings, parts: GatewayParts): Promise<Gateway> {
  await using opened = new AsyncDisposableStack();
  const { log, clock = systemClock, onStep = unobserved } = parts;
  const metrics = openMetrics(log);
  const bounds = boundsOf(settings);
  const tracing = await openTracing(settings, log);
  opened.defer(() => tracing.close(LAST_TRACES_SECONDS_UP_TO));
  const callMemory = rememberCalls(() => clock.now());
  const watched = { ...parts, clock, metrics, tracing, callMemory };
  // Before the database, so that nothing has been written where an upstream cannot be opened.
  const routes = openLiveRoutes(settings, watched);
  opened.defer(() => routes.close());
  const base = await openBase(settings, { ...parts, clock }, opened);
  const alone = base.database.engine.kind === 'pglite';
  const scratch = await openScratchRoom(join(settings.data, 'scratch'), { alone });
  opened.defer(() => scratch.close());
  const workParts = { ...watched, ...base, routes, scratch, onStep };
  const work = await openWork(settings, workParts, opened);
  metrics.follow({
    isNamed: (model) => isContractModel(model) || routes.models.some(({ id }) => id === model),
    upstreams: () => routes.states(),
    backlog: () => work.backlog(),
    capacity: () => capacityOf(bounds),
    disk: () => diskRoomOf(settings.data),
  });
  const draining = makeDraining();
  const services: Services = {
    ...base,
    ...work,
    routes,
    clock,
    accountLimits: { ...settings.limits.account, ...settings.limits.stored },
    queries: base.database.queries,
    state: stateOf({ ...base, queue: work.queue, metrics, draining }),
    onShutdown: draining.onExpired,
    admitSignIn: limitSignIns(base.limits, settings.limits.people),
    startedAt: clock.now(),
    callMemory,
    operatorAccountId: base.account.accountId,
    roles: settings.roles,
  };
  const { timeouts, server, roles } = settings;
  const takesRequests = roles.includes('api');
  const handlers = makeHandlers(services);
  const requestMetrics = watchShedding(metrics, bounds.overload, log);
  const edge = { handlers, draining, scratch, tracing, log, bounds, metrics: requestMetrics };
  const listen = listening(settings, { ...base, ...edge }, opened);
  const { addresses } = base;
  const url = await listen('main', server.port);
  addresses.main = withoutSlash(server.publicUrl ?? url);
  addresses.alternate = addresses.main;
  // Requests that have waited for the gateway to start are answered first: nobody waits for the rest yet.
  await sleep(REST_GIVES_WAY_MS);
  const alternateUrl = takesRequests ? await listen('alternate', server.alternatePort) : url;
  addresses.alternate = withoutSlash(server.alternatePublicUrl ?? alternateUrl);
  await work.opened();
  if (roles.includes('worker')) await work.start();
  warnOfModels(settings, routes, log);
  const running = opened.move();
  return {
    url,
    alternateUrl,
    account: base.account,
    reload(next) {
      routes.replace(next);
      log.level = next.log.level;
      warnOfModels(next, routes, log);
    },
    async stop() {
      log.info('stopping');
      await draining.announce(timeouts.notice);
      work.endStreams();
      const deadline = performance.now() + timeouts.shutdown * 1000;
      await draining.drain(timeouts.shutdown);
      await work.stop(Math.max(0, deadline - performance.now()) / 1000);
      await running.disposeAsync();
      log.info('stopped');
    },
  };
}

/** Warns of models that no operation can use: a mistake in the settings, but no reason not to serve the others. */
function warnOfModels({ models }: Settings, routes: LiveRoutes, log: Log): void {
  for (const { message, ...where } of unservedModels(models, routes.named)) {
    log.warn({ ...where, message }, 'model that no operation can be served with');
  }
}

function stateOf({
  database,
  assets,
  addresses,
  queue,
  metrics,
  draining,
}: Base & {
  readonly queue: Queue;
  readonly metrics: Metrics;
  readonly draining: Draining;
}): GatewayState {
  return {
    metrics: () => metrics.text(),
    addresses: () => [addresses.main, addresses.alternate],
    readiness: async () => ({
      database: await database.isAlive(),
      queue: await queue.isAlive(),
      assets: await assets.store.isAlive(),
      accepting: !draining.isLeaving,
    }),
  };
}
