import type { Environment, Flags } from '../config/overrides.ts';
import { MAX_SKEW_SECONDS } from '../foundation/clock.ts';
import { OperatorError } from '../foundation/operator-error.ts';
import { checkDatabase } from './database.ts';
import { checkFiles } from './files.ts';
import { type Finding, fine, warning } from './finding.ts';
import { findHolder } from './folder-holder.ts';
import { checkFolder, checkNode, checkRoom } from './machine.ts';
import { checkMail } from './mail.ts';
import { checkModels } from './models.ts';
import { checkPorts } from './ports.ts';
import { checkPrices } from './prices.ts';
import { checkPublicAddresses } from './public-addresses.ts';
import { checkSettings, checkTimes, type SettingsRead } from './settings.ts';
import { checkUpstreams } from './upstreams.ts';

/** Options of a check-up. */
export interface CheckUpOrder {
  readonly flags: Flags;
  readonly environment: Environment;
  /** Whether to skip calls to upstreams, the mail server, the bucket and public addresses. */
  readonly isOffline: boolean;
}

/** The check-up has found problems, which have already been printed. */
export class ProblemsFound extends OperatorError {
  override readonly name = 'ProblemsFound';
  override readonly isTold = true;
}

/**
 * Checks everything that a gateway with these settings depends on. Nothing is changed and nothing costs money. A
 * running gateway is asked for its state.
 */
export async function checkUp(order: CheckUpOrder): Promise<readonly Finding[]> {
  const node = checkNode(process.versions.node);
  const { findings, settings } = checkSettings(order.flags, order.environment);
  if (settings === undefined) return [node, ...findings];
  return [node, ...findings, ...(await checkParts(settings, order))];
}

async function checkParts(
  settings: SettingsRead,
  { environment, isOffline }: CheckUpOrder,
): Promise<readonly Finding[]> {
  const { data, databaseUrl } = settings;
  const folder = await checkFolder(data);
  if (folder.state === 'problem') return [folder];
  const holder = databaseUrl === undefined ? await findHolder(data) : 'nobody';
  const hasChosenKey = (environment.PATCHBAY_API_KEY ?? '') !== '';
  const [room, database, ports, addresses, upstreams, models, mail] = await Promise.all([
    checkRoom(data),
    checkDatabase({ settings, holder, hasChosenKey }),
    checkPorts(settings, holder),
    checkPublicAddresses(settings, { environment, isOffline }),
    checkUpstreams({ settings, environment, isOffline }),
    checkModels(settings),
    checkMail(settings, environment, { isOffline }),
  ]);
  // Runs after the others: the check of the shared folder must not mistake its probe file for an asset.
  const files = await checkFiles(settings, { isOffline });
  const { secondsAhead = [] } = database;
  return [
    folder,
    room,
    ...database.findings,
    ...ports,
    ...addresses,
    ...upstreams.findings,
    ...models,
    ...checkPrices(settings.prices.rules),
    mail,
    ...checkCallbacks(settings),
    ...checkClock([...upstreams.secondsAhead, ...[secondsAhead].flat()]),
    files,
    ...checkTimes(settings),
  ];
}

function checkCallbacks({ callbacks, sources }: SettingsRead): readonly Finding[] {
  const open = [
    ...(callbacks.allowPrivate ? ['callbacks.allowPrivate'] : []),
    ...(sources.allowPrivate ? ['sources.allowPrivate'] : []),
  ];
  if (open.length === 0) return [fine('callbacks', 'go to public addresses only')];
  const says = `Callers can reach the addresses of this network: ${open.join(' and ')} is set.`;
  return [warning('callbacks', says, 'Unset it if anybody but you has a key.')];
}

/** Compares this machine's clock with others; the largest difference counts. */
function checkClock(secondsAhead: readonly number[]): readonly Finding[] {
  if (secondsAhead.length === 0) return [];
  const most = secondsAhead.toSorted((one, other) => Math.abs(other) - Math.abs(one))[0] ?? 0;
  if (Math.abs(most) <= MAX_SKEW_SECONDS) return [fine('clock', 'agrees with others')];
  const way = most > 0 ? 'behind' : 'ahead of';
  const says = `It is ${Math.round(Math.abs(most))} s ${way} another one.`;
  return [warning('clock', says, 'Correct it: receivers refuse callbacks that are minutes off.')];
}
