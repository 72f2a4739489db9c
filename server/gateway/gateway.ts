import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NewKey } from '../accounts/key-record.ts';
import type { LocalAccount } from '../accounts/local-account.ts';
import type { PasswordHashing } from '../accounts/people/password-hashing.ts';
import { openScratchRoom, type ScratchRoom } from '../assets/scratch.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { type Clock, systemClock } from '../foundation/clock.ts';
import { diskRoomOf } from '../foundation/free-bytes.ts';
import type { Log } from '../foundation/log.ts';
import { withoutSlash } from '../http/addresses.ts';
import { type Draining, makeDraining } from '../http/draining.ts';
import { type OnCrashPoint, unobserved } from '../jobs/job/crash-points.ts';
import { limitSignIns } from '../limits/sign-ins.ts';
import { openMetrics } from '../metrics/metrics.ts';
import { makeHandlers } from '../operations/handlers.ts';
import { isContractModel } from '../operations/served-models.ts';
import type { GatewayState, Services } from '../operations/services.ts';
import { unservedModels } from '../operations/unserved-models.ts';
import type { LiveRoutes } from '../upstreams/live-routes.ts';
import type { Upstream } from '../upstreams/port/upstream.ts';
import { rememberCalls } from '../upstreams/recent-calls.ts';
import { type Base, openBase } from './base.ts';
import { type Bounds, boundsOf, capacityOf, listening } from './listening.ts';
import { type CallWatchParts, openTracing, watchShedding } from './observation.ts';
import { openLiveRoutes } from './routes.ts';
import { openWork, type Work } from './work.ts';

/** A running gateway. */
export interface Gateway {
  /** The URL of the main address, without a trailing slash. */
  readonly url: string;
  /**
   * The URL of the alternate address, which has a longer timeout; in a process that takes no requests, that of the main
   * one.
   */
  readonly alternateUrl: string;
  /** The public URL of the main address, without a trailing slash. */
  readonly publicUrl: string;
  readonly account: LocalAccount;
  /**
   * Applies new settings without dropping a request: upstreams, models, retries and the log level. All other settings
   * need a restart.
   *
   * @throws UpstreamSettingsError if an upstream cannot be opened; then nothing is changed
   */
  reload(settings: Settings): void;
  /**
   * Announces the shutdown for `timeouts.notice`, then refuses new work, drains the work in flight, and closes
   * everything.
   */
  stop(): Promise<void>;
}

/** Dependencies and options of a gateway. */
export interface GatewayParts {
  readonly log: Log;
  readonly clock?: Clock;
  /** A database that is already open, in place of the configured one. The gateway closes it. */
  readonly database?: Database;
  /** Upstreams that are already open, by name, in place of the configured ones. The gateway closes them. */
  readonly upstreams?: ReadonlyMap<string, Upstream>;
  /** Called at each point where a crash must do no harm. */
  readonly onCrashPoint?: OnCrashPoint;
  /** Called with the key that a first start creates, as soon as it exists. */
  readonly onFirstKey?: (key: NewKey) => void;
  /** How to hash passwords, in place of the default, which is deliberately slow. */
  readonly passwordHashing?: PasswordHashing;
}

/** How long shutdown waits for a trace collector that does not respond, in seconds. */
const MAX_LAST_TRACES_SECONDS = 3;
const REST_GIVES_WAY_MS = 50;

/**
 * Starts a gateway: opens everything, from the database to the listeners on both addresses.
 *
 * @throws FolderInUse if another process uses its data folder
 * @throws UpstreamSettingsError if an upstream cannot be opened
 */
export async function startGateway(settings: Settings, parts: GatewayParts): Promise<Gateway> {
  await using opened = new AsyncDisposableStack();
  const { log, clock = systemClock, onCrashPoint = unobserved } = parts;
  const metrics = openMetrics(log);
  const tracing = await openTracing(settings, log);
  opened.defer(() => tracing.close(MAX_LAST_TRACES_SECONDS));
  const callMemory = rememberCalls(() => clock.now());
  const watched = { ...parts, clock, metrics, tracing, callMemory };
  // Before the database, so that nothing has been written if an upstream cannot be opened.
  const routes = openLiveRoutes(settings, watched);
  opened.defer(() => routes.close());
  const base = await openBase(settings, { ...parts, clock }, opened);
  const alone = base.database.engine.kind === 'pglite';
  const scratch = await openScratchRoom(join(settings.data, 'scratch'), { alone });
  opened.defer(() => scratch.close());
  const work = await openWork(
    settings,
    { ...watched, ...base, routes, scratch, onCrashPoint },
    opened,
  );
  const inside: Inside = { ...watched, ...base, work, routes, scratch, draining: makeDraining() };
  const addresses = await listenOnBoth(settings, inside, opened);
  await work.opened();
  if (settings.roles.includes('worker')) await work.start();
  warnOfSettings(settings, routes, log);
  return { ...addresses, ...handleOf(settings, inside, opened.move()) };
}

/** Everything that a gateway has opened. */
interface Inside extends Base, CallWatchParts {
  readonly log: Log;
  readonly clock: Clock;
  readonly work: Work;
  readonly routes: LiveRoutes;
  readonly scratch: ScratchRoom;
  readonly draining: Draining;
}

