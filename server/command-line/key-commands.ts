import { requests } from '../../generated/requests.ts';
import { checkRequestOf } from '../accounts/checked-request.ts';
import { whyNotLimitedTo } from '../accounts/key-operations.ts';
import type { KeyRecord } from '../accounts/key-record.ts';
import type { KeyLimits } from '../database/tables/account-tables.ts';
import { SECONDS_PER_HOUR } from '../foundation/durations.ts';
import { definedOnly } from '../foundation/json-object.ts';
import { accountIn, type OperatorCommand, wanted } from './account-commands.ts';
import { CommandError } from './command-error.ts';
import type { Given } from './given.ts';
import type { OperatorParts } from './operator-parts.ts';

const DEFAULT_NAME = 'operator';
const { overlapHours: DEFAULT_OVERLAP_HOURS } =
  requests.rotateKey.bodies['application/json'].variants[0].defaults;

/** The key commands by name. */
export const keyCommands = {
  async create(parts, given) {
    const { id: accountId } = await accountIn(parts, given);
    const name = given.optionalText('name') ?? DEFAULT_NAME;
    const expiresAt = given.optionalTime('expires');
    if (expiresAt !== undefined && expiresAt <= parts.clock.now()) {
      throw new CommandError('expires must be in the future.');
    }
    const limits = limitsIn(given);
    wanted(checkRequestOf('createKey', { name, limits }));
    const order = { accountId, name, expiresAt, limits };
    return wanted(await parts.keys.create(order));
  },
  async list(parts, given) {
    const { id } = await accountIn(parts, given);
    return { keys: await parts.keys.list(id) };
  },
  async revoke(parts, given) {
    const { accountId, id, name } = await keyIn(parts, given);
    const record = wanted(await parts.keys.revoke(accountId, id));
    // A key that it was rotated from goes on until its own end.
    const keys = await parts.keys.list(accountId);
    const others = keys.filter((key) => key.name === name && key.state === 'live');
    return { record, ...(others.length > 0 ? { alsoLive: others.map((key) => key.id) } : {}) };
  },
  async rotate(parts, given) {
    const { accountId, id } = await keyIn(parts, given);
    const overlapHours = given.optionalNumber('overlapHours') ?? DEFAULT_OVERLAP_HOURS;
    wanted(checkRequestOf('rotateKey', { overlapHours }));
    const overlapSeconds = overlapHours * SECONDS_PER_HOUR;
    return wanted(await parts.keys.rotate(accountId, id, { overlapSeconds }));
  },
} as const satisfies Readonly<Record<string, OperatorCommand>>;

function limitsIn(given: Given): KeyLimits {
  const named = given.optionalList('operations');
  const why = whyNotLimitedTo(named ?? []);
  if (why !== undefined) {
    throw new CommandError(`operations must name operations that take a key; ${why}.`);
  }
  return definedOnly({
    operations: named,
    models: given.optionalList('models'),
    requestsPerMinute: given.optionalNumber('requestsPerMinute'),
    unitsPerDay: given.optionalNumber('unitsPerDay'),
    unitsPerMonth: given.optionalNumber('unitsPerMonth'),
  } satisfies Readonly<Record<keyof KeyLimits, unknown>>);
}

/**
 * The key that a command refers to, by its identifier, its public part, or its name. If several live keys share a name,
 * the only one without an expiry is selected: the others may be those that it was rotated from.
 */
async function keyIn(parts: OperatorParts, given: Given): Promise<KeyRecord> {
  const [account, named] = [await accountIn(parts, given), given.text('key')];
  const keys = await parts.keys.list(account.id);
  const found = keys.find(({ id, prefix }) => id === named.toLowerCase() || prefix === named);
  if (found !== undefined) return found;
  const called = keys.filter(({ name, state }) => name === named && state === 'live');
  const meant = onlyOf(called) ?? onlyOf(called.filter(({ expiresAt }) => expiresAt === undefined));
  if (meant !== undefined) return meant;
  // The input is not repeated, as it may be a complete key.
  throw new CommandError(
    called.length === 0
      ? `The account ${account.name} has no such key.`
      : `The account ${account.name} has several keys of this name: ${called.map(tellApart).join(', ')}. Use its identifier.`,
  );
}

function onlyOf<Item>([first, ...others]: readonly Item[]): Item | undefined {
  return others.length === 0 ? first : undefined;
}

function tellApart({ id, prefix, expiresAt }: KeyRecord): string {
  const until = expiresAt === undefined ? '' : `, until ${expiresAt.toISOString()}`;
  return `${id} (${prefix}${until})`;
}
