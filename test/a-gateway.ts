import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { vi } from 'vitest';
import type { Configuration } from '../generated/configuration.ts';
import { validateConfiguration } from '../generated/configuration-validator.js';
import { optionsOfOtherKinds } from '../server/config/option-kinds.ts';
import type { SecretKey } from '../server/config/secrets.ts';
import type { Settings } from '../server/config/settings.ts';
import { tracesAddress } from '../server/config/traces-address.ts';
import type { Queries } from '../server/database/database.ts';
import type { Row } from '../server/database/tables.ts';
import { type Gateway, type GatewayParts, startGateway } from '../server/gateway/gateway.ts';
import { anEmptyDatabase } from './an-empty-database.ts';
import { quickPasswords } from './quick-passwords.ts';

/** A gateway with the sandbox upstream that validates all its responses against the contract. */
export interface TestGateway extends Pick<Gateway, 'url' | 'alternateUrl'> {
  readonly key: string;
  /** Its data folder. */
  readonly data: string;
  /** The log entries so far, parsed. */
  readonly log: readonly LogEntry[];
  /** Sends a request with the key. */
  call(path: string, options?: CallOptions): Promise<Answer>;
  /** The text usage written so far; empty unless the database is in memory. */
  usage(): Promise<readonly Row<'text_usage'>[]>;
  /** Polls a job until it has ended, and returns its record. */
  ended(path: string, jobId: string): Promise<JobRecord>;
  /** The contents of its in-memory database. */
  stored(): Queries;
  /** Reloads the gateway with other settings. */
  reload(settings: TestSettings): void;
  stop(): Promise<void>;
}

export type LogEntry = Readonly<Record<string, unknown>>;
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the record has and says what it expects.
export type JobRecord = any;

/** The parts of a request other than its path. */
export interface CallOptions {
  readonly method?: string;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response with its body read. `json` is undefined where the body is not JSON. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever the answer has and says what it expects.
  readonly json: any;
}

export const TEST_KEY = 'a-key-for-tests';

type One<List> = List extends readonly (infer Item)[] ? Item : never;
type Model = One<Configuration['models']>;

/** Overrides of the default settings. */
export type TestSettings = {
  readonly [Key in Exclude<keyof Configuration, 'upstreams' | 'models'>]?:
    | Partial<Configuration[Key]>
    | Configuration[Key];
} & {
  readonly upstreams?: Readonly<Record<string, TestUpstream>>;
  readonly models?: readonly (Omit<Partial<Model>, 'upstreams'> & {
    readonly id: string;
    readonly upstreams?: readonly (Partial<One<Model['upstreams']>> & {
      readonly upstream: string;
    })[];
  })[];
};

/** An upstream, with defaults for the settings left out. */
export type TestUpstream = {
  readonly [Key in Exclude<keyof Configuration['upstreams'][string], 'kind'>]?: Partial<
    Configuration['upstreams'][string][Key]
  >;
} & {
  readonly kind: string;
  /** The keys themselves, instead of references to where they are stored. */
  readonly secrets?: readonly string[];
};

/** Starts a gateway on free ports, with a database in memory unless the settings name one on a server. */
export async function aGateway(
  settings: TestSettings = {},
  parts: Pick<GatewayParts, 'upstreams' | 'database' | 'clock'> = {},
): Promise<TestGateway> {
  const data = await mkdtemp(join(tmpdir(), 'patchbay-test-'));
  const entries: LogEntry[] = [];
  const log = pino({ level: 'debug' }, collecting(entries));
  const database =
    parts.database ?? (settings.databaseUrl === undefined ? await anEmptyDatabase() : undefined);
  const gateway = await startGateway(testSettings(data, settings), {
    ...parts,
    log,
    passwordHashing: quickPasswords,
    ...(database === undefined ? {} : { database }),
  });
  const call = (path: string, options: CallOptions = {}): Promise<Answer> =>
    send(`${gateway.url}${path}`, {
      ...options,
      headers: { 'SVC-API-KEY': TEST_KEY, ...options.headers },
    });
  return {
    ...gateway,
    key: TEST_KEY,
    data,
    log: entries,
    call,
    usage: async () =>
      (await database?.queries.selectFrom('text_usage').selectAll().execute()) ?? [],
    stored() {
      if (database === undefined) throw new Error('This gateway has its database on a server.');
      return database.queries;
    },
    reload: (next) => gateway.reload(testSettings(data, next)),
    ended: (path, jobId) => untilEnded(() => call(`${path}?jobId=${jobId}`)),
    async stop() {
      await gateway.stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** The settings of a gateway for tests: free ports, instant jobs, strict mode, and a key. */
export function testSettings(data: string, settings: TestSettings = {}): Settings {
  const upstreamKeys = Object.entries(settings.upstreams ?? {}).map(
    ([name, { secrets = [] }]): [string, SecretKey[]] => [
      name,
      secrets.map((secret, index) => ({ label: `${name}-${index}`, secret })),
    ],
  );
  const configuration = testConfiguration(data, settings);
  return {
    ...configuration,
    originOf: () => 'the test',
    // Taken from the original settings, as defaults have been filled in in the configuration.
    passedOver: optionsOfOtherKinds(settings).map(({ sentence }) => sentence),
    chosenKey: TEST_KEY,
    upstreamKeys: new Map(upstreamKeys),
    files: [],
    tracesAddress: tracesAddress(configuration.tracing, {}),
  };
}

function testConfiguration(data: string, settings: TestSettings): Configuration {
  const configuration: unknown = {
    ...settings,
    upstreams: withoutSecrets(
      settings.upstreams ?? { sandbox: { kind: 'sandbox', jobSeconds: 0 } },
    ),
    data,
    server: { port: 0, alternatePort: 0, strict: true, ...settings.server },
    limits: {
      ...settings.limits,
      // All callers of a test share one address.
      addresses: { attemptsPerMinute: 0, wrongKeysPerMinute: 0, ...settings.limits?.addresses },
      // The callers and the rest of the test keep the event loop of the same process busy.
      overload: { eventLoopMilliseconds: 0, ...settings.limits?.overload },
      people: { signInsPerMinute: 0, ...settings.limits?.people },
    },
  };
  if (!isConfiguration(configuration)) {
    throw new Error(JSON.stringify(validateConfiguration.errors, null, 1));
  }
  return configuration;
}

function withoutSecrets(upstreams: Readonly<Record<string, TestUpstream>>) {
  return Object.fromEntries(
    Object.entries(upstreams).map(([name, { secrets: _, ...upstream }]) => [name, upstream]),
  );
}

function isConfiguration(value: unknown): value is Configuration {
  return validateConfiguration(value);
}

/** Sends a request and reads its response. */
export async function send(url: string, options: CallOptions = {}): Promise<Answer> {
  const { json, form, headers = {} } = options;
  const body = json === undefined ? (form ?? options.body) : JSON.stringify(json);
  const response = await fetch(url, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  const isJson =
    text !== '' && (response.headers.get('content-type')?.startsWith('application/json') ?? false);
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}

/** Polls a job until it has ended, as callers without a callback do. */
async function untilEnded(lookUp: () => Promise<Answer>): Promise<JobRecord> {
  return vi.waitFor(
    async () => {
      const { json } = await lookUp();
      if (json.status === 'ON_QUEUE') throw new Error(`The job has not ended: ${json.message}`);
      return json;
    },
    { timeout: JOB_TIMEOUT_MS, interval: 50 },
  );
}

const JOB_TIMEOUT_MS = 120_000;

function collecting(entries: LogEntry[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      entries.push(JSON.parse(String(chunk)));
      done();
    },
  });
}