/** Listens on both addresses, the main one first. */
async function listenOnBoth(
  settings: Settings,
  inside: Inside,
  opened: AsyncDisposableStack,
): Promise<Pick<Gateway, 'url' | 'alternateUrl' | 'publicUrl'>> {
  const { server, roles } = settings;
  const { addresses, metrics, log } = inside;
  const bounds = boundsOf(settings, opened);
  followGateway(settings, inside, bounds);
  const handlers = makeHandlers(servicesOf(settings, inside));
  const requestMetrics = watchShedding(metrics, bounds.overload, log);
  const edge = { ...inside, handlers, bounds, metrics: requestMetrics };
  const listen = listening(settings, edge, opened);
  const url = await listen('main', server.port);
  addresses.main = withoutSlash(server.publicUrl ?? url);
  addresses.alternate = addresses.main;
  // First answers the requests that waited for the gateway to start: nobody waits for the remaining steps yet.
  await sleep(REST_GIVES_WAY_MS);
  const alternateUrl = roles.includes('api')
    ? await listen('alternate', server.alternatePort)
    : url;
  // Where a proxy stands before the main one alone, the port of the other means nothing outside.
  const named = server.alternatePublicUrl ?? server.publicUrl ?? alternateUrl;
  addresses.alternate = withoutSlash(named);
  addresses.areOpen = true;
  return { url, alternateUrl, publicUrl: addresses.main };
}

/** Connects the metrics to the parts of the gateway that they report on. */
function followGateway(
  { data }: Settings,
  { metrics, routes, work, database }: Inside,
  bounds: Bounds,
): void {
  metrics.follow({
    isNamed: (model) => isContractModel(model) || routes.models.some(({ id }) => id === model),
    upstreams: () => routes.states(),
    backlog: () => work.backlog(),
    capacity: () => ({ ...capacityOf(bounds), databaseCallsWaiting: database.waiting() }),
    disk: () => diskRoomOf(data),
  });
}

/** Assembles the services that operations use. */
function servicesOf({ limits, roles }: Settings, inside: Inside): Services {
  const { log, clock, routes, callMemory, database, work } = inside;
  const { assets, accessWatch, changes, keptResponses, keys, ledger, lifetimes } = inside;
  const { people, prices, reports, textAnswers, textUsage } = inside;
  const { jobs, receivers, sources, callbacks, secrets, firstAnswers, redeliver, addressOf } = work;
  return {
    log,
    clock,
    queries: database.queries,
    startedAt: clock.now(),
    roles,
    state: stateOf(inside),
    onShutdown: inside.draining.onExpired,
    lifetimes,
    operatorAccountId: inside.account.accountId,
    accountLimits: { ...limits.account, ...limits.stored },
    admitSignIn: limitSignIns(inside.limits, limits.people),
    people,
    keys,
    changes,
    accessWatch,
    routes,
    callMemory,
    assets,
    sources,
    ledger,
    prices,
    reports,
    textUsage,
    textAnswers,
    keptResponses,
    jobs,
    addressOf,
    firstAnswers,
    receivers,
    callbacks,
    secrets,
    redeliver,
  };
}

/** Assembles the handle that controls a running gateway. */
function handleOf(
  { timeouts }: Settings,
  { account, routes, work, draining, log }: Inside,
  opened: AsyncDisposableStack,
): Pick<Gateway, 'account' | 'reload' | 'stop'> {
  return {
    account,
    reload(next) {
      routes.replace(next);
      log.level = next.log.level;
      warnOfSettings(next, routes, log);
    },
    async stop() {
      log.info('stopping');
      try {
        await draining.announce(timeouts.notice);
        work.endStreams();
        const deadline = performance.now() + timeouts.shutdown * 1000;
        await draining.drain(timeouts.shutdown);
        await work.stop(Math.max(0, deadline - performance.now()) / 1000);
      } finally {
        await opened.disposeAsync();
      }
      log.info('stopped');
    },
  };
}

/**
 * Warns of options without effect and of models that no operation can use. These are mistakes in the settings, but no
 * reason not to serve the others.
 */
function warnOfSettings({ models, passedOver }: Settings, routes: LiveRoutes, log: Log): void {
  for (const message of passedOver) log.warn({ message }, 'setting without effect');
  for (const { message, ...where } of unservedModels(models, routes.named)) {
    log.warn({ ...where, message }, 'model that serves no operation');
  }
}

function stateOf({ database, assets, addresses, work, metrics, draining }: Inside): GatewayState {
  return {
    metrics: () => metrics.text(),
    addresses: () => addresses,
    readiness: oneAtATime(async () => ({
      database: await database.isAlive(),
      queue: await work.queue.isAlive(),
      assets: await assets.store.isAlive(),
      accepting: addresses.areOpen && !draining.isLeaving,
    })),
  };
}

/** Shares the answer with all who ask meanwhile: anybody may ask, and each check is work for database and file store. */
function oneAtATime<T>(check: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | undefined;
  return () => {
    current ??= check().finally(() => {
      current = undefined;
    });
    return current;
  };
}
