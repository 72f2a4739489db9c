import type { FastifyInstance } from 'fastify';
import type { ScratchRoom } from '../assets/scratch.ts';
import type { Settings } from '../config/settings.ts';
import { SettingsError } from '../config/settings-error.ts';
import { detailOf, isPassing } from '../database/availability.ts';
import { codeOf, hasCode } from '../foundation/error-code.ts';
import type { Log } from '../foundation/log.ts';
import { logThrottle } from '../foundation/log-throttle.ts';
import { BYTES_PER_MEGABYTE } from '../foundation/sizes.ts';
import { addressOf } from '../http/addresses.ts';
import { type BodyRoom, makeBodyRoom, makeSharedRoom } from '../http/body-room.ts';
import { Connections } from '../http/connections.ts';
import type { Draining } from '../http/draining.ts';
import { rememberKeys } from '../http/known-keys.ts';
import { type ListenerParts, makeListener } from '../http/listener.ts';
import { makeOverload, type Overload } from '../http/overload.ts';
import type { Capacity } from '../metrics/capacity-figures.ts';
import type { Handlers } from '../operations/call.ts';
import { BUILT_CONSOLE, servePages } from '../pages/pages.ts';
import type { Base } from './base.ts';
import type { WatchParts } from './observation.ts';

/** The capacity limits shared by all requests of the process, over both addresses. */
export interface Bounds {
  readonly bodyRoom: BodyRoom;
  readonly formRoom: BodyRoom;
  readonly overload: Overload;
}

/** Dependencies of listening. */
export interface ListeningParts
  extends WatchParts,
    Pick<Base, 'keys' | 'people' | 'limits' | 'addresses' | 'outages'> {
  readonly bounds: Bounds;
  readonly handlers: Handlers;
  readonly draining: Draining;
  readonly scratch: ScratchRoom;
  readonly log: Log;
}

/** Listens on one of the two addresses, and returns its URL. */
export type Listen = (address: 'main' | 'alternate', port: number) => Promise<string>;

/** The option to change if an address cannot be used. */
const PORT_SETTINGS = { main: '--port', alternate: '--alternate-port' } as const;
/** The maximum total size of large bodies over all requests: 512 MiB. */
const MAX_LARGE_BODIES_BYTES = 2 ** 29;

/**
 * Creates the capacity limits of the process.
 *
 * @param opened - ends the monitoring of the process
 */
export function boundsOf(
  { limits: { overload: limits } }: Settings,
  opened: AsyncDisposableStack,
): Bounds {
  const overload = makeOverload(limits);
  opened.defer(() => overload.end());
  return {
    bodyRoom: makeBodyRoom(MAX_LARGE_BODIES_BYTES),
    formRoom: makeSharedRoom(limits.formMegabytes * BYTES_PER_MEGABYTE),
    overload,
  };
}

/** How much of the capacity is in use. */
export function capacityOf({ overload, bodyRoom }: Bounds): Omit<Capacity, 'databaseCallsWaiting'> {
  const { underWay, upTo, busiest } = overload.load();
  return {
    requests: { underWay, upTo },
    busiestAccountRequests: busiest?.slots ?? 0,
    largeBodies: bodyRoom.taken(),
  };
}

/**
 * Creates a function that listens on an address. All addresses share the limits of the process.
 *
 * @param opened - closes the servers
 */
export function listening(
  { server, roles, timeouts, limits: entryLimits, originOf }: Settings,
  parts: ListeningParts,
  opened: AsyncDisposableStack,
): Listen {
  const { keys, people, addresses, handlers, limits, draining, scratch } = parts;
  const { metrics, tracing, log } = parts;
  const takesRequests = roles.includes('api');
  const shared = {
    handlers,
    draining,
    scratch,
    metrics,
    tracing,
    log,
    limits,
    ...parts.bounds,
    knownKeys: rememberKeys(),
    connections: new Connections(entryLimits.overload.connections),
    authenticators: { keys, sessions: people },
    entryLimits,
    isUnavailable: isPassing,
    onUnavailable: tellingOutages(parts.outages),
    headSeconds: timeouts.head,
    strict: server.strict,
    allowedOrigins: server.allowedOrigins,
    trustedProxies: server.trustedProxies,
    takesRequests,
    addPages: takesRequests ? pagesFrom(addresses) : undefined,
  };
  return async (address, port) => {
    const app = await makeListener({ ...shared, address, limitSeconds: timeouts[address] });
    opened.defer(() => app.close());
    try {
      await app.listen({ host: server.host, port });
    } catch (cause) {
      const origin = originOf(['server', 'host']);
      throw new SettingsError(whyNotListening(cause, { address, origin }), { cause });
    }
    return addressOf(app);
  };
}

/** Errors of a host that is not resolved, or not an address of this machine. */
const OF_HOST: ReadonlySet<string> = new Set([
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'EADDRNOTAVAIL',
  'EAFNOSUPPORT',
  'EINVAL',
]);

/** @param origin - where server.host was given */
function whyNotListening(
  cause: unknown,
  { address, origin }: { readonly address: keyof typeof PORT_SETTINGS; readonly origin: string },
): string {
  const detail = detailOf(cause);
  if (OF_HOST.has(codeOf(cause) ?? ''))
    return `${origin}: server.host must be an address of this machine: ${detail}.`;
  const advice = hasCode(cause, 'EADDRINUSE', 'EACCES')
    ? ` ${PORT_SETTINGS[address]} takes another port.`
    : '';
  return `The ${address} address cannot be used: ${detail}.${advice}`;
}

/**
 * Logs why the database does not answer requests, at a limited rate: during an outage all fail for the same reason, and
 * the last entry of each says that it was refused.
 */
function tellingOutages(outages: Base['outages']): ListenerParts['onUnavailable'] {
  const isToBeSaid = logThrottle();
  return (error, log) => {
    outages.suspect();
    const reason = String(error);
    if (isToBeSaid(reason)) log.warn({ reason }, 'database does not answer');
  };
}

/** Serves the pages at both addresses; they may load files from both. */
function pagesFrom(addresses: Base['addresses']): (app: FastifyInstance) => Promise<void> {
  const origins = (): readonly string[] => {
    const { main, alternate } = addresses;
    return [...new Set([main, alternate].map((address) => new URL(address).origin))];
  };
  const sources = () => ({ origins: origins() });
  return (app) => servePages(app, { folder: BUILT_CONSOLE, sources });
}
