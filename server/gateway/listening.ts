import type { FastifyInstance } from 'fastify';
import type { ScratchRoom } from '../assets/scratch.ts';
import type { Settings } from '../config/settings.ts';
import { SettingsMistake } from '../config/settings-mistake.ts';
import { detailOf, isConflict, isUnavailable } from '../database/availability.ts';
import type { Log } from '../foundation/log.ts';
import { addressOf } from '../http/addresses.ts';
import { type BodyRoom, makeBodyRoom } from '../http/body-room.ts';
import { boundConnections } from '../http/connections.ts';
import type { Draining } from '../http/draining.ts';
import { makeListener } from '../http/listener.ts';
import { makeOverload, type Overload } from '../http/overload.ts';
import type { Capacity } from '../metrics/capacity-figures.ts';
import type { Handlers } from '../operations/call.ts';
import { BUILT_CONSOLE, servePages } from '../pages/pages.ts';
import type { Base } from './base.ts';
import type { WatchParts } from './observation.ts';

/** The bounds that all requests of the process share, whichever address they come by. */
export interface Bounds {
  readonly bodyRoom: BodyRoom;
  readonly overload: Overload;
}

/** What answering requests stands on. */
export interface ListeningParts
  extends WatchParts,
    Pick<Base, 'keys' | 'people' | 'limits' | 'addresses'> {
  readonly bounds: Bounds;
  readonly handlers: Handlers;
  readonly draining: Draining;
  readonly scratch: ScratchRoom;
  readonly log: Log;
}

/** Listens on one of the two addresses; answers how it is reached. */
export type Listen = (address: 'main' | 'alternate', port: number) => Promise<string>;

/** The option to change where an address cannot be used. */
const PORT_SETTINGS = { main: '--port', alternate: '--alt-port' } as const;
/** The large bodies of all requests together: 512 MiB. */
const LARGE_BODIES_BYTES_UP_TO = 2 ** 29;

/** Makes the bounds of the process. */
export function boundsOf({ limits: { overload } }: Settings): Bounds {
  return { bodyRoom: makeBodyRoom(LARGE_BODIES_BYTES_UP_TO), overload: makeOverload(overload) };
}

/** How much of the bounds is used. */
export function capacityOf({ overload, bodyRoom }: Bounds): Capacity {
  const { underWay, upTo, busiest } = overload.load();
  return {
    requests: { underWay, upTo },
    busiestAccountRequests: busiest?.places ?? 0,
    largeBodies: bodyRoom.taken(),
  };
}

/**
 * Makes a function that listens on an address. All addresses share the bounds of the process.
 *
 * @param opened - closes them
 */
export function listening(
  { server, roles, timeouts, limits: entryLimits }: Settings,
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
    connections: boundConnections(entryLimits.overload.connections),
    doorkeepers: { keys, sessions: people },
    entryLimits,
    isUnavailable: isDatabaseAway,
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
      const detail = `${detailOf(cause)}. ${PORT_SETTINGS[address]} takes another port.`;
      throw new SettingsMistake(`The ${address} address cannot be used: ${detail}`, { cause });
    }
    return addressOf(app);
  };
}

/** Pages are served at both addresses, and may show files from both. */
function pagesFrom(addresses: Base['addresses']): (app: FastifyInstance) => Promise<void> {
  const origins = (): readonly string[] => {
    const { main, alternate } = addresses;
    return [...new Set([main, alternate].map((address) => new URL(address).origin))];
  };
  const sources = () => ({ origins: origins() });
  return (app) => servePages(app, { folder: BUILT_CONSOLE, sources });
}

/** Whether the database is away. A rolled back transaction counts as well, as it may succeed if repeated. */
function isDatabaseAway(error: unknown): boolean {
  return isUnavailable(error) || isConflict(error);
}
