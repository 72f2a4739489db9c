import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textInside } from '../../client/conformance/json.ts';
import { aPostgresql, type PostgresqlServer } from '../a-postgresql.ts';
import { aSignedInPerson, type SignedInPerson } from '../a-signed-in-person.ts';
import { aFakeAnthropic, type FakeAnthropic } from '../fakes/a-fake-anthropic.ts';
import { aFakeOpenAI, type FakeOpenAI } from '../fakes/a-fake-openai.ts';
import { UPSTREAM_KEY } from '../fakes/a-fake-server.ts';
import { aFakeXai, type FakeXai } from '../fakes/a-fake-xai.ts';
import { callbackSecrets } from '../faults/a-client.ts';
import { KEY } from '../faults/a-faulty-gateway.ts';
import { aVerifyingReceiver, type VerifyingReceiver } from '../faults/a-verifying-receiver.ts';
import { aWatchedGateway, type WatchedGateway } from '../watched/a-watched-gateway.ts';
import { badReceivers } from './bad-receivers.ts';

export type Engine = 'pglite' | 'postgresql';

/** The resources of a soak test. */
export interface SoakStage extends AsyncDisposable {
  readonly folder: string;
  readonly postgresql: PostgresqlServer | undefined;
  /** The steady gateway, which lives from beginning to end and is measured. */
  readonly steady: WatchedGateway;
  /** The gateway that is killed and restarted; its `gateway` is `undefined` while none runs. */
  readonly mortal: Mortal;
  readonly upstreams: {
    readonly openai: FakeOpenAI;
    readonly anthropic: FakeAnthropic;
    readonly videos: FakeXai;
  };
  readonly receiver: VerifyingReceiver;
  /** URLs of receivers that refuse, hang, redirect, or do not exist. */
  readonly badReceivers: readonly string[];
  readonly person: SignedInPerson;
  readonly account: { readonly id: string; readonly key: string };
}

/** A gateway that is killed from time to time. */
export interface Mortal {
  gateway: WatchedGateway | undefined;
  /** How often it exited by itself. */
  surprises: number;
  /** Kills it and starts the next one. */
  replace(): Promise<void>;
}

export const EMAIL = 'ada@example.com';
export const PASSWORD = 'a walk by the harbour';
const PLENTY = 1_000_000_000;
const TIMEOUTS = { connect: 2, firstByte: 5, idle: 5 } as const;
const BREAKER = { failures: 5, restSeconds: 1 } as const;

/** Opens the stage. */
export async function aSoakStage(engine: Engine): Promise<SoakStage> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), `patchbay-soak-${engine}-`));
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const openai = opened.use(await aFakeOpenAI());
  const anthropic = opened.use(await aFakeAnthropic());
  const videos = opened.use(await aFakeXai());
  const receiver = await aVerifyingReceiver({ seed: 'soak', refuses: REFUSED_BY_RECEIVER });
  opened.defer(() => receiver.stop());
  const bad = await badReceivers();
  opened.defer(() => bad.stop());
  const postgresql = engine === 'postgresql' ? await aPostgresql() : undefined;
  opened.defer(() => postgresql?.stop());
  const config = join(folder, 'patchbay.yaml');
  const upstreams = { openai, anthropic, videos };
  await writeFile(config, JSON.stringify(settingsOf(upstreams)));
  const start = (logName: string): Promise<WatchedGateway> =>
    aWatchedGateway({
      folder,
      config,
      databaseUrl: postgresql?.url,
      key: KEY,
      logName,
      environment: { KEY_OF_UPSTREAMS: UPSTREAM_KEY },
    });
  const steady = await start('steady.log');
  opened.defer(async () => void (await steady.stop()));
  const mortal: Mortal = {
    gateway: postgresql === undefined ? undefined : await start('mortal.log'),
    surprises: 0,
    async replace() {
      if (mortal.gateway?.end !== undefined) mortal.surprises += 1;
      mortal.gateway?.signal('SIGKILL');
      mortal.gateway = undefined;
      mortal.gateway = await start('mortal.log');
    },
  };
  opened.defer(async () => void (await mortal.gateway?.stop()));
  await mkdir(join(folder, 'outbox'), { recursive: true });
  const place = { url: steady.url, data: folder };
  const person = await aSignedInPerson(place, { email: EMAIL, password: PASSWORD });
  const made = await person.call('/account/keys', { json: { name: 'soak' } });
  const key = textInside(made.json, 'data', 'secret') ?? '';
  receiver.trust(await callbackSecrets(steady.url, key));
  const closing = opened.move();
  return {
    folder,
    postgresql,
    steady,
    mortal,
    upstreams,
    receiver,
    badReceivers: bad.urls,
    person,
    account: { id: person.accountId, key },
    [Symbol.asyncDispose]: () => closing.disposeAsync(),
  };
}

const REFUSED_BY_RECEIVER = 0.03;

function settingsOf({ openai, anthropic, videos }: SoakStage['upstreams']): object {
  const shared = {
    keys: [{ env: 'KEY_OF_UPSTREAMS' }],
    timeouts: TIMEOUTS,
    breaker: BREAKER,
    allowPrivateResults: true,
  };
  return {
    log: { level: 'warn' },
    timeouts: { main: 20, alternate: 30, shutdown: 10 },
    upstreams: {
      openai: { kind: 'openai', baseUrl: `${openai.url}/v1`, ...shared },
      anthropic: { kind: 'anthropic', baseUrl: anthropic.url, ...shared },
      videos: { kind: 'xai-video', baseUrl: `${videos.url}/v1`, ...shared },
      sandbox: { kind: 'sandbox', jobSeconds: 1 },
    },
    models: [
      { id: 'assistant', upstreams: [{ upstream: 'anthropic' }, { upstream: 'openai' }] },
      { id: 'imgx-image-1', upstream: 'openai', model: 'gpt-image-1' },
      { id: 'vidx-imagine-video', upstream: 'videos', model: 'grok-imagine-video' },
      { id: '*', upstream: 'sandbox' },
    ],
    callbacks: { receiverSeconds: 2 },
    accounts: { startingUnits: PLENTY, keysUpTo: 1000 },
    limits: {
      account: { requestsPerMinute: PLENTY, tokensPerMinute: PLENTY, concurrent: 10_000 },
      addresses: { attemptsPerMinute: PLENTY, wrongKeysPerMinute: PLENTY },
      // Load from other processes must not cause refusals.
      overload: { eventLoopMilliseconds: 0 },
    },
  };
}
