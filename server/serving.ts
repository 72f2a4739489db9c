import { resolve } from 'node:path';
import { pages } from '../generated/pages.ts';
import { fingerprint } from '../generated/stamp.ts';
import manifest from '../package.json' with { type: 'json' };
import type { NewKey } from './accounts/key-record.ts';
import type { ChosenKey, LocalAccount } from './accounts/local-account.ts';
import type { Flags } from './config/overrides.ts';
import { weaknessOf } from './config/secrets.ts';
import { readSettings, type Settings } from './config/settings.ts';
import { compilePglite } from './database/pglite-program.ts';
import type { JsonObject } from './foundation/json-object.ts';
import { type Log, openLog } from './foundation/log.ts';
import { hearSignals, type Signals } from './foundation/signals.ts';
import { compileEarly, keepCodeWarm } from './foundation/warm-code.ts';
import type { Gateway } from './gateway/gateway.ts';
import { giveBackMemoryOfStart, giveBackMemoryOfWork } from './memory-at-rest.ts';
import { reloadOnChange } from './reloading.ts';

/**
 * Runs the gateway until a signal stops it.
 *
 * @throws OperatorError for mistakes that the operator can correct
 */
export async function serve(flags: Flags): Promise<void> {
  let firstKey: NewKey | undefined;
  // An interrupted start is rolled back as after a crash, but the first key is kept, and the next start could not show
  // it.
  const showFirstKey = (): void => {
    if (firstKey !== undefined) process.stdout.write(`  key  ${shownOnce(firstKey)}\n`);
  };
  const signals = hearSignals(process.env, () => {
    showFirstKey();
    process.exit(0);
  });
  keepCodeWarm();
  const settings = readSettings(flags, process.env);
  const log = openLog(settings.log.level);
  // Compiles in parallel with loading the gateway's code. A failure is reported when the database is opened.
  if (settings.databaseUrl === undefined) compilePglite().catch(() => {});
  const { startGateway } = await import('./gateway/gateway.ts');
  const onFirstKey = (key: NewKey): void => {
    firstKey = key;
  };
  const gateway = await startGateway(settings, { log, onFirstKey }).catch(
    async (error: unknown) => {
      showFirstKey();
      if (settings.databaseUrl === undefined) throw error;
      const { asUnreachable } = await import('./database/database-errors.ts');
      throw asUnreachable(error);
    },
  );
  const read = (): Settings => readSettings(flags, process.env);
  signals.leaveReloads();
  reloadOnChange({ gateway, settings, read, log, isAsked: signals.isReloadAsked });
  const { notice, shutdown } = settings.timeouts;
  stopOnSignal(gateway, {
    signals,
    secondsUpTo: notice + shutdown + CLOSING_SECONDS,
    log,
  });
  greet(gateway, settings);
  log.info(startedAs(gateway, settings), 'started');
  const weakness = weaknessOf(settings.chosenKey);
  if (weakness !== undefined) log.warn(weakness);
  compileEarly();
  await giveBackMemoryOfStart();
  await giveBackMemoryOfWork();
}

function greet(
  { url, alternateUrl, publicUrl, account }: Gateway,
  { roles, chosenKey }: Settings,
): void {
  const takesRequests = roles.includes('api');
  const alternate = `${alternateUrl} (waits longer, for slow models)`;
  const weakness = weaknessOf(chosenKey);
  const work = takesRequests ? 'takes requests' : 'does the work of jobs';
  process.stdout.write(
    [
      'Patchbay serves.',
      ...(roles.length === 1 ? [`  role               ${roles[0]} (only ${work})`] : []),
      `  main address       ${url}`,
      ...(takesRequests ? [`  alternate address  ${alternate}`] : []),
      ...(takesRequests
        ? [
            `  console            ${publicUrl}${pages.console}`,
            `  reference          ${publicUrl}${pages.reference}`,
          ]
        : []),
      `  contract           ${publicUrl}/openapi.json`,
      `  key                ${keySentence(account)}`,
      ...(weakness === undefined ? [] : [`  warning            ${weakness}`]),
      '',
    ].join('\n'),
  );
}

/** Facts for the log entry of a start: which program ran, where and how. */
function startedAs({ url, alternateUrl }: Gateway, settings: Settings): JsonObject {
  const { roles, databaseUrl, data } = settings;
  const addresses = roles.includes('api') ? { url, alternateUrl } : { url };
  const database = databaseUrl === undefined ? 'built-in' : 'server';
  const program = { version: manifest.version, contract: fingerprint, node: process.versions.node };
  return { ...program, pid: process.pid, roles, ...addresses, database, data: resolve(data) };
}

function keySentence({ firstKey, prefixes, chosen }: LocalAccount): string {
  if (chosen !== undefined) return chosenSentence(chosen);
  if (firstKey !== undefined) return shownOnce(firstKey);
  if (prefixes.length === 0) return 'none is live; patchbay keys create local makes one';
  return `the one made before (${prefixes.join(', ')}…); PATCHBAY_API_KEY adds one of your choice`;
}

function shownOnce({ key }: NewKey): string {
  return `${key} (shown this once)`;
}

/** Points out that keys chosen earlier are still valid, which an operator who chooses another key may not expect. */
function chosenSentence({ isLive, others }: ChosenKey): string {
  const chosen = 'the one in PATCHBAY_API_KEY';
  if (!isLive) return `${chosen} was revoked, and is refused; choose another one`;
  if (others.length === 0) return chosen;
  const revoke = others.map((id) => `patchbay keys revoke local ${id}`).join(', ');
  return `${chosen}; ${others.length} chosen before still work: ${revoke}`;
}

/** How long closing may take after the last request has ended. */
const CLOSING_SECONDS = 10;

/** Dependencies and options of `stopOnSignal`. */
interface StoppingParts {
  readonly signals: Signals;
  readonly secondsUpTo: number;
  readonly log: Log;
}

/** The first signal stops the gateway gracefully, within a time limit; the second exits immediately. */
function stopOnSignal(gateway: Gateway, { signals, secondsUpTo, log }: StoppingParts): void {
  let isStopping = false;
  const fail = (error: unknown): void => {
    log.error({ error }, 'could not stop cleanly');
    process.exit(1);
  };
  signals.toStop(() => {
    if (isStopping) {
      log.warn('stopped at once by a second signal');
      process.exit(1);
    }
    isStopping = true;
    // An unresponsive database server would otherwise be retried indefinitely.
    setTimeout(() => fail(new Error('The gateway did not stop in time.')), secondsUpTo * 1000);
    gateway.stop().then(() => process.exit(0), fail);
  });
}
