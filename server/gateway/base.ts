import { join } from 'node:path';
import { AccessWatch } from '../accounts/access-watch.ts';
import { type ChangeLog, openChangeLog } from '../accounts/change-log.ts';
import type { NewKey } from '../accounts/key-record.ts';
import { type Keys, openKeys } from '../accounts/keys.ts';
import { ensureLocalAccount, type LocalAccount } from '../accounts/local-account.ts';
import type { PasswordHashing } from '../accounts/people/password-hashing.ts';
import type { People } from '../accounts/people/people.ts';
import { Assets } from '../assets/assets.ts';
import { openStore } from '../assets/open-store.ts';
import { markFolder } from '../assets/shared-folder.ts';
import { openSigner } from '../assets/signing.ts';
import { openOperatorParts } from '../command-line/operator-parts.ts';
import { openOperatorSocket } from '../command-line/operator-socket.ts';
import type { Settings } from '../config/settings.ts';
import { loggingLosses } from '../database/availability.ts';
import { makeDataFolder } from '../database/data-folder.ts';
import type { Database, Queries } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { type OutageWatch, watchOutages } from '../database/outage-watch.ts';
import { readSnapshot } from '../database/snapshot.ts';
import { type Clock, MAX_SKEW_SECONDS, secondsBetween } from '../foundation/clock.ts';
import { SECONDS_PER_DAY, SECONDS_PER_HOUR, SECONDS_PER_MINUTE } from '../foundation/durations.ts';
import type { Lifetimes } from '../foundation/lifetimes.ts';
import type { Log } from '../foundation/log.ts';
import { BYTES_PER_MEGABYTE } from '../foundation/sizes.ts';
import { type KeptResponses, openKeptResponses } from '../kept-responses/kept-responses.ts';
import { type Limits, openLimits } from '../limits/limits.ts';
import { assetPath } from '../operations/get-asset.ts';
import { openTextAnswers, type TextAnswers } from '../text-cache/text-answers.ts';
import type { Addresses } from './addresses.ts';
import { openPeopleAndMail } from './people.ts';
import { openUsage, type UsageBooks } from './usage.ts';

const CLOCKS_APART =
  "this machine's clock differs from the database server's: correct it, as receivers refuse callbacks that are minutes off";
/** The quota of the local account: practically unlimited. */
const LOCAL_UNITS = 1_000_000_000;

/** The database, and the components that store data in it or beside it. */
export interface Base extends UsageBooks {
  readonly database: Database;
  readonly outages: OutageWatch;
  readonly keys: Keys;
  readonly changes: ChangeLog;
  readonly accessWatch: AccessWatch;
  readonly people: People;
  readonly limits: Limits;
  readonly account: LocalAccount;
  readonly assets: Assets;
  readonly textAnswers: TextAnswers;
  readonly keptResponses: KeptResponses;
  readonly lifetimes: Lifetimes;
  readonly addresses: Addresses;
}

/** Dependencies and options of the base. */
export interface BaseParts {
  readonly log: Log;
  readonly clock: Clock;
  /** A database that is already open, in place of the configured one. It is closed with the base. */
  readonly database?: Database;
  /** Called with the key that a first start creates, as soon as it exists. */
  readonly onFirstKey?: (key: NewKey) => void;
  /** How to hash passwords, in place of the default, which is deliberately slow. */
  readonly passwordHashing?: PasswordHashing;
}

/**
 * Opens the database and the components that store data in it or beside it.
 *
 * @throws FolderInUse if another process uses the data folder
 */
export async function openBase(
  settings: Settings,
  { log, clock, database: given, onFirstKey, passwordHashing }: BaseParts,
  opened: AsyncDisposableStack,
): Promise<Base> {
  makeDataFolder(settings.data);
  const database = given ?? (await openConfigured(settings, { log, clock }));
  opened.defer(() => database.close());
  const outages = watchOutages({ isAlive: database.isAlive, log });
  opened.defer(() => outages.close());
  const { queries } = database;
  const entrance = openEntrance(settings, { database, clock, log }, opened);
  const { keys } = entrance;
  const usage = openUsage(settings, { database, clock, log }, opened);
  const { ledger } = usage;
  const onMade = (accountId: string, transaction: Queries) =>
    ledger.grant(accountId, LOCAL_UNITS, 'The ample quota of the local account', transaction);
  const local = { queries, keys, clock, onMade, onFirstKey };
  const account = await ensureLocalAccount(local, settings.chosenKey);
  await openForOperator({ settings, database, keys, ledger, log, clock }, opened);
  const addresses: Addresses = { main: '', alternate: '', areOpen: false };
  const people = await openPeopleAndMail(
    settings,
    { queries, clock, log, ledger, addresses, passwordHashing },
    opened,
  );
  const assets = await openFiles(settings, { database, log, clock, addresses }, opened);
  return {
    database,
    outages,
    people,
    ...usage,
    textAnswers: openTextAnswers({ queries, clock, log }, settings.textCache),
    keptResponses: openKeptResponses({ queries, clock, log }, settings.responses),
    ...entrance,
    changes: openChangeLog({
      queries,
      clock,
      keptSeconds: settings.retention.changeDays * SECONDS_PER_DAY,
    }),
    account,
    assets,
    lifetimes: lifetimesOf(settings),
    addresses,
  };
}

