import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textInside } from '../../client/conformance/json.ts';
import { type Person, signIn } from '../../client/conformance/signed-in-person.ts';
import { aPostgresql } from '../a-postgresql.ts';
import { aReceiver } from '../a-receiver.ts';
import { aSignedInPerson } from '../a-signed-in-person.ts';
import { aWatchedGateway, type WatchedGateway } from '../watched/a-watched-gateway.ts';
import { aSender } from './sending.ts';
import { makeThings } from './things.ts';

export type Engine = 'pglite' | 'postgresql';

/** A gateway with an instance of everything that requests can refer to. */
export interface FuzzStage extends AsyncDisposable {
  readonly gateway: WatchedGateway;
  readonly sender: ReturnType<typeof aSender>;
  /** Creates more of the things that requests consume. */
  restock(): Promise<void>;
  /** The folder of its log. */
  readonly folder: string;
}

/** Differs from the contract's examples, so that these do not change the password. */
const EMAIL = 'owner@example.com';
const PASSWORD = 'a walk by the harbour';
const SPARE_SESSIONS = 2;
const PLENTY = 1_000_000_000;

/**
 * All limits are enforced but out of reach. Only the event loop limit is off: load from other processes must not cause
 * refusals.
 */
const SETTINGS = {
  log: { level: 'warn' },
  upstreams: { sandbox: { kind: 'sandbox', jobSeconds: 0 } },
  accounts: { startingUnits: PLENTY, keysUpTo: 1000 },
  limits: {
    account: { requestsPerMinute: PLENTY, tokensPerMinute: PLENTY, concurrent: 1_000_000 },
    addresses: { attemptsPerMinute: PLENTY, wrongKeysPerMinute: PLENTY },
    overload: { eventLoopMilliseconds: 0, requests: 100_000 },
  },
};

/** Sets up a stage. Its folder is kept if `keepsFolder` says so at the end. */
export async function aFuzzStage(
  { engine, prepare }: { readonly engine: Engine; readonly prepare?: (folder: string) => void },
  keepsFolder: () => boolean = () => false,
): Promise<FuzzStage> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'patchbay-fuzz-'));
  opened.defer(async () => {
    if (!keepsFolder()) await rm(folder, { recursive: true, force: true });
  });
  prepare?.(folder);
  const config = join(folder, 'patchbay.yaml');
  await writeFile(config, JSON.stringify(SETTINGS));
  const receiver = await aReceiver(204);
  opened.defer(() => receiver.stop());
  const postgresql = engine === 'postgresql' ? await aPostgresql() : undefined;
  opened.defer(() => postgresql?.stop());
  const databaseUrl = postgresql?.url;
  const operatorsKey = 'a-key-for-fuzzing';
  const gateway = await aWatchedGateway({ folder, config, databaseUrl, key: operatorsKey });
  opened.defer(async () => void (await gateway.stop()));
  const { url } = gateway;
  const somebody = { email: EMAIL, password: PASSWORD };
  const person = await aSignedInPerson({ url, data: folder }, somebody);
  const { json } = await person.call('/account/keys', { json: { name: 'fuzzing' } });
  const key = textInside(json, 'data', 'secret') ?? '';
  const spares: (Person | undefined)[] = [];
  const restock = async (): Promise<void> => {
    await things.restock();
    while (spares.length < SPARE_SESSIONS) spares.push(await signIn(url, somebody));
  };
  const things = await makeThings({ url, data: folder, key, person, receiver, ...somebody });
  const { cookie, 'x-csrf-token': csrfToken } = person.headers;
  const signedIn = { cookie, csrfToken };
  const spareSession = (): Person | undefined => spares.pop();
  const sender = aSender({ url, key, operatorsKey, person: signedIn, spareSession, things });
  opened.defer(() => sender.close());
  const closing = opened.move();
  return { gateway, sender, folder, restock, [Symbol.asyncDispose]: () => closing.disposeAsync() };
}
