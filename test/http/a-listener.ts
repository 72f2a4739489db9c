import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { type OperationResults, operations } from '../../generated/operations.ts';
import type { Authentication, Keys } from '../../server/accounts/keys.ts';
import { openScratchRoom } from '../../server/assets/scratch.ts';
import type { KeyLimits } from '../../server/database/tables/account-tables.ts';
import { newIdentifier } from '../../server/foundation/identifiers.ts';
import { openLog } from '../../server/foundation/log.ts';
import { failed } from '../../server/foundation/outcome.ts';
import { problem } from '../../server/foundation/problems.ts';
import { untraced } from '../../server/foundation/tracing.ts';
import { type BodyRoom, makeBodyRoom, makeSharedRoom } from '../../server/http/body-room.ts';
import { Connections } from '../../server/http/connections.ts';
import { type Draining, makeDraining } from '../../server/http/draining.ts';
import { rememberKeys } from '../../server/http/known-keys.ts';
import { type ListenerParts, makeListener } from '../../server/http/listener.ts';
import { makeOverload, type Overload } from '../../server/http/overload.ts';
import type { AdmissionLimits } from '../../server/http/request-admission.ts';
import type { Sessions } from '../../server/http/session.ts';
import { openLimits } from '../../server/limits/limits.ts';
import { type Metrics, openMetrics } from '../../server/metrics/metrics.ts';
import type { Handlers } from '../../server/operations/call.ts';
import { type Answer, type CallOptions, type LogEntry, send, TEST_KEY } from '../a-gateway.ts';

/** The reply of a gateway that is well. */
export const HEALTH = {
  status: 'SUCCESS',
  message: 'Yes.',
  data: { baseUrl: 'http://127.0.0.1:8080', altBaseUrl: 'http://127.0.0.1:8081' },
} as const;

/** The reply of a gateway that serves no models. */
export const NO_MODELS = {
  object: 'list',
  data: [],
  has_more: false,
  first_id: null,
  last_id: null,
} as const satisfies OperationResults['listModels'];

/** A listener over the test's own operations. */
export interface TestListener {
  readonly url: string;
  readonly log: readonly LogEntry[];
  readonly draining: Draining;
  /** Sends a request with the test key. */
  call(path: string, options?: CallOptions): Promise<Answer>;
  /** Where requests have their files. */
  readonly folder: string;
  /** The scratch folders of requests that have files on disk. */
  scratch(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

/** Options of a listener under test, besides its operations. */
export interface TestListenerOptions {
  readonly strict?: boolean;
  readonly address?: 'main' | 'alternate';
  readonly limitSeconds?: number;
  readonly headSeconds?: number;
  /** The maximum number of open connections. */
  readonly connections?: number;
  /** The clock that connections use. */
  readonly milliseconds?: () => number;
  readonly allowedOrigins?: readonly string[];
  readonly bodyRoom?: BodyRoom;
  readonly formRoom?: BodyRoom;
  readonly takesRequests?: boolean;
  readonly isUnavailable?: (error: unknown) => boolean;
  readonly trustedProxies?: readonly string[];
  readonly overload?: Overload;
  readonly account?: AdmissionLimits['account'];
  readonly addresses?: Partial<AdmissionLimits['addresses']>;
  readonly keys?: Pick<Keys, 'authenticate'>;
  readonly sessions?: Sessions;
  /** The key's requests per minute. */
  readonly requestsOfKey?: number;
  readonly addPages?: ListenerParts['addPages'];
  readonly metrics?: Metrics;
}

const LIMIT_SECONDS = 30;

/** Starts a listener. Operations that are not given fail with an explanatory message. */
export async function aListener(
  given: Partial<Handlers> = {},
  {
    strict = true,
    address = 'main',
    limitSeconds = LIMIT_SECONDS,
    headSeconds = LIMIT_SECONDS,
    connections = 0,
    milliseconds = () => performance.now(),
    allowedOrigins = [],
    bodyRoom = makeBodyRoom(Number.MAX_SAFE_INTEGER),
    formRoom = makeSharedRoom(0),
    isUnavailable = () => false,
    takesRequests = true,
    trustedProxies = [],
    overload = makeOverload({ eventLoopMilliseconds: 0, requests: 0 }),
    account = {},
    addresses = {},
    requestsOfKey,
    keys = oneKey(requestsOfKey === undefined ? {} : { requestsPerMinute: requestsOfKey }),
    sessions = NO_SESSIONS,
    addPages,
    metrics,
  }: TestListenerOptions = {},
): Promise<TestListener> {
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-listener-'));
  const entries: LogEntry[] = [];
  const log = openLog('debug', collecting(entries));
  const draining = makeDraining();
  const limits = openLimits({ log });
  const app = await makeListener({
    handlers: handlersWith(given),
    authenticators: { keys, sessions },
    limits,
    entryLimits: {
      account,
      addresses: { attemptsPerMinute: 0, wrongKeysPerMinute: 0, ...addresses },
    },
    overload,
    trustedProxies,
    scratch: await openScratchRoom(folder, { alone: true }),
    draining,
    metrics: metrics ?? openMetrics(log),
    tracing: untraced,
    log,
    address,
    limitSeconds,
    headSeconds,
    knownKeys: rememberKeys(),
    connections: new Connections(connections, milliseconds),
    strict,
    bodyRoom,
    formRoom,
    allowedOrigins,
    isUnavailable,
    onUnavailable: (error, log) => log.warn({ reason: String(error) }, 'unavailable'),
    takesRequests,
    addPages,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    log: entries,
    draining,
    folder,
    call: (path, options = {}) =>
      send(url + path, { ...options, headers: { 'SVC-API-KEY': TEST_KEY, ...options.headers } }),
    async scratch() {
      const rooms = await readdir(folder);
      return (await Promise.all(rooms.map((room) => readdir(join(folder, room))))).flat();
    },
    async stop() {
      const closed = once(app.server, 'close');
      await app.close();
      await closed;
      await limits.close();
      overload.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Authentication without a database, with `TEST_KEY` as the only key. */
function oneKey(limits: KeyLimits): Pick<Keys, 'authenticate'> {
  const right = callerWith(limits);
  return { authenticate: async (key) => (key === TEST_KEY ? right : { kind: 'wrong' }) };
}

/** The result of authenticating a valid key. */
export function callerWith(limits: KeyLimits): Authentication {
  const keyId = newIdentifier();
  const caller = { accountId: newIdentifier(), keyId, keyFamilyId: keyId };
  return { kind: 'caller', caller: { kind: 'key', ...caller, limits } };
}

/** No sessions exist. */
const NO_SESSIONS: Sessions = { session: async () => undefined, isCsrfToken: () => false };

function handlersWith(given: Partial<Handlers>): Handlers {
  const absent = async () => failed(problem('internal', 'This operation is not under test.'));
  const names = Object.keys(operations);
  const all: object = { ...Object.fromEntries(names.map((name) => [name, absent])), ...given };
  if (!isComplete(all)) throw new Error('An operation is missing.');
  return all;
}

function isComplete(handlers: object): handlers is Handlers {
  return Object.keys(operations).every((name) => name in handlers);
}

function collecting(entries: LogEntry[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      entries.push(JSON.parse(String(chunk)));
      done();
    },
  });
}