/** Opens the configured database and migrates its tables. */
function openConfigured(
  { databaseUrl, data: folder }: Settings,
  { log, clock }: Pick<BaseParts, 'log' | 'clock'>,
): Promise<Database> {
  return openDatabase({
    databaseUrl,
    folder,
    onConnectionLost: loggingLosses(log),
    onTime(time) {
      const secondsAhead = Math.round(secondsBetween(time, clock.now()));
      if (Math.abs(secondsAhead) > MAX_SKEW_SECONDS) log.warn({ secondsAhead }, CLOCKS_APART);
    },
    onWait: (message) => log.warn({ message }, 'database migrations are pending'),
    // Logged because an older Patchbay no longer starts on the changed tables.
    onChanged: (changes) => log.info({ changes }, 'tables brought up to date'),
  });
}

/** The components that authenticate callers and limit their requests. */
type Entrance = Pick<Base, 'keys' | 'accessWatch' | 'limits'>;

function openEntrance(
  { accounts: { keysUpTo } }: Settings,
  { database, clock, log }: Pick<Base, 'database'> & Pick<BaseParts, 'clock' | 'log'>,
  opened: AsyncDisposableStack,
): Entrance {
  const { queries, engine, ask } = database;
  const keys = openKeys({ queries, clock, log, keysUpTo });
  opened.defer(() => keys.close());
  const accessWatch = new AccessWatch({ queries, clock, log });
  opened.defer(() => accessWatch.close());
  const limits = openLimits({ askShared: engine.kind === 'pglite' ? undefined : ask, log });
  opened.defer(() => limits.close());
  return { keys, accessWatch, limits };
}

/** Opens the file store and the assets in it. */
async function openFiles(
  { data: folder, assets }: Settings,
  {
    database,
    log,
    clock,
    addresses,
  }: Pick<Base, 'database' | 'addresses'> & Pick<BaseParts, 'log' | 'clock'>,
  opened: AsyncDisposableStack,
): Promise<Assets> {
  const { queries, engine } = database;
  const alone = engine.kind === 'pglite';
  const store = await openStore(assets.store, join(folder, 'assets'), { alone });
  opened.defer(() => store.close());
  if (!alone && assets.store.kind === 'folder') await tellOfOtherFolder(queries, folder, log);
  return new Assets({
    queries,
    clock,
    store,
    maxResultBytes: assets.resultMegabytes * BYTES_PER_MEGABYTE,
    signer: await openSigner(queries, clock),
    addressOf: (parts) => addresses.main + assetPath(parts),
  });
}

/** Logs an error if another process on the database uses another folder: neither finds the files of the other. */
async function tellOfOtherFolder(queries: Queries, data: string, log: Log): Promise<void> {
  const folder = join(data, 'assets');
  try {
    if ((await markFolder(queries, folder)) !== 'other') return;
    log.error(
      { folder },
      'other processes on this database keep their files elsewhere: run patchbay doctor',
    );
  } catch (error) {
    // Some file systems cannot create the mark (a hard link), but can store files.
    log.warn({ folder, error }, 'file folder could not be marked for other processes');
  }
}

/** Accepts operator commands on a socket with the built-in database, which only this process can open. */
async function openForOperator(
  {
    settings,
    database: { engine, queries },
    keys,
    ledger,
    log,
    clock,
  }: Pick<Base, 'database' | 'keys' | 'ledger'> & BaseParts & { readonly settings: Settings },
  opened: AsyncDisposableStack,
): Promise<void> {
  if (engine.kind !== 'pglite') return;
  const { invitationHours, startingUnits } = settings.accounts;
  const parts = openOperatorParts({
    queries,
    keys,
    grants: ledger,
    clock,
    invitationHours,
    startingUnits,
  });
  const snapshot = () => readSnapshot(queries);
  const socket = await openOperatorSocket({ folder: settings.data, parts, snapshot, log });
  opened.defer(() => socket.close());
}

function lifetimesOf(settings: Settings): Lifetimes {
  const { assets, retention, jobs, timeouts, callbacks } = settings;
  return {
    image: assets.imageMinutes * SECONDS_PER_MINUTE,
    resultAddress: assets.resultHours * SECONDS_PER_HOUR,
    job: retention.jobDays * SECONDS_PER_DAY,
    runningJob: jobs.maxMinutes * SECONDS_PER_MINUTE,
    sample: retention.sampleDays * SECONDS_PER_DAY,
    firstAnswer: retention.idempotencyHours * SECONDS_PER_HOUR,
    eventStream: timeouts.events,
    request: Math.max(timeouts.main, timeouts.alternate),
    receiver: callbacks.receiverSeconds,
    secretOverlap: callbacks.secretOverlapHours * SECONDS_PER_HOUR,
  };
}
