import { CommandError } from '../command-line/command-error.ts';
import type { OperatorRequest } from '../command-line/operator-commands.ts';
import { isObject, type JsonObject } from '../foundation/json-object.ts';
import { type Finding, fine, warning } from './finding.ts';

/** Runs an operator command on a database. */
export type AskAccounts = (request: OperatorRequest) => Promise<JsonObject>;

/** The account that a gateway starts with. */
const LOCAL = { account: 'local' };

/** Checks that the local account has a live key and quota left. */
export async function checkAccounts(
  ask: AskAccounts,
  { hasChosenKey }: { readonly hasChosenKey: boolean },
): Promise<readonly Finding[]> {
  try {
    const [{ keys }, { balance }] = [
      await ask({ command: 'keys list', arguments: LOCAL }),
      await ask({ command: 'accounts show', arguments: LOCAL }),
    ];
    return [keysOf(keys, hasChosenKey), balanceOf(balance)];
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return [fine('keys', 'no account yet; the first start creates one, with a key')];
  }
}

function keysOf(keys: unknown, hasChosenKey: boolean): Finding {
  const all: readonly unknown[] = Array.isArray(keys) ? keys : [];
  const live = all.filter((key) => isObject(key) && key.state === 'live').length;
  if (live > 0)
    return fine('keys', `${live} of the account local ${live === 1 ? 'is' : 'are'} live`);
  if (hasChosenKey) return fine('keys', 'the next start adds the one in PATCHBAY_API_KEY');
  const advice =
    'patchbay keys create local creates one, unless only other accounts send requests.';
  return warning('keys', 'The account local has no live key.', advice);
}

function balanceOf(balance: unknown): Finding {
  const available = isObject(balance) ? Number(balance.available) : 0;
  const units = available === 1 ? 'unit is' : 'units are';
  const says = `${available.toLocaleString('en')} ${units} left in the account local`;
  if (available > 0) return fine('quota', says);
  return warning('quota', `${says}.`, 'patchbay accounts grant local UNITS gives it more.');
}
